-- CreateEnum
CREATE TYPE "BillingPeriod" AS ENUM ('month', 'year');

-- CreateEnum
CREATE TYPE "PaymentMode" AS ENUM ('local', 'test', 'live');

-- CreateEnum
CREATE TYPE "SubscriptionStatus" AS ENUM ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled');

-- CreateEnum
CREATE TYPE "InvoiceStatus" AS ENUM ('draft', 'open', 'paid', 'uncollectible', 'void');

-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('requested', 'approved', 'refused');

-- CreateEnum
CREATE TYPE "ReferralRefusal" AS ENUM ('self', 'same_address', 'circular', 'same_card');

-- CreateEnum
CREATE TYPE "RewardForm" AS ENUM ('months', 'credit');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "GrantSource" ADD VALUE 'subscription';
ALTER TYPE "GrantSource" ADD VALUE 'referral';
ALTER TYPE "GrantSource" ADD VALUE 'seat';

-- AlterTable
ALTER TABLE "plan_grants" ADD COLUMN     "origin" TEXT,
ADD COLUMN     "payment_mode" "PaymentMode",
ADD COLUMN     "period" "BillingPeriod",
ADD COLUMN     "revoked_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "billing_customers" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "mode" "PaymentMode" NOT NULL,
    "provider_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "synced_at" TIMESTAMPTZ(3),
    "card_hashes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "credit_cents" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_customers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" TEXT NOT NULL,
    "customer_id" UUID NOT NULL,
    "status" "SubscriptionStatus" NOT NULL,
    "plan" "PaidPlan" NOT NULL,
    "period" "BillingPeriod" NOT NULL,
    "current_period_start" TIMESTAMPTZ(3) NOT NULL,
    "current_period_end" TIMESTAMPTZ(3) NOT NULL,
    "cancel_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "next_plan" "PaidPlan",
    "next_period" "BillingPeriod",
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "invoice_id" TEXT NOT NULL,
    "customer_id" UUID NOT NULL,
    "subscription_id" TEXT NOT NULL,
    "status" "InvoiceStatus" NOT NULL,
    "plan" "PaidPlan" NOT NULL,
    "period" "BillingPeriod" NOT NULL,
    "number" TEXT,
    "total_cents" INTEGER NOT NULL,
    "paid_cents" INTEGER NOT NULL,
    "refunded_cents" INTEGER NOT NULL DEFAULT 0,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "refunded_at" TIMESTAMPTZ(3),
    "disputed_at" TIMESTAMPTZ(3),
    "dispute_won" BOOLEAN,
    "next_attempt_at" TIMESTAMPTZ(3),
    "attempted" BOOLEAN NOT NULL,
    "invoice_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" TEXT NOT NULL,
    "mode" "PaymentMode" NOT NULL,
    "type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund_requests" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "user_id" UUID,
    "reason" TEXT,
    "state" "RefundState" NOT NULL DEFAULT 'requested',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "settled_by_id" UUID,

    CONSTRAINT "refund_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_checkout_states" (
    "id" INTEGER NOT NULL,
    "state" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "test_checkout_states_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seats" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "member_id" UUID,
    "code_hash" TEXT NOT NULL,
    "invited_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "seats_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "referrals" (
    "id" UUID NOT NULL,
    "referrer_id" UUID NOT NULL,
    "referred_id" UUID,
    "refusal" "ReferralRefusal",
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_times" JSONB NOT NULL DEFAULT '[]',
    "qualified_at" TIMESTAMPTZ(3),

    CONSTRAINT "referrals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "referral_rewards" (
    "id" UUID NOT NULL,
    "referrer_id" UUID NOT NULL,
    "milestone" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "months" INTEGER NOT NULL,
    "form" "RewardForm" NOT NULL,
    "credit_cents" INTEGER,
    "payment_mode" "PaymentMode",
    "earned_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "credited_at" TIMESTAMPTZ(3),
    "reversed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "referral_rewards_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "billing_customers_provider_id_key" ON "billing_customers"("provider_id");

-- CreateIndex
CREATE INDEX "billing_customers_synced_at_idx" ON "billing_customers"("synced_at");

-- CreateIndex
CREATE UNIQUE INDEX "billing_customers_user_id_mode_key" ON "billing_customers"("user_id", "mode");

-- CreateIndex
CREATE INDEX "subscriptions_customer_id_idx" ON "subscriptions"("customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_invoice_id_key" ON "payments"("invoice_id");

-- CreateIndex
CREATE INDEX "payments_customer_id_created_at_idx" ON "payments"("customer_id", "created_at");

-- CreateIndex
CREATE INDEX "payment_events_received_at_idx" ON "payment_events"("received_at");

-- CreateIndex
CREATE UNIQUE INDEX "refund_requests_payment_id_key" ON "refund_requests"("payment_id");

-- CreateIndex
CREATE INDEX "refund_requests_state_created_at_idx" ON "refund_requests"("state", "created_at");

-- CreateIndex
CREATE INDEX "refund_requests_user_id_idx" ON "refund_requests"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "seats_code_hash_key" ON "seats"("code_hash");

-- CreateIndex
CREATE INDEX "seats_owner_id_removed_at_idx" ON "seats"("owner_id", "removed_at");

-- CreateIndex
CREATE INDEX "seats_member_id_idx" ON "seats"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "referrals_referred_id_key" ON "referrals"("referred_id");

-- CreateIndex
CREATE INDEX "referrals_referrer_id_idx" ON "referrals"("referrer_id");

-- CreateIndex
CREATE UNIQUE INDEX "referral_rewards_referrer_id_milestone_version_key" ON "referral_rewards"("referrer_id", "milestone", "version");

-- CreateIndex
CREATE UNIQUE INDEX "plan_grants_origin_key" ON "plan_grants"("origin");

-- AddForeignKey
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "billing_customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "billing_customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seats" ADD CONSTRAINT "seats_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seats" ADD CONSTRAINT "seats_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_fkey" FOREIGN KEY ("referrer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referred_id_fkey" FOREIGN KEY ("referred_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_referrer_id_fkey" FOREIGN KEY ("referrer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
