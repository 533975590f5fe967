CREATE TABLE "rating_totals" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"one" integer DEFAULT 0 NOT NULL,
	"two" integer DEFAULT 0 NOT NULL,
	"three" integer DEFAULT 0 NOT NULL,
	"four" integer DEFAULT 0 NOT NULL,
	"five" integer DEFAULT 0 NOT NULL,
	"samples" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ratings" DROP CONSTRAINT "ratings_id";--> statement-breakpoint
DROP INDEX "ratings_of_product";--> statement-breakpoint
ALTER TABLE "ratings" DROP CONSTRAINT "ratings_user_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "ratings" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "ratings" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rating_totals" ADD CONSTRAINT "rating_totals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ratings_quoted" ON "ratings" USING btree ("product_id","id") WHERE "ratings"."hidden_at" is null and "ratings"."text" <> '';--> statement-breakpoint
CREATE INDEX "ratings_hidden_newest" ON "ratings" USING btree ("id") WHERE "ratings"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "ratings_of_product" ON "ratings" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_of_user" UNIQUE("user_id","product_id");--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user" CHECK ("ratings"."is_demo" = ("ratings"."user_id" is null));--> statement-breakpoint
-- By statement, so that many ratings are one change of a total. A deleted product takes its totals along, so what is removed
-- only changes totals that are still there.
CREATE FUNCTION count_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE rating_totals SET
			one = rating_totals.one - gone.one, two = rating_totals.two - gone.two, three = rating_totals.three - gone.three,
			four = rating_totals.four - gone.four, five = rating_totals.five - gone.five,
			samples = rating_totals.samples - gone.samples
		FROM (
			SELECT product_id, count(*) FILTER (WHERE stars = 1) AS one, count(*) FILTER (WHERE stars = 2) AS two,
				count(*) FILTER (WHERE stars = 3) AS three, count(*) FILTER (WHERE stars = 4) AS four,
				count(*) FILTER (WHERE stars = 5) AS five, count(*) FILTER (WHERE is_demo) AS samples
			FROM removed WHERE hidden_at IS NULL GROUP BY 1
		) AS gone WHERE rating_totals.product_id = gone.product_id;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO rating_totals
		SELECT product_id, count(*) FILTER (WHERE stars = 1), count(*) FILTER (WHERE stars = 2),
			count(*) FILTER (WHERE stars = 3), count(*) FILTER (WHERE stars = 4), count(*) FILTER (WHERE stars = 5),
			count(*) FILTER (WHERE is_demo)
		FROM added WHERE hidden_at IS NULL GROUP BY 1 ORDER BY 1
		ON CONFLICT (product_id) DO UPDATE SET
			one = rating_totals.one + excluded.one, two = rating_totals.two + excluded.two,
			three = rating_totals.three + excluded.three, four = rating_totals.four + excluded.four,
			five = rating_totals.five + excluded.five, samples = rating_totals.samples + excluded.samples;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ratings_added" AFTER INSERT ON "ratings" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_ratings();--> statement-breakpoint
CREATE TRIGGER "ratings_removed" AFTER DELETE ON "ratings" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION count_ratings();--> statement-breakpoint
CREATE TRIGGER "ratings_changed" AFTER UPDATE ON "ratings" REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION count_ratings();--> statement-breakpoint
INSERT INTO rating_totals
SELECT product_id, count(*) FILTER (WHERE stars = 1), count(*) FILTER (WHERE stars = 2),
	count(*) FILTER (WHERE stars = 3), count(*) FILTER (WHERE stars = 4), count(*) FILTER (WHERE stars = 5),
	count(*) FILTER (WHERE is_demo)
FROM ratings WHERE hidden_at IS NULL GROUP BY 1;
