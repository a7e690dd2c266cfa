-- Second factors of members: passkeys, authenticator apps and recovery codes, and since when a role requires one.
-- CreateEnum
CREATE TYPE "factor_ceremony_purpose" AS ENUM ('sign_in', 'passkey_sign_in', 'add_passkey', 'set_up_app');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "privileged_since" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "passkeys" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "authenticator_apps" (
    "user_id" UUID NOT NULL,
    "secret" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL,
    "last_step" BIGINT NOT NULL,

    CONSTRAINT "authenticator_apps_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "factor_ceremonies" (
    "id" UUID NOT NULL,
    "purpose" "factor_ceremony_purpose" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "user_id" UUID,
    "data" TEXT NOT NULL DEFAULT '',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "factor_ceremonies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "factor_resets" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "requested_by_id" UUID,
    "reason" TEXT NOT NULL,
    "cancel_code_hash" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "effective_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "factor_resets_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");

-- CreateIndex
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "recovery_codes_code_hash_key" ON "recovery_codes"("code_hash");

-- CreateIndex
CREATE INDEX "recovery_codes_user_id_idx" ON "recovery_codes"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "factor_ceremonies_token_hash_key" ON "factor_ceremonies"("token_hash");

-- CreateIndex
CREATE INDEX "factor_ceremonies_user_id_idx" ON "factor_ceremonies"("user_id");

-- CreateIndex
CREATE INDEX "factor_ceremonies_expires_at_idx" ON "factor_ceremonies"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "factor_resets_user_id_key" ON "factor_resets"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "factor_resets_cancel_code_hash_key" ON "factor_resets"("cancel_code_hash");

-- CreateIndex
CREATE INDEX "factor_resets_requested_by_id_idx" ON "factor_resets"("requested_by_id");

-- AddForeignKey
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "factor_ceremonies" ADD CONSTRAINT "factor_ceremonies_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "passkeys"
  ADD CONSTRAINT "passkeys_counter_check" CHECK ("counter" >= 0);
ALTER TABLE "authenticator_apps"
  ADD CONSTRAINT "authenticator_apps_last_step_check" CHECK ("last_step" >= 0);
ALTER TABLE "factor_ceremonies"
  ADD CONSTRAINT "factor_ceremonies_attempts_check" CHECK ("attempts" >= 0);
ALTER TABLE "factor_resets"
  ADD CONSTRAINT "factor_resets_requested_at_effective_at_check" CHECK ("effective_at" > "requested_at");

-- The grace period of existing editors and administrators starts with this version.
UPDATE "users" SET "privileged_since" = now() WHERE "role" <> 'member';
