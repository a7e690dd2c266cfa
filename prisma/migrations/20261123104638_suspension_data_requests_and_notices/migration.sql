-- CreateEnum
CREATE TYPE "DataRequestLaw" AS ENUM ('gdpr', 'ccpa');

-- CreateEnum
CREATE TYPE "DataRequestKind" AS ENUM ('access', 'erasure', 'correction');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "suspended_at" TIMESTAMPTZ(3),
ADD COLUMN     "suspension_reason" TEXT;

-- CreateTable
CREATE TABLE "data_requests" (
    "id" UUID NOT NULL,
    "law" "DataRequestLaw" NOT NULL,
    "kind" "DataRequestKind" NOT NULL,
    "email" TEXT,
    "note" TEXT,
    "received_on" DATE NOT NULL,
    "due_on" DATE NOT NULL,
    "settled_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "data_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "policy_notice_deliveries" (
    "notice" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "enqueued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "policy_notice_deliveries_pkey" PRIMARY KEY ("notice","user_id")
);

-- CreateIndex
CREATE INDEX "data_requests_settled_on_due_on_id_idx" ON "data_requests"("settled_on", "due_on", "id");

-- CreateIndex
CREATE INDEX "policy_notice_deliveries_user_id_idx" ON "policy_notice_deliveries"("user_id");

-- AddForeignKey
ALTER TABLE "policy_notice_deliveries" ADD CONSTRAINT "policy_notice_deliveries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
