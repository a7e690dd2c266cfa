-- CreateEnum
CREATE TYPE "AnalyticsKind" AS ENUM ('page_view', 'event', 'session', 'tool_view', 'sign_up', 'conversion');

-- CreateEnum
CREATE TYPE "AnalyticsBucket" AS ENUM ('person', 'bot', 'spam');

-- CreateEnum
CREATE TYPE "AnalyticsPeriod" AS ENUM ('hour', 'day');

-- AlterEnum
ALTER TYPE "Role" ADD VALUE 'editor';

-- CreateTable
CREATE TABLE "analytics_events" (
    "id" UUID NOT NULL,
    "kind" "AnalyticsKind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "visit_key" UUID,
    "user_id" UUID,
    "bucket" "AnalyticsBucket" NOT NULL DEFAULT 'person',
    "reason" TEXT,
    "path" TEXT,
    "title" TEXT,
    "source" TEXT,
    "medium" TEXT,
    "campaign" TEXT,
    "category" TEXT,
    "action" TEXT,
    "label" TEXT,
    "value" DOUBLE PRECISION,
    "pages" INTEGER,
    "bounced" BOOLEAN,

    CONSTRAINT "analytics_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analytics_totals" (
    "period" "AnalyticsPeriod" NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "dimension" TEXT NOT NULL,
    "bucket" "AnalyticsBucket" NOT NULL,
    "key" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "visits" INTEGER NOT NULL DEFAULT 0,
    "bounces" INTEGER NOT NULL DEFAULT 0,
    "seconds" BIGINT NOT NULL DEFAULT 0,
    "sessions" INTEGER NOT NULL DEFAULT 0,
    "events" INTEGER NOT NULL DEFAULT 0,
    "sign_ups" INTEGER NOT NULL DEFAULT 0,
    "purchases" INTEGER NOT NULL DEFAULT 0,
    "amount_cents" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "analytics_totals_pkey" PRIMARY KEY ("period","dimension","starts_at","bucket","key")
);

-- CreateIndex
CREATE INDEX "analytics_events_at_idx" ON "analytics_events"("at");

-- CreateIndex
CREATE INDEX "analytics_events_kind_at_idx" ON "analytics_events"("kind", "at");

-- CreateIndex
CREATE INDEX "analytics_events_visit_key_at_idx" ON "analytics_events"("visit_key", "at");

-- CreateIndex
CREATE INDEX "analytics_events_user_id_idx" ON "analytics_events"("user_id");
