CREATE TABLE "receipt_counter" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL,
	CONSTRAINT "receipt_counter_single" CHECK ("receipt_counter"."id" = 1)
);
--> statement-breakpoint
INSERT INTO "receipt_counter" ("id", "last") SELECT 1, coalesce(max("receipt_number"), 0) FROM "orders";--> statement-breakpoint
-- Its row stays locked until the settling transaction ends, so that numbers follow each other and none is left out.
CREATE FUNCTION next_receipt_number() RETURNS bigint LANGUAGE sql AS $$
	UPDATE "receipt_counter" SET "last" = "last" + 1 RETURNING "last"
$$;--> statement-breakpoint
DROP SEQUENCE "public"."receipt_numbers";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "transaction" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payer_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "payer_words" = "payer"."words" FROM (
	SELECT DISTINCT ON ("order_id") "order_id", "payer_name" || ' ' || "payer_email" AS "words" FROM "payment_attempts"
	WHERE "payer_name" IS NOT NULL ORDER BY "order_id", "state" = 'succeeded' DESC, "begun_at" DESC
) AS "payer" WHERE "payer"."order_id" = "orders"."id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(product_name || ' ' || email || ' ' || user_name || ' ' || payer_words || ' ' || coalesce(transaction_id, '') || ' ' || coalesce('p ' || receipt_number::text || ' ' || lpad(receipt_number::text, greatest(6, length(receipt_number::text)), '0'), '')), '[\x01-/:-@\[-\x60{-\x7f\u00a0\u0964\u0965\u2000-\u200a\u2010-\u202f]+'), ''))) STORED;--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ("words");
