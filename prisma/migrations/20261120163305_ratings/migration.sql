-- AlterTable
ALTER TABLE "tools" ADD COLUMN     "rating_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "rating_score" INTEGER NOT NULL DEFAULT 3500000,
ADD COLUMN     "rating_sum" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "tool_ratings" (
    "user_id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "stars" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tool_ratings_pkey" PRIMARY KEY ("user_id","tool_id"),
    CONSTRAINT "tool_ratings_stars_check" CHECK ("stars" BETWEEN 1 AND 5)
);

-- CreateIndex
CREATE INDEX "tool_ratings_tool_id_idx" ON "tool_ratings"("tool_id");

-- CreateIndex
CREATE INDEX "tools_status_rating_score_prominence_name_lower_id_idx" ON "tools"("status", "rating_score" DESC, "prominence" DESC, "name_lower", "id");

-- AddForeignKey
ALTER TABLE "tool_ratings" ADD CONSTRAINT "tool_ratings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_ratings" ADD CONSTRAINT "tool_ratings_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;
