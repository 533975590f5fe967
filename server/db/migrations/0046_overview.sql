CREATE TABLE "active_learners" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"period" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "active_learners_user_id_product_id_period_day_pk" PRIMARY KEY("user_id","product_id","period","day"),
	CONSTRAINT "active_learners_period" CHECK ("active_learners"."period" in ('day', 'week', 'month'))
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"lessons" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "daily_totals" (
	"product_id" uuid NOT NULL,
	"period" text NOT NULL,
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"n" bigint DEFAULT 0 NOT NULL,
	"cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_totals_product_id_period_figure_day_pk" PRIMARY KEY("product_id","period","figure","day"),
	CONSTRAINT "daily_totals_period" CHECK ("daily_totals"."period" in ('day', 'week', 'month'))
);
--> statement-breakpoint
CREATE TABLE "lesson_totals" (
	"lesson_id" uuid PRIMARY KEY NOT NULL,
	"begun" integer NOT NULL,
	"done" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "missed_searches_day_text_pk" PRIMARY KEY("day","text")
);
--> statement-breakpoint
CREATE TABLE "place_log" (
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"seen_on" date,
	"seconds" integer NOT NULL,
	"begun" smallint NOT NULL,
	"done_on" date,
	"done" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "total_log" (
	"product_id" uuid NOT NULL,
	"period" text,
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"n" bigint DEFAULT 0 NOT NULL,
	"cents" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "active_learners" ADD CONSTRAINT "active_learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_totals_sales" ON "daily_totals" USING btree ("period","day","product_id","cents","n") WHERE "daily_totals"."figure" = 'sales';--> statement-breakpoint
-- Custom SQL from here on: triggers append to the logs, which start with everything that is there.
CREATE FUNCTION dhaka_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ((moment AT TIME ZONE 'UTC') + interval '6 hours')::date
$$;--> statement-breakpoint
CREATE FUNCTION length_of(ranges int4multirange) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(sum(upper(part) - lower(part)), 0)::int FROM unnest(ranges) part
$$;--> statement-breakpoint
CREATE FUNCTION log_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_lesson boolean := CASE WHEN TG_OP = 'DELETE' THEN OLD.item_id <> OLD.product_id ELSE NEW.item_id <> NEW.product_id END;
	was_done date := CASE WHEN TG_OP <> 'INSERT' AND is_lesson THEN dhaka_day(OLD.done_at) END;
	is_done date := CASE WHEN TG_OP <> 'DELETE' AND is_lesson THEN dhaka_day(NEW.done_at) END;
	played int := 0;
	added int4multirange;
BEGIN
	IF TG_OP = 'DELETE' OR was_done IS NOT NULL AND was_done IS DISTINCT FROM is_done THEN
		INSERT INTO place_log VALUES (OLD.user_id, OLD.item_id, OLD.product_id, NULL, 0,
			CASE WHEN TG_OP = 'DELETE' THEN -1 ELSE 0 END, was_done, CASE WHEN was_done IS NULL THEN 0 ELSE -1 END);
	END IF;
	IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
	-- Of what is read in pages, the ranges are not seconds.
	IF NEW.seconds IS NOT NULL THEN
		IF TG_OP = 'INSERT' THEN played := length_of(NEW.watched);
		ELSE
			added := NEW.watched - OLD.watched;
			-- Nearly always one range, whose length needs no query.
			IF added = int4multirange(range_merge(added)) THEN played := coalesce(upper(added) - lower(added), 0);
			ELSE played := length_of(added);
			END IF;
		END IF;
	END IF;
	IF is_done IS NOT DISTINCT FROM was_done THEN is_done := NULL; END IF;
	IF TG_OP = 'INSERT' THEN
		INSERT INTO place_log VALUES (NEW.user_id, NEW.item_id, NEW.product_id, dhaka_day(NEW.seen_at), played, 1,
			is_done, CASE WHEN is_done IS NULL THEN 0 ELSE 1 END);
	ELSIF played > 0 OR is_done IS NOT NULL OR dhaka_day(NEW.seen_at) <> dhaka_day(OLD.seen_at) THEN
		INSERT INTO place_log VALUES (NEW.user_id, NEW.item_id, NEW.product_id, dhaka_day(NEW.seen_at), played, 0,
			is_done, CASE WHEN is_done IS NULL THEN 0 ELSE 1 END);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "places_log" AFTER INSERT OR UPDATE OR DELETE ON "places" FOR EACH ROW EXECUTE FUNCTION log_place();--> statement-breakpoint
CREATE FUNCTION log_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO total_log (product_id, period, figure, day, n) VALUES
		('00000000-0000-0000-0000-000000000000', 'day', 'active', OLD.day, -1),
		('00000000-0000-0000-0000-000000000000', NULL, 'seconds', OLD.day, -OLD.seconds);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "activity_log" AFTER DELETE ON "activity" FOR EACH ROW EXECUTE FUNCTION log_activity();--> statement-breakpoint
CREATE FUNCTION log_active_learner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO total_log (product_id, period, figure, day, n) VALUES (OLD.product_id, OLD.period, 'active', OLD.day, -1);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "active_learners_log" AFTER DELETE ON "active_learners" FOR EACH ROW EXECUTE FUNCTION log_active_learner();--> statement-breakpoint
CREATE FUNCTION log_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO total_log (product_id, figure, day, n)
	SELECT '00000000-0000-0000-0000-000000000000', 'people', day, n
	FROM (VALUES (dhaka_day(OLD.created_at), -1), (dhaka_day(NEW.created_at), 1)) changed (day, n) WHERE day IS NOT NULL;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_log" AFTER INSERT OR DELETE OR UPDATE OF "created_at" ON "users" FOR EACH ROW EXECUTE FUNCTION log_person();--> statement-breakpoint
CREATE FUNCTION log_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO total_log (product_id, figure, day, n, cents)
	SELECT * FROM (VALUES
		(OLD.product_id, OLD.state, dhaka_day(OLD.created_at), -1, 0),
		(NEW.product_id, NEW.state, dhaka_day(NEW.created_at), 1, 0),
		(OLD.product_id, 'sales', dhaka_day(OLD.paid_at), -1, -OLD.paid_cents),
		(NEW.product_id, 'sales', dhaka_day(NEW.paid_at), 1, NEW.paid_cents)
	) changed (product_id, figure, day, n, cents) WHERE day IS NOT NULL;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "orders_log" AFTER INSERT OR DELETE OR UPDATE OF "state", "paid_at", "paid_cents", "product_id", "created_at" ON "orders" FOR EACH ROW EXECUTE FUNCTION log_order();--> statement-breakpoint
CREATE FUNCTION log_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO total_log (product_id, figure, day, n, cents)
	SELECT orders.product_id, 'refunds', dhaka_day(changed.at), changed.n, changed.n * changed.cents
	FROM (VALUES
		(OLD.order_id, OLD.created_at, OLD.state, -1, OLD.amount_cents),
		(NEW.order_id, NEW.created_at, NEW.state, 1, NEW.amount_cents)
	) changed (order_id, at, state, n, cents)
	JOIN orders ON orders.id = changed.order_id
	WHERE changed.state = 'succeeded';
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "refunds_log" AFTER INSERT OR DELETE OR UPDATE OF "state", "amount_cents", "created_at" ON "refunds" FOR EACH ROW EXECUTE FUNCTION log_refund();--> statement-breakpoint
CREATE FUNCTION log_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO total_log (product_id, figure, day, n, cents)
	SELECT orders.product_id, 'refunds', dhaka_day(changed.at), changed.n, changed.n * changed.cents
	FROM (VALUES
		(OLD.intent_id, OLD.created_at, OLD.state, -1, OLD.amount_cents),
		(NEW.intent_id, NEW.created_at, NEW.state, 1, NEW.amount_cents)
	) changed (reference, at, state, n, cents)
	JOIN orders ON orders.transaction_id = changed.reference
	WHERE changed.state = 'lost';
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "disputes_log" AFTER INSERT OR DELETE OR UPDATE OF "state", "amount_cents", "created_at" ON "disputes" FOR EACH ROW EXECUTE FUNCTION log_dispute();--> statement-breakpoint
INSERT INTO place_log
SELECT user_id, item_id, product_id, dhaka_day(seen_at), CASE WHEN seconds IS NULL THEN 0 ELSE length_of(watched) END, 1,
	CASE WHEN item_id <> product_id THEN dhaka_day(done_at) END, CASE WHEN done_at IS NULL OR item_id = product_id THEN 0 ELSE 1 END
FROM places;--> statement-breakpoint
INSERT INTO total_log (product_id, figure, day, n, cents)
SELECT '00000000-0000-0000-0000-000000000000', 'people', dhaka_day(created_at), 1, 0 FROM users
UNION ALL SELECT product_id, state, dhaka_day(created_at), 1, 0 FROM orders
UNION ALL SELECT product_id, 'sales', dhaka_day(paid_at), 1, paid_cents FROM orders WHERE paid_at IS NOT NULL
UNION ALL SELECT orders.product_id, 'refunds', dhaka_day(refunds.created_at), 1, refunds.amount_cents
	FROM refunds JOIN orders ON orders.id = refunds.order_id WHERE refunds.state = 'succeeded'
UNION ALL SELECT orders.product_id, 'refunds', dhaka_day(disputes.created_at), 1, disputes.amount_cents
	FROM disputes JOIN orders ON orders.transaction_id = disputes.intent_id WHERE disputes.state = 'lost';
