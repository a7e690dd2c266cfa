-- The security log of accounts.
-- CreateEnum
CREATE TYPE "security_event_kind" AS ENUM ('signed_up', 'signed_in', 'new_device', 'second_factor_requested', 'sign_in_refused', 'locked_out', 'signed_out', 'session_ended', 'email_verified', 'email_changed', 'password_changed', 'password_reset', 'password_reset_requested', 'confirmation_refused', 'factor_added', 'factor_removed', 'recovery_code_used', 'recovery_codes_renewed', 'factor_reset_requested', 'factor_reset_canceled', 'factor_reset', 'role_changed', 'suspended', 'reinstated', 'access_refused', 'key_created', 'key_revoked', 'data_exported', 'account_deleted');

-- CreateTable
CREATE TABLE "security_events" (
    "id" UUID NOT NULL,
    "kind" "security_event_kind" NOT NULL,
    "account_id" UUID NOT NULL,
    "actor_id" UUID,
    "address" TEXT,
    "network" TEXT,
    "user_agent" TEXT,
    "request_id" TEXT,
    "detail" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "security_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "security_events_account_id_at_id_idx" ON "security_events"("account_id", "at", "id");

-- CreateIndex
CREATE INDEX "security_events_at_id_idx" ON "security_events"("at", "id");

-- Codes only, never a text that somebody wrote.
ALTER TABLE "security_events"
  ADD CONSTRAINT "security_events_detail_check" CHECK ("detail" ~ '^[A-Za-z0-9_.:-]{1,80}$');
