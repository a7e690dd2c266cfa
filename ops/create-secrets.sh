#!/bin/sh
# Creates the secrets that compose.yaml mounts, in the folder secrets/ next to it. Existing ones are kept.
# The folder is closed to others; the files are readable, because a container reads them as another user.
set -eu
cd "$(dirname "$0")/.."
mkdir -p secrets
chmod 700 secrets
umask 022

random() {
  od -An -N32 -tx1 /dev/urandom | tr -d ' \n'
}

create() {
  [ -e "secrets/$1" ] && return
  printf '%s\n' "$2" > "secrets/$1"
  echo "created secrets/$1"
}

create auth-secret "$(random)"
create database-admin-password "$(random)"
create database-password "$(random)"
create database-url "postgresql://toolfinch:$(cat secrets/database-password)@database:5432/toolfinch"
