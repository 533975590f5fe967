CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_attendance" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tried_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"seconds" integer DEFAULT 0 NOT NULL,
	"corrected" text,
	"corrected_by" uuid,
	CONSTRAINT "live_attendance_session_id_user_id_pk" PRIMARY KEY("session_id","user_id"),
	CONSTRAINT "live_attendance_seconds" CHECK ("live_attendance"."seconds" >= 0),
	CONSTRAINT "live_attendance_corrected" CHECK ("live_attendance"."corrected" in ('present', 'absent')),
	CONSTRAINT "live_attendance_joined" CHECK (("live_attendance"."joined_at" is null) = ("live_attendance"."last_seen_at" is null))
);
--> statement-breakpoint
CREATE TABLE "live_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"programme" smallint NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"about" text NOT NULL,
	"img" text NOT NULL,
	"price_cents" integer NOT NULL,
	"instructor_id" uuid,
	"tutor_name" text NOT NULL,
	"zone" text DEFAULT 'Asia/Dhaka' NOT NULL,
	"room_link" text,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"is_listed" boolean GENERATED ALWAYS AS (cancelled_at is null) STORED NOT NULL,
	CONSTRAINT "live_batches_programme" CHECK ("live_batches"."programme" between 1 and 12),
	CONSTRAINT "live_batches_subject" CHECK ("live_batches"."subject" in ('Coding', 'Music')),
	CONSTRAINT "live_batches_price" CHECK ("live_batches"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"file_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "live_reminders" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sequence" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"texted_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	CONSTRAINT "live_reminders_session_id_user_id_kind_sequence_pk" PRIMARY KEY("session_id","user_id","kind","sequence"),
	CONSTRAINT "live_reminders_kind" CHECK ("live_reminders"."kind" in ('day', 'soon', 'moved', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "live_seats" (
	"batch_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"user_id" uuid,
	"order_id" uuid,
	"held_until" timestamp with time zone,
	"taken_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "live_seats_batch_id_seat_pk" PRIMARY KEY("batch_id","seat"),
	CONSTRAINT "live_seats_number" CHECK ("live_seats"."seat" between 1 and 12),
	CONSTRAINT "live_seats_taken" CHECK ("live_seats"."taken_at" is null or "live_seats"."order_id" is not null),
	CONSTRAINT "live_seats_held" CHECK (("live_seats"."held_until" is not null) = ("live_seats"."taken_at" is null and num_nonnulls("live_seats"."user_id", "live_seats"."order_id") > 0))
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"moved_from" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"uid" text NOT NULL,
	CONSTRAINT "live_sessions_number" CHECK ("live_sessions"."number" > 0),
	CONSTRAINT "live_sessions_minutes" CHECK ("live_sessions"."minutes" between 15 and 240),
	CONSTRAINT "live_sessions_state" CHECK ("live_sessions"."state" in ('planned', 'cancelled', 'over')),
	CONSTRAINT "live_sessions_over" CHECK (("live_sessions"."state" = 'over') = ("live_sessions"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "live_waiting" (
	"batch_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"offered_until" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "live_waiting_batch_id_user_id_pk" PRIMARY KEY("batch_id","user_id"),
	CONSTRAINT "live_waiting_told" CHECK (("live_waiting"."offered_until" is null) = ("live_waiting"."told_at" is null))
);
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_kind";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_batches" ADD CONSTRAINT "live_batches_id_products_id_fk" FOREIGN KEY ("id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_batches" ADD CONSTRAINT "live_batches_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_batches" ADD CONSTRAINT "live_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_recordings" ADD CONSTRAINT "live_recordings_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_recordings" ADD CONSTRAINT "live_recordings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reminders" ADD CONSTRAINT "live_reminders_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reminders" ADD CONSTRAINT "live_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_seats" ADD CONSTRAINT "live_seats_batch_id_live_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."live_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_seats" ADD CONSTRAINT "live_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_seats" ADD CONSTRAINT "live_seats_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_batch_id_live_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."live_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_waiting" ADD CONSTRAINT "live_waiting_batch_id_live_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."live_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_waiting" ADD CONSTRAINT "live_waiting_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_one_secret" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "live_attendance_of_user" ON "live_attendance" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_batches_of_instructor" ON "live_batches" USING btree ("instructor_id","id");--> statement-breakpoint
CREATE INDEX "live_batches_cancelled" ON "live_batches" USING btree ("id") WHERE "live_batches"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "live_messages_of_session" ON "live_messages" USING btree ("session_id","id");--> statement-breakpoint
CREATE INDEX "live_messages_of_user" ON "live_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_messages_by_time" ON "live_messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "live_recordings_of_session" ON "live_recordings" USING btree ("session_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_recordings_one_file" ON "live_recordings" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "live_reminders_of_user" ON "live_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_seats_one_order" ON "live_seats" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_seats_one_of_person" ON "live_seats" USING btree ("batch_id","user_id");--> statement-breakpoint
CREATE INDEX "live_seats_of_user" ON "live_seats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_seats_by_time" ON "live_seats" USING btree ("held_until") WHERE "live_seats"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "live_seats_untold" ON "live_seats" USING btree ("taken_at") WHERE "live_seats"."taken_at" is not null and ("live_seats"."told_at" is null or "live_seats"."told_at" < "live_seats"."taken_at");--> statement-breakpoint
CREATE UNIQUE INDEX "live_sessions_of_batch" ON "live_sessions" USING btree ("batch_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "live_sessions_one_uid" ON "live_sessions" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "live_sessions_by_time" ON "live_sessions" USING btree ("starts_at") WHERE "live_sessions"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "live_waiting_in_line" ON "live_waiting" USING btree ("batch_id","asked_at","user_id");--> statement-breakpoint
CREATE INDEX "live_waiting_of_user" ON "live_waiting" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kind" CHECK ("products"."kind" in ('course', 'book', 'live'));--> statement-breakpoint
CREATE FUNCTION free_live_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE live_seats SET user_id = NULL, order_id = NULL, held_until = NULL, taken_at = NULL WHERE order_id = OLD.id;
	RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER "orders_free_live_seat" BEFORE DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION free_live_seat();
