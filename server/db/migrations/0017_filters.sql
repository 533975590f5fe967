CREATE TABLE "filter_totals" (
	"list" text NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"format" text NOT NULL,
	"price" smallint NOT NULL,
	"length" smallint NOT NULL,
	"rating" smallint NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "filter_totals_list_subject_language_format_price_length_rating_pk" PRIMARY KEY("list","subject","language","format","price","length","rating")
);
--> statement-breakpoint
DROP INDEX "courses_of_category";--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "language" text GENERATED ALWAYS AS (case when book_name ~ '[ঀ-৿]' then 'bn' else 'en' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "rating_tenths" smallint;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "rating_tenths" smallint;--> statement-breakpoint
CREATE INDEX "books_newest" ON "books" USING btree ("id","language","formate","price_cents","page","rating_tenths") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_by_price" ON "books" USING btree ("price_cents","id","language","formate","page","rating_tenths") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "books_by_ratings" ON "books" USING btree ("rating_count","id","language","formate","price_cents","page","rating_tenths") WHERE "books"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "courses_by_price" ON "courses" USING btree ("category","price_cents","id","subject","language","hours","rating_tenths") WHERE "courses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "courses_by_learners" ON "courses" USING btree ("category","enrolled","id","subject","language","price_cents","hours","rating_tenths") WHERE "courses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "courses_of_category" ON "courses" USING btree ("category","id","subject","language","price_cents","hours","rating_tenths") WHERE "courses"."deleted_at" is null;--> statement-breakpoint
-- The rating of a course or book, beside what else it is listed by.
CREATE FUNCTION rating_tenths(totals rating_totals) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN totals.one + totals.two + totals.three + totals.four + totals.five >= 5 THEN
		round(10.0 * (totals.one + 2 * totals.two + 3 * totals.three + 4 * totals.four + 5 * totals.five)
			/ (totals.one + totals.two + totals.three + totals.four + totals.five))
	END::smallint
$$;--> statement-breakpoint
CREATE FUNCTION keep_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE courses SET rating_tenths = rating_tenths(NEW)
	WHERE id = NEW.product_id AND rating_tenths IS DISTINCT FROM rating_tenths(NEW);
	UPDATE books SET rating_tenths = rating_tenths(NEW), rating_count = NEW.one + NEW.two + NEW.three + NEW.four + NEW.five
	WHERE id = NEW.product_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "rating_totals_changed" AFTER INSERT OR UPDATE ON "rating_totals"
FOR EACH ROW EXECUTE FUNCTION keep_rating();--> statement-breakpoint
UPDATE courses SET rating_tenths = rating_tenths(rating_totals) FROM rating_totals
WHERE courses.id = product_id AND rating_tenths(rating_totals) IS NOT NULL;--> statement-breakpoint
UPDATE books SET rating_tenths = rating_tenths(rating_totals), rating_count = one + two + three + four + five
FROM rating_totals WHERE books.id = product_id;--> statement-breakpoint
-- The filter values of a row, as positions in contract/filter-values.ts; nothing if it is deleted.
CREATE FUNCTION price_filter(cents integer) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN cents = 0 THEN 0 WHEN cents <= 500 THEN 1 WHEN cents <= 1000 THEN 2 WHEN cents <= 2000 THEN 3
		WHEN cents <= 5000 THEN 4 ELSE 5 END::smallint
$$;--> statement-breakpoint
CREATE FUNCTION rating_filter(tenths smallint) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN tenths >= 45 THEN 2 WHEN tenths >= 40 THEN 1 WHEN tenths >= 30 THEN 0 ELSE -1 END::smallint
$$;--> statement-breakpoint
CREATE FUNCTION filters_of(thing courses) RETURNS filter_totals LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN thing.deleted_at IS NULL THEN ROW(
		'courses ' || thing.category, coalesce(thing.subject, ''), thing.language, '', price_filter(thing.price_cents),
		CASE WHEN thing.hours <= 5 THEN 0 WHEN thing.hours <= 20 THEN 1 ELSE 2 END::smallint,
		rating_filter(thing.rating_tenths), 1)::filter_totals
	END
$$;--> statement-breakpoint
CREATE FUNCTION filters_of(thing books) RETURNS filter_totals LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN thing.deleted_at IS NULL THEN ROW(
		'books', '', thing.language, thing.formate, price_filter(thing.price_cents),
		CASE WHEN thing.page <= 20 THEN 0 WHEN thing.page <= 100 THEN 1 ELSE 2 END::smallint,
		rating_filter(thing.rating_tenths), 1)::filter_totals
	END
$$;--> statement-breakpoint
CREATE FUNCTION count_filters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format(
		'INSERT INTO filter_totals
		SELECT list, subject, language, format, price, length, rating, %s count(*) FROM (
			SELECT (filters_of(ROW(changed.*)::%I)).* FROM changed
		) AS listed WHERE list IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
		ON CONFLICT (list, subject, language, format, price, length, rating)
		DO UPDATE SET total = filter_totals.total + excluded.total',
		CASE TG_OP WHEN 'DELETE' THEN '-' END, TG_TABLE_NAME);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION count_changed_filters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO filter_totals
	SELECT list, subject, language, format, price, length, rating, sum(more * total) FROM (
		SELECT -1 AS more, (filters_of(OLD)).* UNION ALL SELECT 1, (filters_of(NEW)).*
	) AS changed WHERE list IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
	ON CONFLICT (list, subject, language, format, price, length, rating)
	DO UPDATE SET total = filter_totals.total + excluded.total;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Columns are compared rather than filters_of, which would cost every payment's one more learner two calls.
CREATE TRIGGER "courses_filters_added" AFTER INSERT ON "courses" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_filters();--> statement-breakpoint
CREATE TRIGGER "courses_filters_removed" AFTER DELETE ON "courses" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_filters();--> statement-breakpoint
CREATE TRIGGER "courses_filters_changed" AFTER UPDATE ON "courses" FOR EACH ROW WHEN (
	(OLD.deleted_at, OLD.category, OLD.subject, OLD.language, OLD.price_cents, OLD.hours, OLD.rating_tenths) IS DISTINCT FROM
	(NEW.deleted_at, NEW.category, NEW.subject, NEW.language, NEW.price_cents, NEW.hours, NEW.rating_tenths)
) EXECUTE FUNCTION count_changed_filters();--> statement-breakpoint
CREATE TRIGGER "books_filters_added" AFTER INSERT ON "books" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_filters();--> statement-breakpoint
CREATE TRIGGER "books_filters_removed" AFTER DELETE ON "books" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_filters();--> statement-breakpoint
CREATE TRIGGER "books_filters_changed" AFTER UPDATE ON "books" FOR EACH ROW WHEN (
	(OLD.deleted_at, OLD.language, OLD.formate, OLD.price_cents, OLD.page, OLD.rating_tenths) IS DISTINCT FROM
	(NEW.deleted_at, NEW.language, NEW.formate, NEW.price_cents, NEW.page, NEW.rating_tenths)
) EXECUTE FUNCTION count_changed_filters();--> statement-breakpoint
INSERT INTO filter_totals
SELECT list, subject, language, format, price, length, rating, count(*) FROM (
	SELECT (filters_of(courses)).* FROM courses
	UNION ALL SELECT (filters_of(books)).* FROM books
) AS listed WHERE list IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7;
