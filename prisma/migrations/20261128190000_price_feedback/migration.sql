-- Visitors say which price is wrong, and members which is right.
ALTER TABLE "inaccuracy_reports" ADD COLUMN "plan" TEXT;

-- A merge recognizes the rows that it moved by their digest, which contains the new column from now on.
UPDATE "tool_merge_rows" AS "moved" SET "digest" = md5((to_jsonb("report") - 'tool_id' - 'position')::text)
FROM "inaccuracy_reports" AS "report"
WHERE "moved"."table_name" = 'inaccuracy_reports'
  AND "moved"."digest" = md5((to_jsonb("report") - 'tool_id' - 'position' - 'plan')::text);

CREATE TABLE "price_confirmations" (
    "tool_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "plan" TEXT NOT NULL,
    "price" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "price_confirmations_pkey" PRIMARY KEY ("tool_id","plan","user_id")
);

CREATE INDEX "price_confirmations_user_id_idx" ON "price_confirmations"("user_id");

ALTER TABLE "price_confirmations" ADD CONSTRAINT "price_confirmations_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "price_confirmations" ADD CONSTRAINT "price_confirmations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
