-- CreateTable
CREATE TABLE "quiz_drafts" (
    "user_id" UUID NOT NULL,
    "answers" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quiz_drafts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "quiz_results" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "answers" JSONB NOT NULL,
    "answers_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quiz_results_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recommendation_sets" (
    "id" UUID NOT NULL,
    "result_id" UUID NOT NULL,
    "paid" BOOLEAN NOT NULL,
    "engine_version" TEXT NOT NULL,
    "catalogue_revision" INTEGER NOT NULL,
    "list" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recommendation_sets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recommendation_usage" (
    "user_id" UUID NOT NULL,
    "month" TEXT NOT NULL,
    "used" SMALLINT NOT NULL,

    CONSTRAINT "recommendation_usage_pkey" PRIMARY KEY ("user_id","month")
);

-- CreateIndex
CREATE INDEX "quiz_results_user_id_submitted_at_idx" ON "quiz_results"("user_id", "submitted_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "quiz_results_user_id_answers_hash_key" ON "quiz_results"("user_id", "answers_hash");

-- CreateIndex
CREATE UNIQUE INDEX "quiz_results_user_id_created_at_key" ON "quiz_results"("user_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "recommendation_sets_result_id_paid_key" ON "recommendation_sets"("result_id", "paid");

-- AddForeignKey
ALTER TABLE "quiz_drafts" ADD CONSTRAINT "quiz_drafts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recommendation_sets" ADD CONSTRAINT "recommendation_sets_result_id_fkey" FOREIGN KEY ("result_id") REFERENCES "quiz_results"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recommendation_usage" ADD CONSTRAINT "recommendation_usage_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
