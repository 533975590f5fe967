CREATE TABLE "policy_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"policy" text NOT NULL,
	"version" integer NOT NULL,
	"summary_en" text NOT NULL,
	"text_en" text NOT NULL,
	"summary_bn" text NOT NULL,
	"text_bn" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "policy_versions_policy" CHECK ("policy_versions"."policy" in ('terms', 'refunds')),
	CONSTRAINT "policy_versions_version" CHECK ("policy_versions"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunds_version" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "policy_versions_one" ON "policy_versions" USING btree ("policy","version");--> statement-breakpoint
CREATE FUNCTION refuse_to_rewrite_policies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'versions of policies are only ever added';
END
$$;--> statement-breakpoint
CREATE TRIGGER "policy_versions_only_grow" BEFORE UPDATE OR DELETE ON "policy_versions"
FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_policies();
