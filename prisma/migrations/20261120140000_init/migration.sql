-- Trigram search. Present in the embedded database and in PostgreSQL's contrib package; trusted, so that the
-- owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "PricingModel" AS ENUM ('free', 'freemium', 'paid', 'enterprise');

-- CreateEnum
CREATE TYPE "ToolStatus" AS ENUM ('active', 'discontinued', 'merged');

-- CreateEnum
CREATE TYPE "FactSource" AS ENUM ('vendor_page', 'public_list', 'editorial', 'member_report', 'import', 'person');

-- CreateTable
CREATE TABLE "categories" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tools" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_lower" TEXT COLLATE "C" NOT NULL,
    "search_text" TEXT NOT NULL,
    "vendor" TEXT NOT NULL,
    "website_url" TEXT,
    "logo_url" TEXT,
    "category_id" UUID NOT NULL,
    "pricing_model" "PricingModel",
    "description" TEXT NOT NULL,
    "long_description" TEXT NOT NULL,
    "features" TEXT[],
    "use_cases" TEXT[],
    "pros" TEXT[],
    "cons" TEXT[],
    "plans" JSONB NOT NULL DEFAULT '[]',
    "price_cents" INTEGER,
    "topics" JSONB NOT NULL DEFAULT '{}',
    "prominence" SMALLINT NOT NULL DEFAULT 0,
    "skill" SMALLINT NOT NULL DEFAULT 2,
    "general_assistant" BOOLEAN NOT NULL DEFAULT false,
    "api_available" BOOLEAN,
    "open_source" BOOLEAN,
    "platforms" TEXT[],
    "integrations" TEXT[],
    "privacy" TEXT[],
    "privacy_url" TEXT,
    "industries" TEXT[],
    "roles" TEXT[],
    "team_fit" TEXT[],
    "setup_minutes" INTEGER,
    "status" "ToolStatus" NOT NULL DEFAULT 'active',
    "merged_into" TEXT,
    "aliases" TEXT[],
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "verified_on" DATE,
    "added_on" DATE NOT NULL,
    "imported_rating" DOUBLE PRECISION,
    "imported_rating_count" INTEGER,
    "imported_rating_source" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tools_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_facts" (
    "tool_id" UUID NOT NULL,
    "field" TEXT NOT NULL,
    "source" "FactSource" NOT NULL,
    "known_for" DATE NOT NULL,
    "source_url" TEXT,
    "checked_on" DATE,

    CONSTRAINT "tool_facts_pkey" PRIMARY KEY ("tool_id","field")
);

-- CreateTable
CREATE TABLE "catalogue_state" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "data_hash" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "catalogue_state_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "client_error_reports" (
    "id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "stack" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "client_error_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "categories_slug_key" ON "categories"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "categories_name_key" ON "categories"("name");

-- CreateIndex
CREATE UNIQUE INDEX "tools_slug_key" ON "tools"("slug");

-- CreateIndex
CREATE INDEX "tools_category_id_idx" ON "tools"("category_id");

-- CreateIndex
CREATE INDEX "tools_status_prominence_name_lower_id_idx" ON "tools"("status", "prominence" DESC, "name_lower", "id");

-- CreateIndex
CREATE INDEX "tools_status_added_on_name_lower_id_idx" ON "tools"("status", "added_on" DESC, "name_lower", "id");

-- CreateIndex
CREATE INDEX "client_error_reports_created_at_idx" ON "client_error_reports"("created_at");

-- AddForeignKey
ALTER TABLE "tools" ADD CONSTRAINT "tools_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_facts" ADD CONSTRAINT "tool_facts_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;
