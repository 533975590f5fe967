-- The word is video everywhere.
UPDATE "files" SET "problem" = 'not_a_video' WHERE "problem" = 'not_a_film';
