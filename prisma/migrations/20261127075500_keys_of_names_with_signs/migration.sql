-- The keys of names such as "C++" keep the signs at the end of a word, as in core/catalogue/tool-identity.ts.
CREATE FUNCTION pg_temp.key_with_signs(name text) RETURNS text LANGUAGE sql AS $$
  SELECT left(regexp_replace(
    lower(normalize(name, NFKC)),
    '(?<![[:alnum:]+#])[+#]+|[+#]+(?=[[:alnum:]])|[^[:alnum:]+#]', '', 'g'), 500)
$$;

UPDATE "tools" SET "name_keys" = ARRAY(
  SELECT keys.key FROM (
    SELECT pg_temp.key_with_signs(names.name) AS key, min(names.place) AS place
    FROM unnest(array_prepend("tools"."name", "tools"."aliases")) WITH ORDINALITY AS names(name, place)
    GROUP BY 1
  ) AS keys WHERE keys.key <> '' ORDER BY keys.place
) WHERE array_to_string(array_prepend("name", "aliases"), ' ') ~ '[+#]';
UPDATE "tool_suggestions" SET "name_key" = pg_temp.key_with_signs("name") WHERE "name" ~ '[+#]';
UPDATE "tool_candidates" SET "name_key" = pg_temp.key_with_signs("name") WHERE "name" ~ '[+#]';
