-- CreateEnum
CREATE TYPE "AnalyticsImportState" AS ENUM ('imported', 'undone');

-- CreateTable
CREATE TABLE "analytics_imports" (
    "id" UUID NOT NULL,
    "filename" TEXT NOT NULL,
    "content_hash" TEXT,
    "imported_by_id" UUID,
    "imported_at" TIMESTAMPTZ(3) NOT NULL,
    "row_count" INTEGER NOT NULL,
    "refused_count" INTEGER NOT NULL,
    "state" "AnalyticsImportState" NOT NULL DEFAULT 'imported',
    "undone_at" TIMESTAMPTZ(3),
    "report" JSONB,

    CONSTRAINT "analytics_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analytics_import_rows" (
    "import_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "metric" TEXT NOT NULL,
    "date" DATE,
    "page" TEXT,
    "value" DOUBLE PRECISION NOT NULL,
    "conversions" INTEGER,

    CONSTRAINT "analytics_import_rows_pkey" PRIMARY KEY ("import_id","line")
);

-- CreateIndex
CREATE UNIQUE INDEX "analytics_imports_content_hash_key" ON "analytics_imports"("content_hash");

-- CreateIndex
CREATE INDEX "analytics_imports_imported_at_id_idx" ON "analytics_imports"("imported_at", "id");

-- CreateIndex
CREATE INDEX "analytics_imports_imported_by_id_idx" ON "analytics_imports"("imported_by_id");

-- CreateIndex
CREATE INDEX "analytics_import_rows_import_id_date_idx" ON "analytics_import_rows"("import_id", "date");

-- AddForeignKey
ALTER TABLE "analytics_imports" ADD CONSTRAINT "analytics_imports_imported_by_id_fkey" FOREIGN KEY ("imported_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analytics_import_rows" ADD CONSTRAINT "analytics_import_rows_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "analytics_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
