CREATE TABLE "coupon_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" smallint,
	"cents" integer,
	"product_id" uuid,
	"category" text,
	"kind" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_each" integer,
	"first_only" boolean DEFAULT false NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupons_discount" CHECK (num_nonnulls("coupons"."percent", "coupons"."cents") = 1),
	CONSTRAINT "coupons_percent" CHECK ("coupons"."percent" between 1 and 100),
	CONSTRAINT "coupons_cents" CHECK ("coupons"."cents" > 0),
	CONSTRAINT "coupons_for" CHECK (num_nonnulls("coupons"."product_id", "coupons"."category", "coupons"."kind") <= 1),
	CONSTRAINT "coupons_time" CHECK ("coupons"."starts_at" < "coupons"."ends_at"),
	CONSTRAINT "coupons_each" CHECK ("coupons"."max_each" > 0),
	CONSTRAINT "coupons_used" CHECK ("coupons"."used" between 0 and coalesce("coupons"."max_uses", "coupons"."used"))
);
--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_of_coupon" ON "coupon_uses" USING btree ("coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_one_code" ON "coupons" USING btree ("code");--> statement-breakpoint
-- The use and its counter change together, whichever way an order ends.
CREATE FUNCTION count_coupon_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE coupons SET used = used + 1 WHERE id = NEW.coupon_id;
	ELSE
		UPDATE coupons SET used = used - 1 WHERE id = OLD.coupon_id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "coupon_uses_counted" AFTER INSERT OR DELETE ON "coupon_uses"
FOR EACH ROW EXECUTE FUNCTION count_coupon_uses();
