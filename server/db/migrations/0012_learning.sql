CREATE TABLE "curriculum_drafts" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"tree" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_captions" (
	"file_id" uuid NOT NULL,
	"language" text NOT NULL,
	"vtt" text NOT NULL,
	CONSTRAINT "file_captions_file_id_language_pk" PRIMARY KEY("file_id","language")
);
--> statement-breakpoint
CREATE TABLE "file_leftovers" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_parts" (
	"file_id" uuid NOT NULL,
	"start" bigint NOT NULL,
	"bytes" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "file_parts_file_id_start_pk" PRIMARY KEY("file_id","start")
);
--> statement-breakpoint
CREATE TABLE "file_variants" (
	"file_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	CONSTRAINT "file_variants_file_id_variant_pk" PRIMARY KEY("file_id","variant"),
	CONSTRAINT "file_variants_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'arriving' NOT NULL,
	"bytes" bigint NOT NULL,
	"arrived" bigint DEFAULT 0 NOT NULL,
	"sha256" text,
	"seconds" integer,
	"pages" integer,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_kind" CHECK ("files"."kind" in ('video', 'audio', 'pdf')),
	CONSTRAINT "files_state" CHECK ("files"."state" in ('arriving', 'waiting', 'working', 'ready', 'failed')),
	CONSTRAINT "files_arrived" CHECK ("files"."arrived" between 0 and "files"."bytes"),
	CONSTRAINT "files_whole" CHECK ("files"."state" in ('arriving', 'failed') or "files"."arrived" = "files"."bytes"),
	CONSTRAINT "files_problem" CHECK (("files"."state" = 'failed') = ("files"."problem" is not null))
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"section_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL,
	"free" boolean NOT NULL,
	"reading_seconds" integer,
	"body" text,
	"html" text,
	"file_id" uuid,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "lessons_kind" CHECK ("lessons"."kind" in ('video', 'audio', 'text', 'pdf')),
	CONSTRAINT "lessons_text" CHECK (("lessons"."kind" = 'text') = ("lessons"."body" is not null) and ("lessons"."kind" = 'text') = ("lessons"."html" is not null) and ("lessons"."kind" = 'text') = ("lessons"."reading_seconds" is not null)),
	CONSTRAINT "lessons_file" CHECK (("lessons"."kind" = 'text') = ("lessons"."file_id" is null)),
	CONSTRAINT "lessons_withdrawn" CHECK (("lessons"."withdrawn_at" is null) = ("lessons"."section_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"second" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"position_at" timestamp with time zone,
	"watched" "int4multirange" NOT NULL,
	"seconds" integer,
	"marked" boolean,
	"marked_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "places_user_id_item_id_pk" PRIMARY KEY("user_id","item_id"),
	CONSTRAINT "places_position" CHECK ("places"."position" >= 0),
	CONSTRAINT "places_marked" CHECK (("places"."marked" is null) = ("places"."marked_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "language" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "instructor_id" uuid;--> statement-breakpoint
-- The title's script tells the language.
UPDATE "courses" SET "language" = 'bn' WHERE "title" ~ '[ঀ-৿]';--> statement-breakpoint
-- A name that two instructors share says nothing.
UPDATE "courses" SET "instructor_id" = "named"."id", "subject" = "named"."subject" FROM (
	SELECT "name", min("id"::text)::uuid AS "id", min("subject") AS "subject" FROM "instructors"
	WHERE "deleted_at" IS NULL GROUP BY "name" HAVING count(*) = 1
) AS "named" WHERE "named"."name" = "courses"."instructor_name";--> statement-breakpoint
-- Places are updated again and again, so pages keep room for the next version of a row.
ALTER TABLE "places" SET (fillfactor = 80);--> statement-breakpoint
ALTER TABLE "curriculum_drafts" ADD CONSTRAINT "curriculum_drafts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_captions" ADD CONSTRAINT "file_captions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_parts" ADD CONSTRAINT "file_parts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_variants" ADD CONSTRAINT "file_variants_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_leftovers_due" ON "file_leftovers" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "files_unfinished" ON "files" USING btree ("changed_at") WHERE "files"."state" = 'arriving';--> statement-breakpoint
CREATE INDEX "lessons_of_course" ON "lessons" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "lessons_of_section" ON "lessons" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "lessons_of_file" ON "lessons" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "notes_of_course" ON "notes" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "notes_of_lesson" ON "notes" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "places_of_product" ON "places" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "places_of_item" ON "places" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "sections_of_course" ON "sections" USING btree ("course_id","position");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_of_instructor" ON "courses" USING btree ("instructor_id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_language" CHECK ("courses"."language" in ('en', 'bn'));