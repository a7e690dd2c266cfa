-- What members chose after their lists, with their consent to be quoted, and how far the question about it has gone.
-- CreateEnum
CREATE TYPE "OutcomeChoice" AS ENUM ('listed', 'another', 'none');

-- CreateTable
CREATE TABLE "outcomes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "result_id" UUID NOT NULL,
    "choice" "OutcomeChoice" NOT NULL,
    "tool_id" UUID,
    "tool_name" TEXT,
    "rank" SMALLINT,
    "jobs" TEXT[],
    "engine_version" TEXT NOT NULL,
    "satisfaction" SMALLINT,
    "sentence" TEXT,
    "quote_name" TEXT,
    "quote_role" TEXT,
    "quoted_at" TIMESTAMPTZ(3),
    "shown_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "outcomes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outcome_questions" (
    "result_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "emailed_at" TIMESTAMPTZ(3),
    "postponed_until" TIMESTAMPTZ(3),

    CONSTRAINT "outcome_questions_pkey" PRIMARY KEY ("result_id")
);

-- AlterTable
ALTER TABLE "member_settings" ADD COLUMN     "outcome_questions" BOOLEAN NOT NULL DEFAULT true;

-- CreateIndex
CREATE UNIQUE INDEX "outcomes_result_id_key" ON "outcomes"("result_id");

-- CreateIndex
CREATE INDEX "outcomes_user_id_created_at_idx" ON "outcomes"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "outcomes_created_at_idx" ON "outcomes"("created_at");

-- CreateIndex
CREATE INDEX "outcome_questions_user_id_idx" ON "outcome_questions"("user_id");

-- AddForeignKey
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_result_id_fkey" FOREIGN KEY ("result_id") REFERENCES "quiz_results"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outcome_questions" ADD CONSTRAINT "outcome_questions_result_id_fkey" FOREIGN KEY ("result_id") REFERENCES "quiz_results"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outcome_questions" ADD CONSTRAINT "outcome_questions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Only a tool of the list has a name and a rank; only a chosen tool has a satisfaction and a sentence; only a sentence
-- can be quoted, and only with name and role; only what may be quoted is shown.
ALTER TABLE "outcomes"
  ADD CONSTRAINT "outcomes_rank_check" CHECK ("rank" BETWEEN 1 AND 100),
  ADD CONSTRAINT "outcomes_satisfaction_check" CHECK ("satisfaction" BETWEEN 1 AND 5),
  ADD CONSTRAINT "outcomes_tool_check" CHECK (num_nonnulls("tool_id", "tool_name", "rank") = CASE WHEN "choice" = 'listed' THEN 3 ELSE 0 END),
  ADD CONSTRAINT "outcomes_choice_check" CHECK (("choice" = 'none') = ("satisfaction" IS NULL) AND ("choice" <> 'none' OR "sentence" IS NULL)),
  ADD CONSTRAINT "outcomes_quote_check" CHECK (num_nonnulls("quote_name", "quote_role", "quoted_at") IN (0, 3) AND ("quote_name" IS NULL OR "sentence" IS NOT NULL)),
  ADD CONSTRAINT "outcomes_shown_at_check" CHECK ("shown_at" IS NULL OR "quote_name" IS NOT NULL);
