CREATE SEQUENCE "public"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"what" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" uuid,
	"intent_id" text,
	"amount_cents" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reversals" (
	"intent_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"recipient" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid_at";--> statement-breakpoint
DROP INDEX "orders_one_open";--> statement-breakpoint
DROP INDEX "orders_one_paid";--> statement-breakpoint
DROP INDEX "orders_one_transaction";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_cents" integer;--> statement-breakpoint
UPDATE "orders" SET "due_cents" = "price_cents";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "due_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "intent_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paying_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receipt_number" bigint;--> statement-breakpoint
-- Before this, nothing but free orders could be paid.
UPDATE "orders" SET "state" = 'paid', "paid_cents" = 0, "transaction_id" = null, "receipt_number" = nextval('receipt_numbers') WHERE "paid";--> statement-breakpoint
CREATE INDEX "order_history_of_order" ON "order_history" USING btree ("order_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reversals_due" ON "reversals" USING btree ("due_at") WHERE "reversals"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_of_person_and_product" ON "orders" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_intent" ON "orders" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_receipt" ON "orders" USING btree ("receipt_number");--> statement-breakpoint
CREATE INDEX "orders_to_check" ON "orders" USING btree ("check_at") WHERE "orders"."state" = 'paying';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_transaction" ON "orders" USING btree ("transaction_id");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "paid";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state" CHECK ("orders"."state" in ('open', 'paying', 'paid', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_due" CHECK ("orders"."due_cents" between 0 and "orders"."price_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paying" CHECK (("orders"."state" = 'paying') = ("orders"."intent_id" is not null) and ("orders"."state" = 'paying') = ("orders"."check_at" is not null) and ("orders"."state" = 'paying') = ("orders"."paying_since" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK (("orders"."state" = 'paid') = ("orders"."paid_at" is not null) and ("orders"."state" = 'paid') = ("orders"."paid_cents" is not null) and ("orders"."state" = 'paid') = ("orders"."receipt_number" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_transaction" CHECK (("orders"."transaction_id" is not null) = (coalesce("orders"."paid_cents", 0) > 0));--> statement-breakpoint
CREATE FUNCTION refuse_to_rewrite_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the history of orders is only ever added to';
END
$$;--> statement-breakpoint
CREATE TRIGGER "order_history_only_grows" BEFORE UPDATE OR DELETE ON "order_history"
FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history();
