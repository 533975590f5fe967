CREATE TABLE "file_checksums" (
	"file_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"pieces" text[] NOT NULL,
	CONSTRAINT "file_checksums_file_id_variant_pk" PRIMARY KEY("file_id","variant")
);
--> statement-breakpoint
ALTER TABLE "file_checksums" ADD CONSTRAINT "file_checksums_file_id_variant_file_variants_file_id_variant_fk" FOREIGN KEY ("file_id","variant") REFERENCES "public"."file_variants"("file_id","variant") ON DELETE cascade ON UPDATE no action;