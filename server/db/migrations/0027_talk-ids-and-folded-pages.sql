CREATE TABLE "talk" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- An answer that was given a question's id gets one of its own; reports of that id were about the question.
UPDATE "lesson_answers" SET "id" = gen_random_uuid() WHERE "id" IN (SELECT "id" FROM "lesson_questions");--> statement-breakpoint
INSERT INTO "talk" SELECT "id" FROM "lesson_questions" UNION ALL SELECT "id" FROM "lesson_answers";--> statement-breakpoint
DELETE FROM "talk_reports" WHERE "item_id" NOT IN (SELECT "id" FROM "talk");--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lesson_answers" ADD CONSTRAINT "lesson_answers_id_talk_id_fk" FOREIGN KEY ("id") REFERENCES "public"."talk"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_id_talk_id_fk" FOREIGN KEY ("id") REFERENCES "public"."talk"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_reports" ADD CONSTRAINT "talk_reports_item_id_talk_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."talk"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_deleted" CHECK ("ratings"."deleted_at" is null or "ratings"."hidden_at" is not null);--> statement-breakpoint
CREATE FUNCTION forget_talk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM talk WHERE id = old.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER lesson_questions_forgotten AFTER DELETE ON lesson_questions FOR EACH ROW EXECUTE FUNCTION forget_talk();--> statement-breakpoint
CREATE TRIGGER lesson_answers_forgotten AFTER DELETE ON lesson_answers FOR EACH ROW EXECUTE FUNCTION forget_talk();
--> statement-breakpoint
ALTER TABLE "page_texts" ADD COLUMN "folded" text GENERATED ALWAYS AS (lower(regexp_replace(text, '\s+', ' ', 'g'))) STORED NOT NULL;