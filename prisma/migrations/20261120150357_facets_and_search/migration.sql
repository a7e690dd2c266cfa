-- DropIndex
DROP INDEX "tools_category_id_idx";

-- AlterTable
ALTER TABLE "tools" ADD COLUMN     "free_tier" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "names_text" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "tools_category_id_status_prominence_name_lower_id_idx" ON "tools"("category_id", "status", "prominence" DESC, "name_lower", "id");

-- CreateIndex
CREATE INDEX "tools_search_text_idx" ON "tools" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "tools_names_text_idx" ON "tools" USING GIN ("names_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "tools_name_lower_trgm_idx" ON "tools" USING GIN ("name_lower" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "tools_topics_idx" ON "tools" USING GIN ("topics");
