-- AlterTable
ALTER TABLE "quiz_results" ALTER COLUMN "submitted_at" DROP NOT NULL;
