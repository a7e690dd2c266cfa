-- AlterTable
ALTER TABLE "change_sets" ADD COLUMN     "actor_id" UUID;

-- CreateTable
CREATE TABLE "tool_revisions" (
    "id" UUID NOT NULL,
    "tool_id" UUID,
    "slug" TEXT,
    "changes" JSONB NOT NULL,
    "state" "ReviewState" NOT NULL DEFAULT 'open',
    "author_id" UUID,
    "decided_by_id" UUID,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "tool_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_merges" (
    "id" UUID NOT NULL,
    "change_set_id" UUID NOT NULL,
    "from_id" UUID NOT NULL,
    "into_id" UUID NOT NULL,
    "merged_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tool_merges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_merge_rows" (
    "id" UUID NOT NULL,
    "merge_id" UUID NOT NULL,
    "owner_id" UUID,
    "table_name" TEXT NOT NULL,
    "digest" TEXT,
    "row" JSONB,

    CONSTRAINT "tool_merge_rows_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tool_revisions_state_created_at_id_idx" ON "tool_revisions"("state", "created_at", "id");

-- CreateIndex
CREATE INDEX "tool_revisions_tool_id_idx" ON "tool_revisions"("tool_id");

-- CreateIndex
CREATE INDEX "tool_revisions_author_id_idx" ON "tool_revisions"("author_id");

-- CreateIndex
CREATE INDEX "tool_revisions_decided_by_id_idx" ON "tool_revisions"("decided_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "tool_merges_change_set_id_key" ON "tool_merges"("change_set_id");

-- CreateIndex
CREATE INDEX "tool_merges_from_id_idx" ON "tool_merges"("from_id");

-- CreateIndex
CREATE INDEX "tool_merges_into_id_idx" ON "tool_merges"("into_id");

-- CreateIndex
CREATE INDEX "tool_merge_rows_merge_id_idx" ON "tool_merge_rows"("merge_id");

-- CreateIndex
CREATE INDEX "tool_merge_rows_owner_id_idx" ON "tool_merge_rows"("owner_id");

-- CreateIndex
CREATE INDEX "change_sets_actor_id_idx" ON "change_sets"("actor_id");

-- AddForeignKey
ALTER TABLE "change_sets" ADD CONSTRAINT "change_sets_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_revisions" ADD CONSTRAINT "tool_revisions_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_revisions" ADD CONSTRAINT "tool_revisions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_revisions" ADD CONSTRAINT "tool_revisions_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_merges" ADD CONSTRAINT "tool_merges_change_set_id_fkey" FOREIGN KEY ("change_set_id") REFERENCES "change_sets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_merges" ADD CONSTRAINT "tool_merges_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_merges" ADD CONSTRAINT "tool_merges_into_id_fkey" FOREIGN KEY ("into_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_merge_rows" ADD CONSTRAINT "tool_merge_rows_merge_id_fkey" FOREIGN KEY ("merge_id") REFERENCES "tool_merges"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_merge_rows" ADD CONSTRAINT "tool_merge_rows_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
