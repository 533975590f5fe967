CREATE TABLE "exchange_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"taka" numeric(8, 2) NOT NULL,
	"set_by" uuid,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_rates_version" CHECK ("exchange_rates"."version" > 0),
	CONSTRAINT "exchange_rates_taka" CHECK ("exchange_rates"."taka" > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_tokens" (
	"provider" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_state";--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_open";--> statement-breakpoint
DROP INDEX "payment_attempts_to_check";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "redirect" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "payer_name" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "payer_email" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "risk" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "reversals" ADD COLUMN "refund_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_rates_one_version" ON "exchange_rates" USING btree ("version");--> statement-breakpoint
CREATE INDEX "payment_attempts_held" ON "payment_attempts" USING btree ("begun_at") WHERE "payment_attempts"."state" = 'held';--> statement-breakpoint
CREATE INDEX "payment_attempts_to_check" ON "payment_attempts" USING btree ("check_at") WHERE "payment_attempts"."check_at" is not null;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_done" CHECK ("payment_attempts"."state" <> 'succeeded' or "payment_attempts"."check_at" is null);--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_state" CHECK ("payment_attempts"."state" in ('open', 'held', 'succeeded', 'cancelled', 'reversed'));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_open" CHECK ("payment_attempts"."state" <> 'open' or "payment_attempts"."check_at" is not null);--> statement-breakpoint
CREATE FUNCTION refuse_to_rewrite_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'exchange rates are only ever added';
END
$$;--> statement-breakpoint
CREATE TRIGGER "exchange_rates_only_grow" BEFORE UPDATE OR DELETE ON "exchange_rates"
FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_rates();
