-- AlterTable
ALTER TABLE "outbox_mails" ALTER COLUMN "user_id" DROP NOT NULL;
