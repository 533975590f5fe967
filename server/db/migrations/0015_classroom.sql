CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"points" integer,
	"out_of" integer,
	"passed" boolean,
	CONSTRAINT "attempts_number" UNIQUE("user_id","lesson_id","number"),
	CONSTRAINT "attempts_result" CHECK (("attempts"."submitted_at" is null) = ("attempts"."points" is null) and ("attempts"."points" is null) = ("attempts"."passed" is null) and ("attempts"."points" is null) = ("attempts"."out_of" is null))
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"category" text NOT NULL,
	"instructor" text NOT NULL,
	"sections" jsonb NOT NULL,
	"lessons" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoke_reason" text,
	CONSTRAINT "certificates_owner" UNIQUE("user_id","course_id"),
	CONSTRAINT "certificates_revoked" CHECK (("certificates"."revoked_at" is null) = ("certificates"."revoke_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "lesson_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_official" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lesson_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"second" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "question_followers" (
	"question_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_followers_question_id_user_id_pk" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_keys" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"keys" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"pass" integer NOT NULL,
	"attempts" integer,
	"minutes" integer,
	"reveal" text NOT NULL,
	"questions" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	CONSTRAINT "ratings_user_id_product_id_pk" PRIMARY KEY("user_id","product_id"),
	CONSTRAINT "ratings_id" UNIQUE("id"),
	CONSTRAINT "ratings_stars" CHECK ("ratings"."stars" between 1 and 5),
	CONSTRAINT "ratings_hidden" CHECK (("ratings"."hidden_at" is null) = ("ratings"."hidden_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "talk_reports" (
	"item_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talk_reports_item_id_user_id_pk" PRIMARY KEY("item_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_kind";--> statement-breakpoint
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_file";--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_version_id_quiz_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quiz_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_answers" ADD CONSTRAINT "lesson_answers_question_id_lesson_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."lesson_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_answers" ADD CONSTRAINT "lesson_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_followers" ADD CONSTRAINT "question_followers_question_id_lesson_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."lesson_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_followers" ADD CONSTRAINT "question_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_keys" ADD CONSTRAINT "quiz_keys_version_id_quiz_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quiz_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_versions" ADD CONSTRAINT "quiz_versions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_reports" ADD CONSTRAINT "talk_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open" ON "attempts" USING btree ("user_id","lesson_id") WHERE "attempts"."submitted_at" is null;--> statement-breakpoint
CREATE INDEX "attempts_of_lesson" ON "attempts" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "attempts_of_version" ON "attempts" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "attempts_due" ON "attempts" USING btree ("due_at") WHERE "attempts"."submitted_at" is null;--> statement-breakpoint
CREATE INDEX "lesson_answers_of_question" ON "lesson_answers" USING btree ("question_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_answers_official" ON "lesson_answers" USING btree ("question_id") WHERE "lesson_answers"."is_official";--> statement-breakpoint
CREATE INDEX "lesson_questions_of_lesson" ON "lesson_questions" USING btree ("lesson_id","created_at");--> statement-breakpoint
CREATE INDEX "followed_by" ON "question_followers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quiz_versions_of_lesson" ON "quiz_versions" USING btree ("lesson_id","created_at");--> statement-breakpoint
CREATE INDEX "ratings_of_product" ON "ratings" USING btree ("product_id","created_at");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_kind" CHECK ("lessons"."kind" in ('video', 'audio', 'text', 'pdf', 'quiz'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_file" CHECK (("lessons"."kind" in ('text', 'quiz')) = ("lessons"."file_id" is null));