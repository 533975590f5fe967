CREATE TABLE "opening_mails" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	CONSTRAINT "opening_mails_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "watched_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "opening_mails" ADD CONSTRAINT "opening_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_mails" ADD CONSTRAINT "opening_mails_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opening_mails_of_course" ON "opening_mails" USING btree ("course_id");--> statement-breakpoint
UPDATE "places" SET "watched_since" = "marked_at", "watched" = '{}' WHERE NOT "marked";
