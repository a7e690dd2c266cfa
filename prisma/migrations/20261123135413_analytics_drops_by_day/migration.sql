-- AlterTable
ALTER TABLE "analytics_recording_runs" ADD COLUMN     "dropped_by_day" JSONB NOT NULL DEFAULT '{}';

-- The days of earlier drops are not known; the last write of their process is the nearest moment that is.
UPDATE "analytics_recording_runs"
SET "dropped_by_day" = jsonb_build_object(to_char("last_flush_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
  "dropped_full"::bigint + "dropped_limited" + "dropped_failed")
WHERE "dropped_full" > 0 OR "dropped_limited" > 0 OR "dropped_failed" > 0;
