-- How far recorded rows were sent to a column store.
-- CreateTable
CREATE TABLE "analytics_sinks" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "target" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_to" TIMESTAMPTZ(3),
    "seen_to" BIGINT,
    "changed_from" TIMESTAMPTZ(3),
    "pass" JSONB,
    "version" BIGINT NOT NULL DEFAULT 0,
    "rows_sent" BIGINT NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failing_since" TIMESTAMPTZ(3),
    "retry_at" TIMESTAMPTZ(3),

    CONSTRAINT "analytics_sinks_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "analytics_sinks"
  ADD CONSTRAINT "analytics_sinks_id_check" CHECK ("id" = 1),
  ADD CONSTRAINT "analytics_sinks_version_check" CHECK ("version" >= 0),
  ADD CONSTRAINT "analytics_sinks_rows_sent_check" CHECK ("rows_sent" >= 0),
  ADD CONSTRAINT "analytics_sinks_failures_check" CHECK ("failures" >= 0);
