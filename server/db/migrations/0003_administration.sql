CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"what" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"name" text NOT NULL,
	"difference" jsonb NOT NULL,
	"searched" text GENERATED ALWAYS AS (lower(name || E'\n' || email)) STORED
);
--> statement-breakpoint
CREATE TABLE "bin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"deleted_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "changed_in" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "changed_in" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "searched" text GENERATED ALWAYS AS (lower(name || E'\n' || last_name || E'\n' || email || E'\n' || subject)) STORED;--> statement-breakpoint
ALTER TABLE "instructors" ADD COLUMN "changed_in" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "searched" text GENERATED ALWAYS AS (lower(product_name || E'\n' || email)) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "searched" text GENERATED ALWAYS AS (lower(name || E'\n' || email)) STORED;--> statement-breakpoint
CREATE INDEX "audit_of_thing" ON "audit" USING btree ("thing_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "bin_thing" ON "bin" USING btree ("thing_id");--> statement-breakpoint
CREATE INDEX "bin_due" ON "bin" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "contact_messages_of_state" ON "contact_messages" USING btree ("state","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_state" CHECK ("contact_messages"."state" in ('new', 'answered'));
--> statement-breakpoint
-- What was deleted before there was a bin can be restored too; who deleted it is not known.
INSERT INTO "bin" ("id", "thing_id", "kind", "name", "deleted_at", "deleted_by")
SELECT "id", "id", 'course', "title", "deleted_at", '' FROM "courses" WHERE "deleted_at" IS NOT NULL
UNION ALL SELECT "id", "id", 'book', "book_name", "deleted_at", '' FROM "books" WHERE "deleted_at" IS NOT NULL
UNION ALL SELECT "id", "id", 'blog', "title", "deleted_at", '' FROM "blogs" WHERE "deleted_at" IS NOT NULL
UNION ALL SELECT "id", "id", 'instructor', "name", "deleted_at", '' FROM "instructors" WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_to_rewrite_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_only_grows" BEFORE UPDATE OR DELETE ON "audit"
FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history();
