ALTER TABLE "reversals" ADD COLUMN "repeats" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reversals" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "reversals" ADD CONSTRAINT "reversals_problem" CHECK ("reversals"."problem" is null or "reversals"."done_at" is null);--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_failure" CHECK ("payment_attempts"."failure" in ('cancelled', 'declined', 'balance', 'pin', 'expired'));