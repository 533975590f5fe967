ALTER TABLE "earnings" DROP CONSTRAINT "earnings_of_one";--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "product_id" uuid;--> statement-breakpoint
-- Entries may not be changed otherwise.
ALTER TABLE "earnings" DISABLE TRIGGER "earnings_only_grow";--> statement-breakpoint
UPDATE "earnings" SET "product_id" = "orders"."product_id" FROM "orders" WHERE "orders"."id" = "earnings"."order_id";--> statement-breakpoint
ALTER TABLE "earnings" ENABLE TRIGGER "earnings_only_grow";--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earnings_by_product" ON "earnings" USING btree ("instructor_id","at","product_id","cents");--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_of_one" CHECK (("earnings"."kind" = 'payout') = ("earnings"."payout_id" is not null) and ("earnings"."order_id" is null) = ("earnings"."payout_id" is not null) and ("earnings"."order_id" is null) = ("earnings"."share_percent" is null) and ("earnings"."order_id" is null) = ("earnings"."product_id" is null));