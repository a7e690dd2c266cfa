-- AlterTable
ALTER TABLE "member_settings" ADD COLUMN     "price_alerts" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "tools" ADD COLUMN     "directory_rank" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "editor_rank" SMALLINT;

-- The order stays as it was until the first night: PROMINENCE_WEIGHT of core/catalogue/directory-rank.ts.
UPDATE "tools" SET "directory_rank" = "prominence" * 1000;

-- CreateTable
CREATE TABLE "price_alerts" (
    "user_id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "plan" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "price_alerts_pkey" PRIMARY KEY ("user_id","tool_id","plan","period","month")
);

-- CreateTable
CREATE TABLE "price_alert_state" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "change_sequence" BIGINT NOT NULL,

    CONSTRAINT "price_alert_state_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalogue_uploads" (
    "id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "content" TEXT,
    "as_of" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "dry_run" JSONB,
    "imported" JSONB,

    CONSTRAINT "catalogue_uploads_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "price_alerts_sent_at_user_id_idx" ON "price_alerts"("sent_at", "user_id");

-- CreateIndex
CREATE INDEX "catalogue_uploads_created_at_idx" ON "catalogue_uploads"("created_at");

-- CreateIndex
CREATE INDEX "tools_category_id_status_directory_rank_name_lower_id_idx" ON "tools"("category_id", "status", "directory_rank" DESC, "name_lower", "id");

-- CreateIndex
CREATE INDEX "tools_status_directory_rank_name_lower_id_idx" ON "tools"("status", "directory_rank" DESC, "name_lower", "id");

-- AddForeignKey
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
