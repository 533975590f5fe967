CREATE TABLE "pay_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"secret_hash" text NOT NULL,
	"message" text NOT NULL,
	"due_cents" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pay_links_due" CHECK ("pay_links"."due_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "pay_link_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "payer_language" text;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_links_one_secret" ON "pay_links" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "pay_links_of_order" ON "pay_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_of_link" ON "payment_attempts" USING btree ("pay_link_id") WHERE "payment_attempts"."pay_link_id" is not null;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payer" CHECK (num_nulls("payment_attempts"."payer_name", "payment_attempts"."payer_email", "payment_attempts"."payer_language") in (0, 3));