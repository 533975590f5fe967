CREATE TABLE "list_totals" (
	"list" text PRIMARY KEY NOT NULL,
	"total" bigint NOT NULL
);
--> statement-breakpoint
-- These stood in an order in which no query asks, or held nothing beyond the primary key.
DROP INDEX "blogs_newest";--> statement-breakpoint
DROP INDEX "books_newest";--> statement-breakpoint
DROP INDEX "courses_newest";--> statement-breakpoint
DROP INDEX "reviews_newest";--> statement-breakpoint
DROP INDEX "audit_of_thing";--> statement-breakpoint
DROP INDEX "books_recent";--> statement-breakpoint
DROP INDEX "contact_messages_of_state";--> statement-breakpoint
DROP INDEX "courses_of_category";--> statement-breakpoint
DROP INDEX "courses_recent";--> statement-breakpoint
DROP INDEX "instructors_of_subject";--> statement-breakpoint
DROP INDEX "mail_outbox_sent";--> statement-breakpoint
DROP INDEX "order_history_of_order";--> statement-breakpoint
DROP INDEX "orders_of_user";--> statement-breakpoint
CREATE INDEX "notification_reads_of_product" ON "notification_reads" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_of_product" ON "orders" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "audit_of_thing" ON "audit" USING btree ("thing_id","id");--> statement-breakpoint
CREATE INDEX "books_recent" ON "books" USING btree ("created_at") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_of_state" ON "contact_messages" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "courses_of_category" ON "courses" USING btree ("category","id") WHERE "courses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "courses_recent" ON "courses" USING btree ("created_at") WHERE "courses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "instructors_of_subject" ON "instructors" USING btree ("subject","id") WHERE "instructors"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_sent" ON "mail_outbox" USING btree ("sent_at") WHERE "mail_outbox"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "order_history_of_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
-- The embedded engine has no pg_trgm, and a server's owner may refuse it: the same lists are found without, by reading
-- all rows. Whoever allows it later runs these five statements once more.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "users_searched" ON "users" USING gin ("searched" gin_trgm_ops);
	CREATE INDEX "orders_searched" ON "orders" USING gin ("searched" gin_trgm_ops);
	CREATE INDEX "audit_searched" ON "audit" USING gin ("searched" gin_trgm_ops);
	CREATE INDEX "contact_messages_searched" ON "contact_messages" USING gin ("searched" gin_trgm_ops);
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege OR undefined_object THEN
	NULL;
END
$$;--> statement-breakpoint
-- The totals of the public lists: those a row is in, by its table.
CREATE FUNCTION lists_of(thing courses) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN thing.deleted_at IS NULL THEN
		ARRAY['courses ' || thing.category, 'courses of ' || to_char(thing.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')]
	END
$$;--> statement-breakpoint
CREATE FUNCTION lists_of(thing books) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN thing.deleted_at IS NULL THEN
		ARRAY['books', 'books of ' || to_char(thing.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')]
	END
$$;--> statement-breakpoint
CREATE FUNCTION lists_of(thing blogs) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN thing.deleted_at IS NULL THEN ARRAY['blogs'] END
$$;--> statement-breakpoint
CREATE FUNCTION lists_of(thing instructors) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN thing.deleted_at IS NULL THEN ARRAY['instructors ' || thing.subject] END
$$;--> statement-breakpoint
CREATE FUNCTION lists_of(thing reviews) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT ARRAY['reviews']
$$;--> statement-breakpoint
CREATE FUNCTION count_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format(
		'INSERT INTO list_totals
		SELECT list, %s count(*) FROM changed, unnest(lists_of(ROW(changed.*)::%I)) AS list GROUP BY 1 ORDER BY 1
		ON CONFLICT (list) DO UPDATE SET total = list_totals.total + excluded.total',
		CASE TG_OP WHEN 'DELETE' THEN '-' END, TG_TABLE_NAME);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION count_relisted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO list_totals
	SELECT list, sum(more) FROM (
		SELECT unnest(lists_of(OLD)) AS list, -1 AS more UNION ALL SELECT unnest(lists_of(NEW)), 1
	) AS changed GROUP BY 1 ORDER BY 1
	ON CONFLICT (list) DO UPDATE SET total = list_totals.total + excluded.total;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- By statement for what is added and removed, so that many rows are one change of a total. By row for what is changed: most
-- changes (one more learner) are of no list, and those do not even start the function.
CREATE TRIGGER "courses_added" AFTER INSERT ON "courses" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_listed();--> statement-breakpoint
CREATE TRIGGER "courses_removed" AFTER DELETE ON "courses" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_listed();--> statement-breakpoint
CREATE TRIGGER "courses_relisted" AFTER UPDATE ON "courses"
FOR EACH ROW WHEN (lists_of(OLD) IS DISTINCT FROM lists_of(NEW)) EXECUTE FUNCTION count_relisted();--> statement-breakpoint
CREATE TRIGGER "books_added" AFTER INSERT ON "books" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_listed();--> statement-breakpoint
CREATE TRIGGER "books_removed" AFTER DELETE ON "books" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_listed();--> statement-breakpoint
CREATE TRIGGER "books_relisted" AFTER UPDATE ON "books"
FOR EACH ROW WHEN (lists_of(OLD) IS DISTINCT FROM lists_of(NEW)) EXECUTE FUNCTION count_relisted();--> statement-breakpoint
CREATE TRIGGER "blogs_added" AFTER INSERT ON "blogs" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_listed();--> statement-breakpoint
CREATE TRIGGER "blogs_removed" AFTER DELETE ON "blogs" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_listed();--> statement-breakpoint
CREATE TRIGGER "blogs_relisted" AFTER UPDATE ON "blogs"
FOR EACH ROW WHEN (lists_of(OLD) IS DISTINCT FROM lists_of(NEW)) EXECUTE FUNCTION count_relisted();--> statement-breakpoint
CREATE TRIGGER "instructors_added" AFTER INSERT ON "instructors" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_listed();--> statement-breakpoint
CREATE TRIGGER "instructors_removed" AFTER DELETE ON "instructors" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_listed();--> statement-breakpoint
CREATE TRIGGER "instructors_relisted" AFTER UPDATE ON "instructors"
FOR EACH ROW WHEN (lists_of(OLD) IS DISTINCT FROM lists_of(NEW)) EXECUTE FUNCTION count_relisted();--> statement-breakpoint
CREATE TRIGGER "reviews_added" AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_listed();--> statement-breakpoint
CREATE TRIGGER "reviews_removed" AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_listed();--> statement-breakpoint
INSERT INTO list_totals
SELECT list, count(*) FROM (
	SELECT unnest(lists_of(courses)) AS list FROM courses
	UNION ALL SELECT unnest(lists_of(books)) AS list FROM books
	UNION ALL SELECT unnest(lists_of(blogs)) AS list FROM blogs
	UNION ALL SELECT unnest(lists_of(instructors)) AS list FROM instructors
	UNION ALL SELECT unnest(lists_of(reviews)) AS list FROM reviews
) AS listed GROUP BY 1;
