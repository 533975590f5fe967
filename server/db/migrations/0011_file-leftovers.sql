CREATE TABLE "file_leftovers" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "file_leftovers_due" ON "file_leftovers" USING btree ("due_at");