ALTER TABLE "content_version" ADD COLUMN "enrolments" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "enrolled_last" uuid[] DEFAULT '{}'::uuid[] NOT NULL;