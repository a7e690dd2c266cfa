-- AlterTable
ALTER TABLE "referrals" ADD COLUMN     "counts_from" TIMESTAMPTZ(3);
