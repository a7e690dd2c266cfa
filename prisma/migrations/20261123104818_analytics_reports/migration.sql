-- CreateTable
CREATE TABLE "analytics_active_weeks" (
    "user_id" UUID NOT NULL,
    "week" DATE NOT NULL,

    CONSTRAINT "analytics_active_weeks_pkey" PRIMARY KEY ("user_id","week")
);

-- CreateTable
CREATE TABLE "analytics_spam_rules" (
    "id" UUID NOT NULL,
    "host" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "analytics_spam_rules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analytics_roll_ups" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "rolled_up_to" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "analytics_roll_ups_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "analytics_active_weeks_week_idx" ON "analytics_active_weeks"("week");

-- CreateIndex
CREATE UNIQUE INDEX "analytics_spam_rules_host_key" ON "analytics_spam_rules"("host");

-- AddForeignKey
ALTER TABLE "analytics_active_weeks" ADD CONSTRAINT "analytics_active_weeks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
