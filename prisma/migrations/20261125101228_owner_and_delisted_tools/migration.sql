-- AlterEnum
ALTER TYPE "ToolStatus" ADD VALUE 'delisted';

-- AlterTable
ALTER TABLE "tools" ADD COLUMN     "owner" TEXT;
