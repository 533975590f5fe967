ALTER TABLE "live_batches" DROP CONSTRAINT "live_batches_subject";--> statement-breakpoint
ALTER TABLE "announcements" DROP CONSTRAINT "announcements_course_id_courses_id_fk";
--> statement-breakpoint
ALTER TABLE "muted_courses" DROP CONSTRAINT "muted_courses_course_id_courses_id_fk";
--> statement-breakpoint
ALTER TABLE "live_batches" ADD COLUMN "stays_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD COLUMN "any_minute_counts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_courses" ADD CONSTRAINT "muted_courses_course_id_products_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_batches" ADD CONSTRAINT "live_batches_subject" CHECK ("live_batches"."subject" in ('Coding', 'Music', 'Bengali', 'Biology', 'Chemistry', 'English', 'Finance', 'Mathematics', 'Physics', 'Programming', 'Religion'));--> statement-breakpoint
-- What was recorded stays: only classes from now on count from half of their minutes.
UPDATE "live_sessions" SET "any_minute_counts" = true WHERE "starts_at" <= now();
