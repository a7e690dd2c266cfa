-- CreateEnum
CREATE TYPE "PriceReadingOutcome" AS ENUM ('confirmed', 'disputed', 'moved', 'ended', 'unreadable', 'busy', 'not_allowed', 'failed');

-- AlterEnum
ALTER TYPE "ChangeSetKind" ADD VALUE 'watch';

-- CreateTable
CREATE TABLE "price_page_readings" (
    "url" TEXT NOT NULL,
    "read_on" TIMESTAMPTZ(3) NOT NULL,
    "next_on" TIMESTAMPTZ(3) NOT NULL,
    "outcome" "PriceReadingOutcome" NOT NULL,
    "detail" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "price_page_readings_pkey" PRIMARY KEY ("url")
);

-- CreateTable
CREATE TABLE "price_checks" (
    "id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "outcome" "PriceReadingOutcome" NOT NULL,
    "detail" TEXT NOT NULL,
    "stored_text" TEXT NOT NULL,
    "found_text" TEXT NOT NULL,
    "state" "ReviewState" NOT NULL DEFAULT 'open',
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "deferred_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "price_checks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "price_page_readings_read_on_idx" ON "price_page_readings"("read_on");

-- CreateIndex
CREATE INDEX "price_checks_tool_id_url_state_idx" ON "price_checks"("tool_id", "url", "state");

-- CreateIndex
CREATE INDEX "price_checks_url_state_idx" ON "price_checks"("url", "state");

-- CreateIndex
CREATE INDEX "price_checks_state_created_at_idx" ON "price_checks"("state", "created_at");

-- AddForeignKey
ALTER TABLE "price_checks" ADD CONSTRAINT "price_checks_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "price_page_readings" ADD CONSTRAINT "price_page_readings_failures_check" CHECK ("failures" >= 0);
