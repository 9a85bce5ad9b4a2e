-- The sum of the checksums of all facts and of the journal, as this row left them: a letter that a failing disk has
-- changed is found when the file is opened. Rows of before have none.
ALTER TABLE journal ADD COLUMN digest INTEGER;
