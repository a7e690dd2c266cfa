-- CreateEnum
CREATE TYPE "PageType" AS ENUM ('comparison', 'category', 'industry', 'feature', 'problem', 'guide');

-- CreateEnum
CREATE TYPE "PageStatus" AS ENUM ('draft', 'published');

-- CreateEnum
CREATE TYPE "ContactState" AS ENUM ('open', 'answered', 'closed');

-- AlterTable
ALTER TABLE "inaccuracy_reports" ADD COLUMN     "outcome" TEXT,
ADD COLUMN     "page_id" UUID,
ADD COLUMN     "settled_at" TIMESTAMPTZ(3),
ALTER COLUMN "tool_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "password_confirmed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "programmatic_pages" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "type" "PageType" NOT NULL,
    "status" "PageStatus" NOT NULL,
    "gate_problems" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "title" TEXT NOT NULL,
    "meta_description" TEXT NOT NULL,
    "keyword" TEXT NOT NULL,
    "category_slug" TEXT,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "author" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "markdown" TEXT NOT NULL,
    "content_preview" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "word_count" INTEGER NOT NULL DEFAULT 0,
    "distinct_facts" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "schema_data" JSONB NOT NULL,
    "tool_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "related_slugs" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "facts_as_of" DATE,
    "facts_checked_on" DATE,
    "content_hash" TEXT NOT NULL,
    "content_changed_at" TIMESTAMPTZ(3) NOT NULL,
    "title_override" TEXT,
    "description_override" TEXT,
    "status_override" "PageStatus",
    "published_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "gone_at" TIMESTAMPTZ(3),
    "moved_to" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "programmatic_pages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_former_slugs" (
    "slug" TEXT NOT NULL,
    "page_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "page_former_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "page_generation_state" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "change_sequence" BIGINT NOT NULL DEFAULT 0,
    "rules_hash" TEXT,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "page_generation_state_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_views" (
    "path" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "content_views_pkey" PRIMARY KEY ("path")
);

-- CreateTable
CREATE TABLE "content_view_sessions" (
    "path" TEXT NOT NULL,
    "session_key" TEXT NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "content_view_sessions_pkey" PRIMARY KEY ("path","session_key")
);

-- CreateTable
CREATE TABLE "article_ratings" (
    "slug" TEXT NOT NULL,
    "session_key" TEXT NOT NULL,
    "helpful" BOOLEAN NOT NULL,
    "rated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "article_ratings_pkey" PRIMARY KEY ("slug","session_key")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "state" "ContactState" NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_replies" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_replies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT,
    "before" JSONB,
    "after" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "programmatic_pages_key_key" ON "programmatic_pages"("key");

-- CreateIndex
CREATE UNIQUE INDEX "programmatic_pages_slug_key" ON "programmatic_pages"("slug");

-- CreateIndex
CREATE INDEX "programmatic_pages_type_status_content_changed_at_id_idx" ON "programmatic_pages"("type", "status", "content_changed_at" DESC, "id");

-- CreateIndex
CREATE INDEX "programmatic_pages_tool_ids_idx" ON "programmatic_pages" USING GIN ("tool_ids");

-- CreateIndex
CREATE INDEX "page_former_slugs_page_id_idx" ON "page_former_slugs"("page_id");

-- CreateIndex
CREATE INDEX "content_view_sessions_viewed_at_idx" ON "content_view_sessions"("viewed_at");

-- CreateIndex
CREATE INDEX "article_ratings_rated_at_idx" ON "article_ratings"("rated_at");

-- CreateIndex
CREATE INDEX "contact_messages_state_created_at_id_idx" ON "contact_messages"("state", "created_at", "id");

-- CreateIndex
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages"("created_at");

-- CreateIndex
CREATE INDEX "contact_replies_message_id_sent_at_idx" ON "contact_replies"("message_id", "sent_at");

-- CreateIndex
CREATE INDEX "audit_entries_at_id_idx" ON "audit_entries"("at", "id");

-- CreateIndex
CREATE INDEX "audit_entries_subject_type_subject_id_idx" ON "audit_entries"("subject_type", "subject_id");

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_idx" ON "audit_entries"("actor_id");

-- CreateIndex
CREATE INDEX "inaccuracy_reports_page_id_kind_state_idx" ON "inaccuracy_reports"("page_id", "kind", "state");

-- AddForeignKey
ALTER TABLE "inaccuracy_reports" ADD CONSTRAINT "inaccuracy_reports_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "programmatic_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_former_slugs" ADD CONSTRAINT "page_former_slugs_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "programmatic_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A report is about a tool or about a page.
ALTER TABLE "inaccuracy_reports" ADD CONSTRAINT "inaccuracy_reports_subject" CHECK (num_nonnulls("tool_id", "page_id") = 1);

