-- CreateEnum
CREATE TYPE "PageRevisionState" AS ENUM ('open', 'accepted', 'rejected', 'withdrawn');

-- AlterTable
ALTER TABLE "tool_revisions" ADD COLUMN     "author_note" TEXT;

-- CreateTable
CREATE TABLE "page_revisions" (
    "id" UUID NOT NULL,
    "page_id" UUID NOT NULL,
    "changes" JSONB NOT NULL,
    "state" "PageRevisionState" NOT NULL DEFAULT 'open',
    "author_id" UUID,
    "decided_by_id" UUID,
    "author_note" TEXT,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "page_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "page_revisions_state_created_at_id_idx" ON "page_revisions"("state", "created_at", "id");

-- CreateIndex
CREATE INDEX "page_revisions_page_id_author_id_idx" ON "page_revisions"("page_id", "author_id");

-- CreateIndex
CREATE INDEX "page_revisions_author_id_idx" ON "page_revisions"("author_id");

-- CreateIndex
CREATE INDEX "page_revisions_decided_by_id_idx" ON "page_revisions"("decided_by_id");

-- AddForeignKey
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "programmatic_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
