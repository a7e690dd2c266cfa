-- CreateEnum
CREATE TYPE "CandidateSource" AS ENUM ('feed', 'suggestion');

-- CreateEnum
CREATE TYPE "CandidateState" AS ENUM ('open', 'prepared', 'accepted', 'rejected');

-- AlterTable
ALTER TABLE "inaccuracy_reports" ADD COLUMN     "deferred_until" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "tool_suggestions" ADD COLUMN     "deferred_until" TIMESTAMPTZ(3),
ADD COLUMN     "outcome" TEXT,
ADD COLUMN     "settled_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "tool_candidates" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "website_url" TEXT,
    "name_key" TEXT NOT NULL,
    "address_key" TEXT,
    "item_key" TEXT NOT NULL,
    "source" "CandidateSource" NOT NULL,
    "source_name" TEXT NOT NULL,
    "item_title" TEXT NOT NULL,
    "item_url" TEXT,
    "snippet" TEXT NOT NULL,
    "hint" JSONB,
    "values" JSONB,
    "state" "CandidateState" NOT NULL DEFAULT 'open',
    "times_seen" INTEGER NOT NULL DEFAULT 1,
    "tool_id" UUID,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "deferred_until" TIMESTAMPTZ(3),

    CONSTRAINT "tool_candidates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "tool_candidates_item_key_key" ON "tool_candidates"("item_key");

-- CreateIndex
CREATE INDEX "tool_candidates_address_key_idx" ON "tool_candidates"("address_key");

-- CreateIndex
CREATE INDEX "tool_candidates_name_key_idx" ON "tool_candidates"("name_key");

-- CreateIndex
CREATE INDEX "tool_candidates_state_found_at_idx" ON "tool_candidates"("state", "found_at");
