-- CreateTable
CREATE TABLE "collections" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "share_seed" TEXT,
    "share_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "collections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collection_tools" (
    "id" UUID NOT NULL,
    "collection_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "collection_tools_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "collections_share_hash_key" ON "collections"("share_hash");

-- CreateIndex
CREATE UNIQUE INDEX "collections_user_id_created_at_id_key" ON "collections"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "collection_tools_user_id_tool_id_idx" ON "collection_tools"("user_id", "tool_id");

-- CreateIndex
CREATE INDEX "collection_tools_tool_id_idx" ON "collection_tools"("tool_id");

-- CreateIndex
CREATE UNIQUE INDEX "collection_tools_collection_id_tool_id_key" ON "collection_tools"("collection_id", "tool_id");

-- AddForeignKey
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_tools" ADD CONSTRAINT "collection_tools_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collections"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_tools" ADD CONSTRAINT "collection_tools_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_tools" ADD CONSTRAINT "collection_tools_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;
