-- Reviews of tools, what members and vendors do with them, and which stars count.
-- CreateEnum
CREATE TYPE "ToolReviewState" AS ENUM ('queued', 'questioned', 'published', 'rejected');

-- CreateEnum
CREATE TYPE "ReviewDuration" AS ENUM ('under_a_month', 'one_to_six_months', 'six_to_twelve_months', 'over_a_year');

-- CreateEnum
CREATE TYPE "ReviewVerdict" AS ENUM ('yes', 'maybe', 'no');

-- CreateEnum
CREATE TYPE "ReviewFlag" AS ENUM ('similar_text', 'burst', 'new_account', 'works_for_vendor', 'edited', 'reported');

-- CreateEnum
CREATE TYPE "ReviewReportReason" AS ENUM ('fake', 'offensive', 'private_data', 'off_topic', 'other');

-- AlterTable
ALTER TABLE "tool_ratings" ADD COLUMN     "works_for_vendor" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "tools" ADD COLUMN     "rating_prior" INTEGER NOT NULL DEFAULT 3500000,
ADD COLUMN     "review_count" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "tool_reviews" (
    "id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "user_id" UUID,
    "stars" SMALLINT NOT NULL,
    "headline" TEXT NOT NULL,
    "good" TEXT NOT NULL,
    "bad" TEXT NOT NULL,
    "again" "ReviewVerdict" NOT NULL,
    "job" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "plan" TEXT,
    "duration" "ReviewDuration" NOT NULL,
    "author_name" TEXT,
    "works_for_vendor" BOOLEAN NOT NULL DEFAULT false,
    "state" "ToolReviewState" NOT NULL DEFAULT 'queued',
    "flags" "ReviewFlag"[],
    "similar_to_id" UUID,
    "shingles" INTEGER[],
    "editor_text" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "queued_at" TIMESTAMPTZ(3) NOT NULL,
    "helpful_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "tool_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_votes" (
    "review_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "review_votes_pkey" PRIMARY KEY ("review_id","user_id")
);

-- CreateTable
CREATE TABLE "review_reports" (
    "id" UUID NOT NULL,
    "review_id" UUID NOT NULL,
    "reporter_id" UUID,
    "reason" "ReviewReportReason" NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "removed" BOOLEAN,

    CONSTRAINT "review_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_answers" (
    "review_id" UUID NOT NULL,
    "user_id" UUID,
    "text" TEXT NOT NULL,
    "state" "ToolReviewState" NOT NULL DEFAULT 'queued',
    "editor_text" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "review_answers_pkey" PRIMARY KEY ("review_id")
);

-- CreateIndex
CREATE INDEX "tool_reviews_tool_id_state_idx" ON "tool_reviews"("tool_id", "state");

-- CreateIndex
CREATE INDEX "tool_reviews_state_queued_at_idx" ON "tool_reviews"("state", "queued_at");

-- CreateIndex
CREATE INDEX "tool_reviews_shingles_idx" ON "tool_reviews" USING GIN ("shingles");

-- CreateIndex
CREATE UNIQUE INDEX "tool_reviews_user_id_tool_id_key" ON "tool_reviews"("user_id", "tool_id");

-- CreateIndex
CREATE INDEX "review_votes_user_id_idx" ON "review_votes"("user_id");

-- CreateIndex
CREATE INDEX "review_reports_reporter_id_idx" ON "review_reports"("reporter_id");

-- CreateIndex
CREATE INDEX "review_reports_settled_at_created_at_idx" ON "review_reports"("settled_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "review_reports_review_id_reporter_id_key" ON "review_reports"("review_id", "reporter_id");

-- CreateIndex
CREATE INDEX "review_answers_user_id_idx" ON "review_answers"("user_id");

-- CreateIndex
CREATE INDEX "review_answers_state_updated_at_idx" ON "review_answers"("state", "updated_at");

-- AddForeignKey
ALTER TABLE "tool_reviews" ADD CONSTRAINT "tool_reviews_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_reviews" ADD CONSTRAINT "tool_reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "tool_reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "tool_reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "tool_reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A published review has a day of publication, and a decided one the time of the decision; only a question or a rejection has a text of the editor.
ALTER TABLE "tool_reviews"
  ADD CONSTRAINT "tool_reviews_stars_check" CHECK ("stars" BETWEEN 1 AND 5),
  ADD CONSTRAINT "tool_reviews_helpful_count_check" CHECK ("helpful_count" >= 0),
  ADD CONSTRAINT "tool_reviews_published_at_check" CHECK ("state" <> 'published' OR "published_at" IS NOT NULL),
  ADD CONSTRAINT "tool_reviews_editor_text_check" CHECK ("editor_text" IS NULL OR "state" IN ('questioned', 'rejected')),
  ADD CONSTRAINT "tool_reviews_decided_at_check" CHECK ("state" = 'queued' OR "decided_at" IS NOT NULL);

ALTER TABLE "review_reports"
  ADD CONSTRAINT "review_reports_removed_check" CHECK (("settled_at" IS NULL) = ("removed" IS NULL));

ALTER TABLE "review_answers"
  ADD CONSTRAINT "review_answers_state_check" CHECK ("state" <> 'questioned'),
  ADD CONSTRAINT "review_answers_published_at_check" CHECK ("state" <> 'published' OR "published_at" IS NOT NULL);

ALTER TABLE "tools"
  ADD CONSTRAINT "tools_rating_prior_check" CHECK ("rating_prior" BETWEEN 1000000 AND 5000000),
  ADD CONSTRAINT "tools_review_count_check" CHECK ("review_count" >= 0);
