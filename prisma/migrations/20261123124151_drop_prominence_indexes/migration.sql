-- DropIndex
DROP INDEX "tools_category_id_status_prominence_name_lower_id_idx";

-- DropIndex
DROP INDEX "tools_status_prominence_name_lower_id_idx";
