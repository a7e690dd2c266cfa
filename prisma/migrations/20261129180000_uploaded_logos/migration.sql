-- Logos that editors and vendors upload.
ALTER TABLE "tools" ADD COLUMN     "logo" TEXT;

CREATE TABLE "logo_files" (
    "file" TEXT NOT NULL,
    "light" TEXT NOT NULL,
    "dark" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "logo_files_pkey" PRIMARY KEY ("file")
);
