ALTER TABLE "live_batches" ADD COLUMN "review_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_batches" ADD COLUMN "review_note" text;