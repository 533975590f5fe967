ALTER TABLE "mail_outbox" ADD COLUMN "stop_url" text;--> statement-breakpoint
ALTER TABLE "teach_invites" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "teach_invites" ADD CONSTRAINT "teach_invites_one_answer" CHECK ("teach_invites"."accepted_at" is null or "teach_invites"."declined_at" is null);