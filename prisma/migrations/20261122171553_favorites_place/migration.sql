-- DropIndex
DROP INDEX "favorites_user_id_created_at_id_idx";

-- CreateIndex
CREATE UNIQUE INDEX "favorites_user_id_created_at_id_key" ON "favorites"("user_id", "created_at" DESC, "id" DESC);
