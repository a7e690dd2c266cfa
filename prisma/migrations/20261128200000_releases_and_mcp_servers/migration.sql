-- The license, the newest release, the MCP server and the context window of a tool.
ALTER TABLE "tools" ADD COLUMN     "context_window" INTEGER,
ADD COLUMN     "latest_release" TEXT,
ADD COLUMN     "latest_release_on" DATE,
ADD COLUMN     "license" TEXT,
ADD COLUMN     "mcp_server" BOOLEAN,
ADD CONSTRAINT "tools_context_window_check" CHECK ("context_window" BETWEEN 1000 AND 100000000);
