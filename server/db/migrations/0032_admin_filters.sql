ALTER TABLE "files" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(name), '[\x01-/:-@\[-\x60{-\x7f\u00a0\u0964\u0965\u2000-\u200a\u2010-\u202f]+'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(text), '[\x01-/:-@\[-\x60{-\x7f\u00a0\u0964\u0965\u2000-\u200a\u2010-\u202f]+'), ''))) STORED;--> statement-breakpoint
CREATE INDEX "audit_of_action" ON "audit" USING btree ("what","id");--> statement-breakpoint
CREATE INDEX "disputes_of_state" ON "disputes" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "orders_of_state" ON "orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "refunds_of_state" ON "refunds" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "files_of_state" ON "files" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "files_words" ON "files" USING gin ("words");--> statement-breakpoint
CREATE INDEX "ratings_words" ON "ratings" USING gin ("words");