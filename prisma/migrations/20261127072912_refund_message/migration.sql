-- AlterTable
ALTER TABLE "refund_requests" ADD COLUMN     "message" TEXT;
