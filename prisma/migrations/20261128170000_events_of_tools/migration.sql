-- What happened to a tool: bought, renamed, ended and so on.
ALTER TABLE "tools" ADD COLUMN     "events" JSONB NOT NULL DEFAULT '[]';
