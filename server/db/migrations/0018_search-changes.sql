CREATE INDEX "blogs_changed" ON "blogs" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "books_changed" ON "books" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "instructors_changed" ON "instructors" USING btree ("changed_in");