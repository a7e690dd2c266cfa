-- Emails of the version before the jobs table are jobs from now on; finished ones are kept as long as other jobs.
INSERT INTO "jobs" ("id", "kind", "state", "key", "active_key", "payload", "user_id", "available_at", "attempts",
  "last_error", "created_at", "finished_at")
SELECT "id", 'send-email', "mails"."state"::"JobState", "message_id",
  CASE WHEN "mails"."state" = 'waiting' THEN 'send-email:' || "message_id" END,
  jsonb_build_object('to', "recipient", 'subject', "subject", 'text', "text", 'html', "html", 'messageId', "message_id"),
  "user_id", "next_attempt_at", CASE WHEN "mails"."state" = 'waiting' THEN 0 ELSE "attempts" END, "last_error",
  "created_at", coalesce("sent_at", "dead_at")
FROM (
  SELECT *, CASE WHEN "sent_at" IS NOT NULL THEN 'done' WHEN "dead_at" IS NOT NULL THEN 'dead' ELSE 'waiting' END AS "state"
  FROM "outbox_mails"
) AS "mails" WHERE "mails"."state" = 'waiting' OR "user_id" IS NOT NULL;
DELETE FROM "jobs" WHERE "kind" = 'move-earlier-emails';

-- Codes of this purpose have not been issued since codes of the purpose "recover".
DELETE FROM "verifications" WHERE "purpose" = 'reset_password';

-- A merge recognizes the rows that it moved by their digest, which is computed without the removed column from now on.
UPDATE "tool_merge_rows" AS "moved" SET "digest" = md5((to_jsonb("report") - 'tool_id' - 'position' - 'last_reported_at')::text)
FROM "inaccuracy_reports" AS "report"
WHERE "moved"."table_name" = 'inaccuracy_reports'
  AND "moved"."digest" = md5((to_jsonb("report") - 'tool_id' - 'position')::text);

-- AlterEnum
CREATE TYPE "CodePurpose_new" AS ENUM ('verify_email', 'recover');
ALTER TABLE "verifications" ALTER COLUMN "purpose" TYPE "CodePurpose_new" USING ("purpose"::text::"CodePurpose_new");
ALTER TYPE "CodePurpose" RENAME TO "CodePurpose_old";
ALTER TYPE "CodePurpose_new" RENAME TO "CodePurpose";
DROP TYPE "public"."CodePurpose_old";

-- DropForeignKey
ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_user_id_fkey";

-- DropIndex
DROP INDEX "tools_search_text_idx";

-- AlterTable
ALTER TABLE "accounts" DROP COLUMN "created_at",
DROP COLUMN "updated_at";

-- AlterTable
ALTER TABLE "cache_invalidations" DROP COLUMN "created_at";

-- AlterTable
ALTER TABLE "change_sets" DROP COLUMN "finished_at";

-- AlterTable
ALTER TABLE "client_error_reports" DROP COLUMN "user_agent";

-- AlterTable
ALTER TABLE "inaccuracy_reports" DROP COLUMN "last_reported_at";

-- AlterTable
ALTER TABLE "page_former_slugs" DROP COLUMN "created_at";

-- AlterTable
ALTER TABLE "payment_events" DROP COLUMN "created_at",
DROP COLUMN "mode",
DROP COLUMN "type";

-- AlterTable
ALTER TABLE "plan_grants" DROP COLUMN "granted_by_id";

-- AlterTable
ALTER TABLE "policy_notice_deliveries" DROP COLUMN "enqueued_at";

-- AlterTable
ALTER TABLE "rate_limit_windows" DROP COLUMN "strikes";

-- AlterTable
ALTER TABLE "recommendation_sets" DROP COLUMN "catalogue_revision",
DROP COLUMN "engine_version";

-- AlterTable
ALTER TABLE "test_checkout_states" DROP COLUMN "updated_at";

-- AlterTable
ALTER TABLE "tool_candidates" DROP COLUMN "last_seen_at";

-- AlterTable
ALTER TABLE "tool_merges" DROP COLUMN "merged_at";

-- AlterTable
ALTER TABLE "tool_suggestions" DROP COLUMN "last_suggested_at";

-- AlterTable
ALTER TABLE "tools" DROP COLUMN "search_text";

-- AlterTable
ALTER TABLE "verifications" DROP COLUMN "created_at";

-- DropTable
DROP TABLE "outbox_mails";
