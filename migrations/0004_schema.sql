CREATE TABLE "platform_made_rows" (
	"by" text NOT NULL,
	"resource" text NOT NULL,
	"row_id" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_made_rows_by_resource_key_pk" PRIMARY KEY("by","resource","key")
);
--> statement-breakpoint
ALTER TABLE "shop_stock_alerts" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "platform_made_rows_at" ON "platform_made_rows" USING btree ("at");
--> statement-breakpoint
-- Whoever asked before got the mail with the link at once.
update "shop_stock_alerts" set "mailed_at" = "asked_at";
