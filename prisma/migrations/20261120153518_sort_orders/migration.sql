-- CreateIndex
CREATE INDEX "tools_status_name_lower_id_idx" ON "tools"("status", "name_lower", "id");

-- CreateIndex
CREATE INDEX "tools_status_price_cents_name_lower_id_idx" ON "tools"("status", "price_cents", "name_lower", "id");
