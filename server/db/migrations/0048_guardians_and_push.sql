CREATE TABLE "guardians" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" uuid NOT NULL,
	"email" text,
	"email_hash" text NOT NULL,
	"language" text NOT NULL,
	"asked_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"agreed_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"mailed_on" date DEFAULT '1970-01-01' NOT NULL,
	CONSTRAINT "guardians_language" CHECK ("guardians"."language" in ('en', 'bn')),
	CONSTRAINT "guardians_asked_by" CHECK ("guardians"."asked_by" in ('learner', 'payer')),
	CONSTRAINT "guardians_confirmed" CHECK ("guardians"."confirmed_at" is null or "guardians"."agreed_at" is not null),
	CONSTRAINT "guardians_ended" CHECK (("guardians"."email" is null) = ("guardians"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_language" CHECK ("push_subscriptions"."language" in ('en', 'bn'))
);
--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guardians_one_of_learner" ON "guardians" USING btree ("learner_id","email_hash");--> statement-breakpoint
CREATE INDEX "guardians_due" ON "guardians" USING btree ("mailed_on","id") WHERE "guardians"."confirmed_at" is not null and "guardians"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "guardians_by_time" ON "guardians" USING btree ("created_at") WHERE "guardians"."confirmed_at" is null or "guardians"."ended_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_one_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_user" ON "push_subscriptions" USING btree ("user_id","id");