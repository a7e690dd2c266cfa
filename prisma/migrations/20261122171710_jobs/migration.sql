-- CreateEnum
CREATE TYPE "JobState" AS ENUM ('waiting', 'running', 'done', 'dead');

-- CreateTable
CREATE TABLE "jobs" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "state" "JobState" NOT NULL DEFAULT 'waiting',
    "key" TEXT NOT NULL,
    "active_key" TEXT,
    "payload" JSONB NOT NULL,
    "user_id" UUID,
    "available_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lease_token" UUID,
    "run_again" BOOLEAN NOT NULL DEFAULT false,
    "progress_done" INTEGER,
    "progress_total" INTEGER,
    "progress_text" TEXT,
    "result" JSONB,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "jobs_active_key_key" ON "jobs"("active_key");

-- CreateIndex
CREATE INDEX "jobs_kind_state_available_at_id_idx" ON "jobs"("kind", "state", "available_at", "id");

-- CreateIndex
CREATE INDEX "jobs_state_finished_at_idx" ON "jobs"("state", "finished_at");

-- CreateIndex
CREATE INDEX "jobs_user_id_idx" ON "jobs"("user_id");

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
