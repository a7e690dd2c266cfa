-- Webhooks of members and the messages sent to them.
-- CreateEnum
CREATE TYPE "webhook_event" AS ENUM ('tool.added', 'tool.changed', 'tool.ended', 'price.changed');

-- CreateEnum
CREATE TYPE "webhook_filter" AS ENUM ('all', 'saved', 'collection', 'category');

-- CreateEnum
CREATE TYPE "webhook_end" AS ENUM ('member', 'failing', 'gone');

-- CreateEnum
CREATE TYPE "webhook_delivery_state" AS ENUM ('waiting', 'delivered', 'failed', 'canceled');

-- CreateTable
CREATE TABLE "webhooks" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "events" "webhook_event"[],
    "filter" "webhook_filter" NOT NULL,
    "collection_id" UUID,
    "category_slug" TEXT,
    "secret_seed" TEXT NOT NULL,
    "former_seed" TEXT,
    "former_until" TIMESTAMPTZ(3),
    "after_sequence" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "failing_since" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "end" "webhook_end",

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL,
    "webhook_id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "sequence" BIGINT,
    "body" TEXT NOT NULL,
    "state" "webhook_delivery_state" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "attempted_at" TIMESTAMPTZ(3),
    "status" INTEGER,
    "error" TEXT,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhooks_user_id_idx" ON "webhooks"("user_id");

-- CreateIndex
CREATE INDEX "webhooks_collection_id_idx" ON "webhooks"("collection_id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_state_due_at_idx" ON "webhook_deliveries"("state", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_deliveries_webhook_id_sequence_event_key" ON "webhook_deliveries"("webhook_id", "sequence", "event");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_id_created_at_idx" ON "webhook_deliveries"("webhook_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collections"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;
