-- CreateTable
CREATE TABLE "analytics_recording_runs" (
    "id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "last_flush_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "accepted" INTEGER NOT NULL DEFAULT 0,
    "written" INTEGER NOT NULL DEFAULT 0,
    "duplicates" INTEGER NOT NULL DEFAULT 0,
    "dropped_full" INTEGER NOT NULL DEFAULT 0,
    "dropped_limited" INTEGER NOT NULL DEFAULT 0,
    "dropped_failed" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "analytics_recording_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "analytics_recording_runs_started_at_idx" ON "analytics_recording_runs"("started_at");
