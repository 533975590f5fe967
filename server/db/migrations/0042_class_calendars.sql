ALTER TABLE "mail_outbox" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "live_reminders" ADD COLUMN "texted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_reminders" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_seats" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "live_seats_untold" ON "live_seats" USING btree ("taken_at") WHERE "live_seats"."taken_at" is not null and ("live_seats"."told_at" is null or "live_seats"."told_at" < "live_seats"."taken_at");