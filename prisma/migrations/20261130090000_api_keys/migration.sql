-- Keys for programs, with the budget that all instances share.
-- CreateEnum
CREATE TYPE "api_key_scope" AS ENUM ('catalogue', 'recommend');

-- CreateTable
CREATE TABLE "api_keys" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "key_hash" TEXT NOT NULL,
    "scopes" "api_key_scope"[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "notice_at" TIMESTAMPTZ(3),
    "last_used_on" DATE,
    "calls_month" DATE,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "budget_tokens" DOUBLE PRECISION,
    "budget_leased" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "budget_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_key_hash_key" ON "api_keys"("key_hash");

-- CreateIndex
CREATE INDEX "api_keys_user_id_idx" ON "api_keys"("user_id");

-- CreateIndex
CREATE INDEX "api_keys_expires_at_idx" ON "api_keys"("expires_at");

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Ranges
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_calls_check" CHECK ("calls" >= 0),
ADD CONSTRAINT "api_keys_created_at_expires_at_check" CHECK ("expires_at" > "created_at");
