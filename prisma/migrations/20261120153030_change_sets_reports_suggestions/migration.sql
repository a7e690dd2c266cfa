-- CreateEnum
CREATE TYPE "ChangeSetKind" AS ENUM ('data_files', 'import', 'undo', 'person');

-- CreateEnum
CREATE TYPE "ChangeSetState" AS ENUM ('running', 'done', 'undone', 'failed');

-- CreateEnum
CREATE TYPE "ChangeAction" AS ENUM ('created', 'changed', 'removed');

-- CreateEnum
CREATE TYPE "ReviewState" AS ENUM ('open', 'accepted', 'rejected');

-- CreateEnum
CREATE TYPE "InaccuracyKind" AS ENUM ('broken_link', 'wrong_category', 'outdated', 'price', 'other');

-- AlterTable
ALTER TABLE "tools" ADD COLUMN     "address_key" TEXT,
ADD COLUMN     "name_keys" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "change_sets" (
    "id" UUID NOT NULL,
    "kind" "ChangeSetKind" NOT NULL,
    "source" TEXT NOT NULL,
    "state" "ChangeSetState" NOT NULL DEFAULT 'running',
    "created" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "removed" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "undo_of_id" UUID,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "change_sets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_changes" (
    "sequence" BIGSERIAL NOT NULL,
    "change_set_id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "action" "ChangeAction" NOT NULL,
    "field" TEXT,
    "old_value" JSONB,
    "new_value" JSONB,
    "old_fact" JSONB,
    "new_fact" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tool_changes_pkey" PRIMARY KEY ("sequence")
);

-- CreateTable
CREATE TABLE "inaccuracy_reports" (
    "id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "kind" "InaccuracyKind" NOT NULL,
    "state" "ReviewState" NOT NULL DEFAULT 'open',
    "report_count" INTEGER NOT NULL DEFAULT 1,
    "note" TEXT,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_reported_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inaccuracy_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_suggestions" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "website_url" TEXT NOT NULL,
    "category" TEXT,
    "name_key" TEXT NOT NULL,
    "address_key" TEXT NOT NULL,
    "state" "ReviewState" NOT NULL DEFAULT 'open',
    "suggestion_count" INTEGER NOT NULL DEFAULT 1,
    "note" TEXT,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_suggested_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tool_suggestions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tool_changes_change_set_id_sequence_idx" ON "tool_changes"("change_set_id", "sequence");

-- CreateIndex
CREATE INDEX "tool_changes_tool_id_sequence_idx" ON "tool_changes"("tool_id", "sequence");

-- CreateIndex
CREATE INDEX "inaccuracy_reports_tool_id_kind_state_idx" ON "inaccuracy_reports"("tool_id", "kind", "state");

-- CreateIndex
CREATE INDEX "inaccuracy_reports_state_created_at_idx" ON "inaccuracy_reports"("state", "created_at");

-- CreateIndex
CREATE INDEX "tool_suggestions_address_key_idx" ON "tool_suggestions"("address_key");

-- CreateIndex
CREATE INDEX "tool_suggestions_name_key_idx" ON "tool_suggestions"("name_key");

-- CreateIndex
CREATE INDEX "tool_suggestions_state_created_at_idx" ON "tool_suggestions"("state", "created_at");

-- CreateIndex
CREATE INDEX "tools_name_keys_idx" ON "tools" USING GIN ("name_keys");

-- CreateIndex
CREATE INDEX "tools_address_key_idx" ON "tools"("address_key");

-- AddForeignKey
ALTER TABLE "tool_changes" ADD CONSTRAINT "tool_changes_change_set_id_fkey" FOREIGN KEY ("change_set_id") REFERENCES "change_sets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inaccuracy_reports" ADD CONSTRAINT "inaccuracy_reports_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rows from before these columns: close to what the application writes, which the next application of the data files
-- makes exact.
UPDATE "tools" SET
  "name_keys" = ARRAY(SELECT DISTINCT k FROM (SELECT regexp_replace(lower(n), '[^[:alnum:]]', '', 'g') AS k
    FROM unnest("name" || "aliases") AS n) AS keys WHERE k <> ''),
  "address_key" = left(regexp_replace(regexp_replace("website_url", '^https?://(www\.)?', ''), '/+$', ''), 500);
