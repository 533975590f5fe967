-- Courses that are there keep the rule they had; new ones take the stricter one.
ALTER TABLE "courses" ADD COLUMN "certificate_rule" text DEFAULT 'marked' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "certificate_rule" SET DEFAULT 'watched';--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "reissued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_certificate_rule" CHECK ("courses"."certificate_rule" in ('marked', 'watched'));