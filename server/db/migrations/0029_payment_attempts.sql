CREATE TABLE "payment_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"due_cents" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric,
	"state" text DEFAULT 'open' NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_amounts" CHECK ("payment_attempts"."due_cents" > 0 and "payment_attempts"."amount" > 0),
	CONSTRAINT "payment_attempts_rate" CHECK (("payment_attempts"."currency" = 'usd') = ("payment_attempts"."rate" is null)),
	CONSTRAINT "payment_attempts_state" CHECK ("payment_attempts"."state" in ('open', 'succeeded', 'cancelled', 'reversed')),
	CONSTRAINT "payment_attempts_open" CHECK (("payment_attempts"."state" = 'open') = ("payment_attempts"."check_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paying";--> statement-breakpoint
DROP INDEX "orders_one_intent";--> statement-breakpoint
DROP INDEX "orders_to_check";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "attempt_id" text;--> statement-breakpoint
-- Every intent so far was Stripe's, in dollars, and is known from its order, its reversal, or else from the history alone.
INSERT INTO "payment_attempts" ("id", "order_id", "provider", "reference", "due_cents", "amount", "currency", "state", "begun_at", "check_at")
SELECT substr(encode(sha256(convert_to("reference", 'UTF8')), 'hex'), 1, 30), "order_id", 'card', "reference", "cents", "cents", 'usd', "state", "begun_at", "check_at"
FROM (
	SELECT "reference", "known"."order_id", "known"."state", "known"."check_at",
		coalesce("begun"."at", "known_at") AS "begun_at",
		greatest(coalesce("known_cents", "orders"."price_cents", "ordered"."cents", 1), 1) AS "cents"
	FROM (
		SELECT DISTINCT ON ("reference") * FROM (
			SELECT 1 AS "rank", "transaction_id" AS "reference", "id" AS "order_id", 'succeeded' AS "state", "paid_at" AS "known_at", "paid_cents" AS "known_cents", null::timestamptz AS "check_at" FROM "orders" WHERE "transaction_id" IS NOT NULL
			UNION ALL SELECT 2, "intent_id", "order_id", 'reversed', "created_at", null, null FROM "reversals"
			UNION ALL SELECT 3, "intent_id", "id", 'open', "paying_since", "price_cents", "check_at" FROM "orders" WHERE "intent_id" IS NOT NULL
			UNION ALL SELECT 4, "intent_id", "order_id", 'cancelled', "at", null, null FROM "order_history" WHERE "what" = 'begun' AND "intent_id" IS NOT NULL
		) AS "mentioned" ORDER BY "reference", "rank"
	) AS "known"
	LEFT JOIN "orders" ON "orders"."id" = "known"."order_id"
	LEFT JOIN (SELECT "intent_id", min("at") AS "at" FROM "order_history" WHERE "what" = 'begun' GROUP BY "intent_id") AS "begun" ON "begun"."intent_id" = "reference"
	LEFT JOIN (SELECT "order_id" AS "of_order", max("amount_cents") AS "cents" FROM "order_history" WHERE "what" = 'ordered' GROUP BY "order_id") AS "ordered" ON "of_order" = "known"."order_id"
) AS "attempt";--> statement-breakpoint
UPDATE "orders" SET "attempt_id" = "payment_attempts"."id" FROM "payment_attempts" WHERE "reference" = "intent_id";--> statement-breakpoint
UPDATE "installation" SET "key" = 'return_events_until:card' WHERE "key" = 'return_events_until';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_reference" ON "payment_attempts" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_attempts_of_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_to_check" ON "payment_attempts" USING btree ("check_at") WHERE "payment_attempts"."state" = 'open';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_attempt" ON "orders" USING btree ("attempt_id");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "attempt";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "intent_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "paying_since";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "check_at";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paying" CHECK (("orders"."state" = 'paying') = ("orders"."attempt_id" is not null));