-- DropIndex
DROP INDEX "analytics_events_user_id_idx";

-- AlterTable
ALTER TABLE "analytics_roll_ups" ADD COLUMN     "rebuilt_to" TIMESTAMPTZ(3),
ADD COLUMN     "seen_to" BIGINT;

-- CreateTable
CREATE TABLE "analytics_visits" (
    "visit_key" UUID NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "bucket" "AnalyticsBucket" NOT NULL,
    "reason" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "source_key" TEXT NOT NULL,
    "views" INTEGER NOT NULL,
    "ended" BOOLEAN NOT NULL,
    "bounced" BOOLEAN NOT NULL,
    "seconds" DOUBLE PRECISION NOT NULL,
    "sign_ups" INTEGER NOT NULL,
    "purchases" INTEGER NOT NULL,
    "amount" DOUBLE PRECISION NOT NULL,
    "step" INTEGER,

    CONSTRAINT "analytics_visits_pkey" PRIMARY KEY ("visit_key","hour")
);

-- CreateIndex
CREATE INDEX "analytics_visits_hour_idx" ON "analytics_visits"("hour");

-- CreateIndex
CREATE INDEX "analytics_events_user_id_at_idx" ON "analytics_events"("user_id", "at");
