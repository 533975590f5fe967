CREATE TABLE "announcement_receipts" (
	"announcement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "announcement_receipts_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"audience" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"written_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_on" date,
	"recipients" integer,
	CONSTRAINT "announcements_audience" CHECK ("announcements"."audience" in ('all', 'unfinished')),
	CONSTRAINT "announcements_sent" CHECK (("announcements"."sent_at" is null) = ("announcements"."sent_on" is null))
);
--> statement-breakpoint
CREATE TABLE "muted_courses" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	CONSTRAINT "muted_courses_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "earnings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"instructor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"payout_id" uuid,
	"charged_cents" integer DEFAULT 0 NOT NULL,
	"returned_cents" integer DEFAULT 0 NOT NULL,
	"share_percent" smallint,
	"cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "earnings_kind" CHECK ("earnings"."kind" in ('sale', 'refund', 'correction', 'payout')),
	CONSTRAINT "earnings_of_one" CHECK (("earnings"."kind" = 'payout') = ("earnings"."payout_id" is not null) and ("earnings"."order_id" is null) = ("earnings"."payout_id" is not null) and ("earnings"."order_id" is null) = ("earnings"."share_percent" is null))
);
--> statement-breakpoint
CREATE TABLE "payout_details" (
	"instructor_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"branch" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_details_method" CHECK ("payout_details"."method" in ('bkash', 'nagad', 'bank'))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"instructor_id" uuid NOT NULL,
	"month" text NOT NULL,
	"cents" integer NOT NULL,
	"taka" integer NOT NULL,
	"rate" numeric(8, 2) NOT NULL,
	"reference" text NOT NULL,
	"paid_on" date NOT NULL,
	"paid_by" uuid,
	"request_key" uuid NOT NULL,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_cents" CHECK ("payouts"."cents" > 0 and "payouts"."taka" >= 0),
	CONSTRAINT "payouts_month" CHECK ("payouts"."month" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "instructor_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "share_percent" smallint;--> statement-breakpoint
ALTER TABLE "announcement_receipts" ADD CONSTRAINT "announcement_receipts_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_receipts" ADD CONSTRAINT "announcement_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_courses" ADD CONSTRAINT "muted_courses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_courses" ADD CONSTRAINT "muted_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_details" ADD CONSTRAINT "payout_details_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_receipts_of_user" ON "announcement_receipts" USING btree ("user_id","announcement_id");--> statement-breakpoint
CREATE INDEX "announcement_receipts_unread" ON "announcement_receipts" USING btree ("user_id","at") WHERE "announcement_receipts"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "announcements_one_draft" ON "announcements" USING btree ("course_id") WHERE "announcements"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "announcements_one_a_day" ON "announcements" USING btree ("course_id","sent_on");--> statement-breakpoint
CREATE INDEX "announcements_of_course" ON "announcements" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "muted_courses_of_course" ON "muted_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "earnings_of_instructor" ON "earnings" USING btree ("instructor_id","at","id");--> statement-breakpoint
CREATE INDEX "earnings_of_order" ON "earnings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "earnings_of_payout" ON "earnings" USING btree ("payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "earnings_one_sale" ON "earnings" USING btree ("order_id") WHERE "earnings"."kind" = 'sale';--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_of_month" ON "payouts" USING btree ("instructor_id","month") WHERE "payouts"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_request" ON "payouts" USING btree ("request_key","instructor_id");--> statement-breakpoint
CREATE INDEX "payouts_of_instructor" ON "payouts" USING btree ("instructor_id","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_instructor" ON "orders" USING btree ("instructor_id") WHERE "orders"."instructor_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_learners" ON "orders" USING btree ("product_id","id") WHERE "orders"."state" = 'paid';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_share" CHECK (("orders"."instructor_id" is null) = ("orders"."share_percent" is null));
--> statement-breakpoint
CREATE FUNCTION refuse_to_rewrite_earnings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'entries of earnings are only ever added';
END
$$;--> statement-breakpoint
CREATE TRIGGER "earnings_only_grow" BEFORE UPDATE OR DELETE ON "earnings"
FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_earnings();
