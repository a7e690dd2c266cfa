-- Recovery codes get slow hashes. Those with fast ones cannot be converted, and no release has made any: members make new
-- ones in their settings.
DELETE FROM "recovery_codes";

-- AlterTable
ALTER TABLE "recovery_codes" ADD COLUMN     "salt" TEXT NOT NULL;
