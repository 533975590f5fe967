ALTER TABLE "uploads" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_of_person" ON "audit" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "blogs_upload" ON "blogs" USING btree ("img") WHERE "blogs"."img" like '/media/%';--> statement-breakpoint
CREATE INDEX "books_upload" ON "books" USING btree ("img") WHERE "books"."img" like '/media/%';--> statement-breakpoint
CREATE INDEX "books_writer_1_upload" ON "books" USING btree ("writer_img_1") WHERE "books"."writer_img_1" like '/media/%';--> statement-breakpoint
CREATE INDEX "books_writer_2_upload" ON "books" USING btree ("writer_img_2") WHERE "books"."writer_img_2" like '/media/%';--> statement-breakpoint
CREATE INDEX "books_writer_3_upload" ON "books" USING btree ("writer_img_3") WHERE "books"."writer_img_3" like '/media/%';--> statement-breakpoint
CREATE INDEX "books_writer_4_upload" ON "books" USING btree ("writer_img_4") WHERE "books"."writer_img_4" like '/media/%';--> statement-breakpoint
CREATE INDEX "courses_upload" ON "courses" USING btree ("img") WHERE "courses"."img" like '/media/%';--> statement-breakpoint
CREATE INDEX "courses_instructor_upload" ON "courses" USING btree ("instructor_img") WHERE "courses"."instructor_img" like '/media/%';--> statement-breakpoint
CREATE INDEX "courses_video_upload" ON "courses" USING btree ("video") WHERE "courses"."video" like '/media/%';--> statement-breakpoint
CREATE INDEX "instructors_upload" ON "instructors" USING btree ("img") WHERE "instructors"."img" like '/media/%';--> statement-breakpoint
CREATE INDEX "reviews_upload" ON "reviews" USING btree ("image") WHERE "reviews"."image" like '/media/%';--> statement-breakpoint
CREATE INDEX "uploads_of_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_removed" ON "uploads" USING btree ("removed_at") WHERE "uploads"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "users_upload" ON "users" USING btree ("photo_url") WHERE "users"."photo_url" like '/media/%';--> statement-breakpoint
-- Of a person who is no more the e-mail may be blanked, and nothing else may change.
CREATE FUNCTION refuse_to_rewrite_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE'
		AND (NEW.id, NEW.at, NEW.what, NEW.kind, NEW.thing_id, NEW.difference)
			= (OLD.id, OLD.at, OLD.what, OLD.kind, OLD.thing_id, OLD.difference)
		AND NEW.user_id IS NOT DISTINCT FROM OLD.user_id
		AND (NEW.email = OLD.email
			OR NEW.email = '' AND NOT EXISTS (SELECT FROM "users" WHERE "id" = OLD.user_id))
		AND (NEW.name = OLD.name
			OR NEW.name = '' AND OLD.kind = 'user' AND NOT EXISTS (SELECT FROM "users" WHERE "id" = OLD.thing_id))
	THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
DROP TRIGGER "audit_only_grows" ON "audit";--> statement-breakpoint
CREATE TRIGGER "audit_only_grows" BEFORE UPDATE OR DELETE ON "audit"
FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_audit();--> statement-breakpoint
-- People who were deleted before this was so.
UPDATE "bin" SET "deleted_by" = '' WHERE "deleted_by" IN (
	SELECT "email" FROM "audit" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "audit"."user_id"));--> statement-breakpoint
UPDATE "audit" SET "email" = '' WHERE "email" <> ''
	AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "audit"."user_id");--> statement-breakpoint
UPDATE "audit" SET "name" = '' WHERE "kind" = 'user' AND "name" <> ''
	AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "audit"."thing_id");--> statement-breakpoint
-- Photos from elsewhere would be loaded by everybody who reads a review.
UPDATE "users" SET "photo_url" = '' WHERE "photo_url" <> '' AND "photo_url" !~ '^/media/[0-9a-f-]{36}\.webp$';--> statement-breakpoint
UPDATE "identity_users" SET "image" = NULL WHERE "image" !~ '^/media/[0-9a-f-]{36}\.webp$';--> statement-breakpoint
UPDATE "reviews" SET "image" = '' WHERE "user_id" IS NOT NULL
	AND "image" <> '' AND "image" !~ '^/(media|covers)/[^?#]*$';--> statement-breakpoint
UPDATE "content_version" SET "version" = "version" + 1;
--> statement-breakpoint
-- Pictures that were replaced, or whose person was deleted, before this was so.
UPDATE "uploads" SET "removed_at" = now() WHERE "kept_at" IS NOT NULL AND '/media/' || "name" NOT IN (
	SELECT "img" FROM "courses" WHERE "img" LIKE '/media/%'
	UNION ALL SELECT "instructor_img" FROM "courses" WHERE "instructor_img" LIKE '/media/%'
	UNION ALL SELECT "video" FROM "courses" WHERE "video" LIKE '/media/%'
	UNION ALL SELECT "img" FROM "books" WHERE "img" LIKE '/media/%'
	UNION ALL SELECT "writer_img_1" FROM "books" WHERE "writer_img_1" LIKE '/media/%'
	UNION ALL SELECT "writer_img_2" FROM "books" WHERE "writer_img_2" LIKE '/media/%'
	UNION ALL SELECT "writer_img_3" FROM "books" WHERE "writer_img_3" LIKE '/media/%'
	UNION ALL SELECT "writer_img_4" FROM "books" WHERE "writer_img_4" LIKE '/media/%'
	UNION ALL SELECT "img" FROM "blogs" WHERE "img" LIKE '/media/%'
	UNION ALL SELECT "img" FROM "instructors" WHERE "img" LIKE '/media/%'
	UNION ALL SELECT "photo_url" FROM "users" WHERE "photo_url" LIKE '/media/%'
	UNION ALL SELECT "image" FROM "reviews" WHERE "image" LIKE '/media/%');
