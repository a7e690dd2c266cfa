#!/bin/sh
# Runs once, when the container of PostgreSQL creates its files: the product's role owns the product's database, and has
# no other rights. The superuser has another password, which the product does not get.
set -e
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname=postgres \
  --set=password="$(cat "${ROLE_PASSWORD_FILE:-/run/secrets/database-password}")" <<'END'
CREATE ROLE toolfinch LOGIN PASSWORD :'password';
CREATE DATABASE toolfinch OWNER toolfinch ENCODING 'UTF8' TEMPLATE template0;
END
