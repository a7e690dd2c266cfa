-- CreateEnum
CREATE TYPE "PaidPlan" AS ENUM ('pro', 'business');

-- CreateEnum
CREATE TYPE "GrantSource" AS ENUM ('administrator', 'shell');

-- CreateTable
CREATE TABLE "plan_grants" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "plan" "PaidPlan" NOT NULL,
    "source" "GrantSource" NOT NULL,
    "granted_by_id" UUID,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "plan_grants_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "plan_grants_user_id_ends_at_idx" ON "plan_grants"("user_id", "ends_at");

-- AddForeignKey
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
