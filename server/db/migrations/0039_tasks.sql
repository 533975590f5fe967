CREATE TABLE "hand_in_files" (
	"hand_in_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "hand_in_files_hand_in_id_file_id_pk" PRIMARY KEY("hand_in_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "hand_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"written_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"handed_in_at" timestamp with time zone,
	"is_late" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"points" integer,
	"words" text DEFAULT '' NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"again" boolean DEFAULT true NOT NULL,
	"graded_by" uuid,
	"out_of" integer,
	"needed" integer,
	"again_until" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hand_ins_number" UNIQUE("user_id","lesson_id","number"),
	CONSTRAINT "hand_ins_state" CHECK ("hand_ins"."state" in ('draft', 'handed_in', 'returned')),
	CONSTRAINT "hand_ins_handed_in" CHECK (("hand_ins"."state" = 'draft') = ("hand_ins"."handed_in_at" is null)),
	CONSTRAINT "hand_ins_opened" CHECK ("hand_ins"."opened_at" is null or "hand_ins"."state" <> 'draft'),
	CONSTRAINT "hand_ins_points" CHECK ("hand_ins"."points" >= 0 and ("hand_ins"."out_of" is null or "hand_ins"."points" <= "hand_ins"."out_of")),
	CONSTRAINT "hand_ins_returned" CHECK (("hand_ins"."state" = 'returned') = ("hand_ins"."returned_at" is not null) and ("hand_ins"."state" = 'returned') = ("hand_ins"."out_of" is not null) and ("hand_ins"."state" = 'returned') = ("hand_ins"."needed" is not null) and ("hand_ins"."state" <> 'returned' or "hand_ins"."points" is not null))
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind";--> statement-breakpoint
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_kind";--> statement-breakpoint
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_text";--> statement-breakpoint
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_file";--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "task" jsonb;--> statement-breakpoint
ALTER TABLE "hand_in_files" ADD CONSTRAINT "hand_in_files_hand_in_id_hand_ins_id_fk" FOREIGN KEY ("hand_in_id") REFERENCES "public"."hand_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_in_files" ADD CONSTRAINT "hand_in_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_graded_by_users_id_fk" FOREIGN KEY ("graded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_in_files_of_file" ON "hand_in_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_ins_open" ON "hand_ins" USING btree ("user_id","lesson_id") WHERE "hand_ins"."state" <> 'returned';--> statement-breakpoint
CREATE INDEX "hand_ins_of_lesson" ON "hand_ins" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "hand_ins_of_grader" ON "hand_ins" USING btree ("graded_by");--> statement-breakpoint
CREATE INDEX "hand_ins_waiting" ON "hand_ins" USING btree ("handed_in_at","id") WHERE "hand_ins"."state" = 'handed_in';--> statement-breakpoint
CREATE INDEX "hand_ins_unseen" ON "hand_ins" USING btree ("user_id") WHERE "hand_ins"."state" = 'returned' and "hand_ins"."seen_at" is null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind" CHECK ("files"."kind" in ('video', 'audio', 'pdf', 'mp3', 'photo', 'document', 'recording'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_task" CHECK (("lessons"."kind" = 'task') = ("lessons"."task" is not null));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_kind" CHECK ("lessons"."kind" in ('video', 'audio', 'text', 'pdf', 'quiz', 'task'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_text" CHECK (("lessons"."kind" in ('text', 'task')) = ("lessons"."body" is not null) and ("lessons"."kind" in ('text', 'task')) = ("lessons"."html" is not null) and ("lessons"."kind" = 'text') = ("lessons"."reading_seconds" is not null));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_file" CHECK (("lessons"."kind" in ('text', 'quiz', 'task')) = ("lessons"."file_id" is null));--> statement-breakpoint
-- Drafts name every field of a lesson, so that they can be compared with what is published.
UPDATE "curriculum_drafts" SET "tree" = jsonb_set("tree", '{sections}', (
	SELECT coalesce(jsonb_agg(jsonb_set(section, '{lessons}', (
		SELECT coalesce(jsonb_agg('{"task": null}'::jsonb || lesson ORDER BY place), '[]')
		FROM jsonb_array_elements(section -> 'lessons') WITH ORDINALITY AS listed (lesson, place)
	)) ORDER BY number), '[]')
	FROM jsonb_array_elements("tree" -> 'sections') WITH ORDINALITY AS parts (section, number)
));
