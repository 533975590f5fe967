ALTER TABLE "access_sessions" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whoever is signed in keeps the rights they have.
UPDATE "access_sessions" SET "email_verified" = "users"."email_verified" FROM "users" WHERE "users"."id" = "access_sessions"."user_id";
