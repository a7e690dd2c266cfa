-- CreateEnum
CREATE TYPE "ClaimMethod" AS ENUM ('email', 'dns', 'file');

-- CreateEnum
CREATE TYPE "ClaimState" AS ENUM ('pending', 'active', 'ended');

-- CreateEnum
CREATE TYPE "ClaimEnd" AS ENUM ('withdrawn', 'proof_gone', 'website_moved', 'not_renewed', 'removed', 'account_deleted', 'tool_gone');

-- AlterEnum
ALTER TYPE "ChangeSetKind" ADD VALUE 'vendor';

-- AlterTable
ALTER TABLE "tool_revisions" ADD COLUMN     "from_vendor" BOOLEAN NOT NULL DEFAULT false;

-- A merge recognizes the rows that it moved by their digest, which contains the new column from now on.
UPDATE "tool_merge_rows" AS "moved" SET "digest" = md5((to_jsonb("proposal") - 'tool_id' - 'position')::text)
FROM "tool_revisions" AS "proposal"
WHERE "moved"."table_name" = 'tool_revisions'
  AND "moved"."digest" = md5((to_jsonb("proposal") - 'tool_id' - 'position' - 'from_vendor')::text);

-- CreateTable
CREATE TABLE "claimed_listings" (
    "id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "user_id" UUID,
    "domain" TEXT NOT NULL,
    "method" "ClaimMethod" NOT NULL,
    "state" "ClaimState" NOT NULL DEFAULT 'pending',
    "open_key" TEXT,
    "code_hash" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3),
    "contact_email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "proved_at" TIMESTAMPTZ(3),
    "rechecked_at" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failed_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "end_reason" "ClaimEnd",

    CONSTRAINT "claimed_listings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "claimed_listings_open_key_key" ON "claimed_listings"("open_key");

-- CreateIndex
CREATE INDEX "claimed_listings_tool_id_idx" ON "claimed_listings"("tool_id");

-- CreateIndex
CREATE INDEX "claimed_listings_user_id_idx" ON "claimed_listings"("user_id");

-- CreateIndex
CREATE INDEX "claimed_listings_state_expires_at_idx" ON "claimed_listings"("state", "expires_at");

-- AddForeignKey
ALTER TABLE "claimed_listings" ADD CONSTRAINT "claimed_listings_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claimed_listings" ADD CONSTRAINT "claimed_listings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Counts
ALTER TABLE "claimed_listings" ADD CONSTRAINT "claimed_listings_attempts_check" CHECK ("attempts" >= 0),
ADD CONSTRAINT "claimed_listings_failures_check" CHECK ("failures" >= 0);
