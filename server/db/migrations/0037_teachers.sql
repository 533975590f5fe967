CREATE TABLE "course_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"course" jsonb NOT NULL,
	"decision" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "course_reviews_decision" CHECK ("course_reviews"."decision" in ('withdrawn', 'sent_back', 'published')),
	CONSTRAINT "course_reviews_decided" CHECK (("course_reviews"."decision" is null) = ("course_reviews"."decided_at" is null)),
	CONSTRAINT "course_reviews_note" CHECK ("course_reviews"."decision" is distinct from 'sent_back' or "course_reviews"."note" <> '')
);
--> statement-breakpoint
CREATE TABLE "teach_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"instructor_id" uuid NOT NULL,
	"email" text NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teach_invites_email_lower" CHECK ("teach_invites"."email" = lower("teach_invites"."email"))
);
--> statement-breakpoint
DROP INDEX "courses_alike";--> statement-breakpoint
DROP INDEX "courses_of_category";--> statement-breakpoint
DROP INDEX "courses_by_price";--> statement-breakpoint
DROP INDEX "courses_by_learners";--> statement-breakpoint
DROP INDEX "courses_recent";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "review_state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "review_note" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "proposed" jsonb;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "learners" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "instructors" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "instructors" ADD COLUMN "share_percent" smallint DEFAULT 70 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "owner" uuid;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teach_invites" ADD CONSTRAINT "teach_invites_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_reviews_one_open" ON "course_reviews" USING btree ("course_id") WHERE "course_reviews"."decision" is null;--> statement-breakpoint
CREATE INDEX "course_reviews_of_course" ON "course_reviews" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "course_reviews_waiting" ON "course_reviews" USING btree ("id") WHERE "course_reviews"."decision" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "teach_invites_one_secret" ON "teach_invites" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "teach_invites_of_instructor" ON "teach_invites" USING btree ("instructor_id","id");--> statement-breakpoint
ALTER TABLE "instructors" ADD CONSTRAINT "instructors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "instructors_of_user" ON "instructors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_of_owner" ON "files" USING btree ("owner","id");--> statement-breakpoint
CREATE INDEX "courses_alike" ON "courses" USING btree ("category","subject","language","enrolled","id") WHERE "courses"."deleted_at" is null and "courses"."is_listed";--> statement-breakpoint
CREATE INDEX "courses_of_category" ON "courses" USING btree ("category","id","subject","language","price_cents","hours","rating_tenths") WHERE "courses"."deleted_at" is null and "courses"."is_listed";--> statement-breakpoint
CREATE INDEX "courses_by_price" ON "courses" USING btree ("category","price_cents","id","subject","language","hours","rating_tenths") WHERE "courses"."deleted_at" is null and "courses"."is_listed";--> statement-breakpoint
CREATE INDEX "courses_by_learners" ON "courses" USING btree ("category","enrolled","id","subject","language","price_cents","hours","rating_tenths") WHERE "courses"."deleted_at" is null and "courses"."is_listed";--> statement-breakpoint
CREATE INDEX "courses_recent" ON "courses" USING btree ("created_at") WHERE "courses"."deleted_at" is null and "courses"."is_listed";--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_review_state" CHECK ("courses"."review_state" in ('draft', 'in_review', 'sent_back', 'published'));--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_published" CHECK ("courses"."is_listed" or "courses"."review_state" <> 'published');--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_proposed" CHECK ("courses"."proposed" is null or ("courses"."is_listed" and "courses"."review_state" <> 'published'));--> statement-breakpoint
ALTER TABLE "instructors" ADD CONSTRAINT "instructors_share" CHECK ("instructors"."share_percent" between 0 and 100);--> statement-breakpoint
-- A draft is in no list: the functions of 0017 and 0020, which know no drafts.
CREATE OR REPLACE FUNCTION lists_of(thing courses) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN thing.deleted_at IS NULL AND thing.is_listed THEN
		array_remove(ARRAY[
			'courses ' || thing.category,
			'courses of ' || to_char(thing.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
			'courses by ' || thing.instructor_id,
			'courses by ' || thing.instructor_id || ' ' || thing.subject
		], NULL)
	END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION filters_of(thing courses) RETURNS filter_totals LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN thing.deleted_at IS NULL AND thing.is_listed THEN ROW(
		'courses ' || thing.category, coalesce(thing.subject, ''), thing.language, '', price_filter(thing.price_cents),
		CASE WHEN thing.hours <= 5 THEN 0 WHEN thing.hours <= 20 THEN 1 ELSE 2 END::smallint,
		rating_filter(thing.rating_tenths), 1)::filter_totals
	END
$$;--> statement-breakpoint
DROP TRIGGER "courses_filters_changed" ON "courses";--> statement-breakpoint
CREATE TRIGGER "courses_filters_changed" AFTER UPDATE ON "courses" FOR EACH ROW WHEN (
	(OLD.deleted_at, OLD.is_listed, OLD.category, OLD.subject, OLD.language, OLD.price_cents, OLD.hours, OLD.rating_tenths)
	IS DISTINCT FROM
	(NEW.deleted_at, NEW.is_listed, NEW.category, NEW.subject, NEW.language, NEW.price_cents, NEW.hours, NEW.rating_tenths)
) EXECUTE FUNCTION count_changed_filters();
--> statement-breakpoint
UPDATE courses SET learners = bought.learners FROM (
	SELECT product_id, count(*) AS learners FROM orders WHERE state = 'paid' GROUP BY 1
) AS bought WHERE courses.id = bought.product_id;
