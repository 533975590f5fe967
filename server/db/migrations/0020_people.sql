DROP INDEX "courses_of_instructor";--> statement-breakpoint
CREATE INDEX "blogs_of_writer" ON "blogs" USING btree ("writer_name","id") WHERE "blogs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_of_writer" ON "books" USING btree ("writer_name_1","rating_count","id") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_of_language" ON "books" USING btree ("language","rating_count","id") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "courses_alike" ON "courses" USING btree ("category","subject","language","enrolled","id") WHERE "courses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "courses_of_instructor" ON "courses" USING btree ("instructor_id","id");--> statement-breakpoint
-- A course is also in its instructor's list, which is counted by subject as well.
CREATE OR REPLACE FUNCTION lists_of(thing courses) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN thing.deleted_at IS NULL THEN
		array_remove(ARRAY[
			'courses ' || thing.category,
			'courses of ' || to_char(thing.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
			'courses by ' || thing.instructor_id,
			'courses by ' || thing.instructor_id || ' ' || thing.subject
		], NULL)
	END
$$;--> statement-breakpoint
INSERT INTO list_totals
SELECT list, count(*) FROM courses, unnest(lists_of(courses)) AS list WHERE list LIKE 'courses by %' GROUP BY 1;
