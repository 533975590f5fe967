ALTER TABLE "live_seats" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "cancelled_at" timestamp with time zone;