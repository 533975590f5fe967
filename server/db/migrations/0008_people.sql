ALTER TABLE "access_sessions" ADD COLUMN "signed_in_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notifications_read_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "contact_messages_of_email" ON "contact_messages" USING btree ("email","id");--> statement-breakpoint
-- A person has one phone number now: a confirmed one goes into a profile that has none.
UPDATE "users" SET "phone" = "identity_users"."phone_number" FROM "identity_users"
	WHERE "users"."issuer" = 'urn:porua:identity' AND "users"."subject" = "identity_users"."id"
	AND "users"."phone" = '' AND "identity_users"."phone_number" IS NOT NULL;
