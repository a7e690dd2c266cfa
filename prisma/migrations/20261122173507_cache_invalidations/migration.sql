-- CreateTable
CREATE TABLE "cache_state" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "sequence" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "cache_state_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cache_invalidations" (
    "sequence" INTEGER NOT NULL,
    "tags" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cache_invalidations_pkey" PRIMARY KEY ("sequence")
);
