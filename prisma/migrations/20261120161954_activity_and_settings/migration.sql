-- CreateTable
CREATE TABLE "tool_views" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "first_viewed_at" TIMESTAMPTZ(3) NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tool_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_settings" (
    "user_id" UUID NOT NULL,
    "email_marketing" BOOLEAN NOT NULL DEFAULT false,
    "email_updates" BOOLEAN NOT NULL DEFAULT false,
    "email_recommendations" BOOLEAN NOT NULL DEFAULT false,
    "push_notifications" BOOLEAN NOT NULL DEFAULT false,
    "keep_history" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "member_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "tool_views_user_id_viewed_at_id_idx" ON "tool_views"("user_id", "viewed_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "tool_views_tool_id_idx" ON "tool_views"("tool_id");

-- CreateIndex
CREATE UNIQUE INDEX "tool_views_user_id_tool_id_key" ON "tool_views"("user_id", "tool_id");

-- AddForeignKey
ALTER TABLE "tool_views" ADD CONSTRAINT "tool_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_views" ADD CONSTRAINT "tool_views_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_settings" ADD CONSTRAINT "member_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
