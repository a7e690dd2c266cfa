-- Plans have prices in their own currency, and a yearly price is the price per month when billed yearly. A plan without
-- a price was shown as "Price not published", which is now the price on request.

CREATE FUNCTION pg_temp.plan_as_published(p jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'name', p->'name', 'currency', 'USD', 'month', p->'usdMonth',
    'monthBilledYearly', to_jsonb(trim_scale(round((p->>'usdYear')::numeric / 12, 6))),
    'once', NULL, 'unit', NULL, 'onRequest', p->>'usdMonth' IS NULL AND p->>'usdYear' IS NULL,
    'usdMonth', p->'usdMonth', 'usdYear', p->'usdYear', 'perSeat', p->'perSeat', 'minSeats', p->'minSeats', 'maxSeats', NULL,
    'included', NULL, 'requires', NULL, 'paused', NULL, 'keyLimits', p->'keyLimits', 'asOf', p->'asOf', 'sourceUrl', NULL,
    'checkedBy', NULL)
$$;

CREATE FUNCTION pg_temp.record_as_published(p jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'name', p->'name', 'currency', 'USD', 'month', p->'usd_month',
    'month_billed_yearly', to_jsonb(trim_scale(round((p->>'usd_year')::numeric / 12, 6))),
    'once', NULL, 'unit', NULL, 'on_request', p->>'usd_month' IS NULL AND p->>'usd_year' IS NULL,
    'per_seat', p->'per_seat', 'min_seats', p->'min_seats', 'max_seats', NULL, 'included', NULL, 'requires', NULL,
    'paused', NULL, 'key_limits', p->'key_limits', 'as_of', p->'as_of', 'source_url', NULL, 'checked_by', NULL)
$$;

CREATE FUNCTION pg_temp.records_as_published(plans jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(pg_temp.record_as_published(p) ORDER BY n), '[]') FROM jsonb_array_elements(plans) WITH ORDINALITY AS e(p, n)
$$;

UPDATE "tools" SET "plans" = (
  SELECT jsonb_agg(pg_temp.plan_as_published(p) ORDER BY n) FROM jsonb_array_elements("plans") WITH ORDINALITY AS e(p, n))
WHERE jsonb_array_length("plans") > 0;

UPDATE "tool_changes" SET
  "old_value" = CASE WHEN jsonb_typeof("old_value") = 'array' THEN pg_temp.records_as_published("old_value") ELSE "old_value" END,
  "new_value" = CASE WHEN jsonb_typeof("new_value") = 'array' THEN pg_temp.records_as_published("new_value") ELSE "new_value" END
WHERE "field" = 'plans';

UPDATE "tool_changes" SET "old_value" = jsonb_set("old_value", '{plans}', pg_temp.records_as_published("old_value"->'plans'))
WHERE "action" = 'removed' AND jsonb_typeof("old_value"->'plans') = 'array';

DROP FUNCTION pg_temp.records_as_published(jsonb);
DROP FUNCTION pg_temp.record_as_published(jsonb);
DROP FUNCTION pg_temp.plan_as_published(jsonb);
