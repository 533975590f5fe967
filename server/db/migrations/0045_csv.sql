CREATE TABLE "csv_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"exported" text NOT NULL,
	"filters" jsonb NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "csv_exports_table" CHECK ("csv_exports"."exported" in ('orders', 'payments', 'users', 'completions', 'quizResults', 'earnings'))
);
--> statement-breakpoint
CREATE TABLE "csv_import_items" (
	"import_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"line" integer NOT NULL,
	CONSTRAINT "csv_import_items_import_id_item_id_pk" PRIMARY KEY("import_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "csv_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"request_key" uuid NOT NULL,
	"file_hash" text NOT NULL,
	"rows" integer NOT NULL,
	"version" bigint NOT NULL,
	"imported_by" uuid NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "csv_imports_kind" CHECK ("csv_imports"."kind" in ('courses', 'books', 'instructors', 'people'))
);
--> statement-breakpoint
ALTER TABLE "csv_exports" ADD CONSTRAINT "csv_exports_session_id_access_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."access_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_import_items" ADD CONSTRAINT "csv_import_items_import_id_csv_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."csv_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "csv_exports_one_secret" ON "csv_exports" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "csv_exports_of_session" ON "csv_exports" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "csv_exports_expiry" ON "csv_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "csv_imports_one_request" ON "csv_imports" USING btree ("request_key");