ALTER TABLE "lesson_questions" ADD COLUMN "shown_answers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "lesson_questions" SET "shown_answers" = "counted"."answers" FROM (
	SELECT "question_id", count(*)::int AS "answers" FROM "lesson_answers" WHERE "hidden_at" IS NULL GROUP BY "question_id"
) AS "counted" WHERE "counted"."question_id" = "lesson_questions"."id";--> statement-breakpoint
CREATE INDEX "certificates_newest" ON "certificates" USING btree ("issued_at","code");--> statement-breakpoint
CREATE INDEX "lesson_questions_unanswered" ON "lesson_questions" USING btree ("created_at","id") WHERE "lesson_questions"."hidden_at" is null and "lesson_questions"."shown_answers" = 0;--> statement-breakpoint
-- Added up rather than counted anew, which two answers at once would get wrong.
CREATE FUNCTION count_shown_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
		UPDATE lesson_questions SET shown_answers = shown_answers - 1 WHERE id = OLD.question_id;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
		UPDATE lesson_questions SET shown_answers = shown_answers + 1 WHERE id = NEW.question_id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "lesson_answers_counted" AFTER INSERT OR DELETE OR UPDATE OF "hidden_at" ON "lesson_answers"
FOR EACH ROW EXECUTE FUNCTION count_shown_answers();
