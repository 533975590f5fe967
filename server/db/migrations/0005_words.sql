-- A table is written anew once, and the trigram index, where there is one, goes with its column.
ALTER TABLE "audit" DROP COLUMN "searched", ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(name || ' ' || email), '[\x01-/:-@\[-\x60{-\x7f\u00a0\u0964\u0965\u2000-\u200a\u2010-\u202f]+'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "bin" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(name), '[\x01-/:-@\[-\x60{-\x7f\u00a0\u0964\u0965\u2000-\u200a\u2010-\u202f]+'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "searched", ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(name || ' ' || last_name || ' ' || email || ' ' || subject), '[\x01-/:-@\[-\x60{-\x7f\u00a0\u0964\u0965\u2000-\u200a\u2010-\u202f]+'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "searched", ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(product_name || ' ' || email), '[\x01-/:-@\[-\x60{-\x7f\u00a0\u0964\u0965\u2000-\u200a\u2010-\u202f]+'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "searched", ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(name || ' ' || email), '[\x01-/:-@\[-\x60{-\x7f\u00a0\u0964\u0965\u2000-\u200a\u2010-\u202f]+'), ''))) STORED;--> statement-breakpoint
CREATE INDEX "audit_words" ON "audit" USING gin ("words");--> statement-breakpoint
CREATE INDEX "contact_messages_words" ON "contact_messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ("words");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin ("words");--> statement-breakpoint
-- Others may use the extension by now, and on some servers only an owner drops it: then it stays, and does nothing.
DO $$
BEGIN
	DROP EXTENSION IF EXISTS pg_trgm;
EXCEPTION WHEN dependent_objects_still_exist OR insufficient_privilege THEN
	NULL;
END
$$;--> statement-breakpoint
-- How frequent which word is, known from the first question on.
ANALYZE "audit", "contact_messages", "orders", "users";
