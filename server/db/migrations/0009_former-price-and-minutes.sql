ALTER TABLE "books" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "former_price_cents" integer;