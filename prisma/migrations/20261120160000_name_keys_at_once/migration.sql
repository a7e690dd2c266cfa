-- An import looks up each name among rows that it has just written: they must be in the index itself, because the list
-- of those that wait to enter it is read from end to end at every look.
ALTER INDEX "tools_name_keys_idx" SET (fastupdate = off);
