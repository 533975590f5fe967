CREATE SEQUENCE "public"."return_reads" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"intent_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"evidence_due_at" timestamp with time zone,
	"as_of" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disputes_state" CHECK ("disputes"."state" in ('needs_response', 'under_review', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"request_key" uuid,
	"requested_by" uuid,
	"provider_id" text,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"check_at" timestamp with time zone,
	"as_of" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_cents" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('pending', 'succeeded', 'failed')),
	CONSTRAINT "refunds_pending" CHECK (("refunds"."state" = 'pending') = ("refunds"."check_at" is not null)),
	CONSTRAINT "refunds_failed" CHECK (("refunds"."state" = 'failed') = ("refunds"."problem" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_state";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid";--> statement-breakpoint
DROP INDEX "orders_one_of_person_and_product";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_one_of_provider" ON "disputes" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "disputes_of_intent" ON "disputes" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_request" ON "refunds" USING btree ("request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_of_provider" ON "refunds" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_to_check" ON "refunds" USING btree ("check_at") WHERE "refunds"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_of_person_and_product" ON "orders" USING btree ("user_id","product_id") WHERE "orders"."state" <> 'refunded';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_cents" >= 0 and ("orders"."state" <> 'paid' or "orders"."paid_cents" = 0 or "orders"."refunded_cents" < "orders"."paid_cents"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state" CHECK ("orders"."state" in ('open', 'paying', 'paid', 'withdrawn', 'refunded'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK (("orders"."state" in ('paid', 'refunded')) = ("orders"."paid_at" is not null) and ("orders"."state" in ('paid', 'refunded')) = ("orders"."paid_cents" is not null) and ("orders"."state" in ('paid', 'refunded')) = ("orders"."receipt_number" is not null));