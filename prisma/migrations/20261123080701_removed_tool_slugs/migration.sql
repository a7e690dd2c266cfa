-- CreateIndex
CREATE INDEX "tool_changes_slug_sequence_idx" ON "tool_changes"("slug", "sequence");
