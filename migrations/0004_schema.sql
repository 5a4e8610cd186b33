ALTER TABLE "shop_stock_alerts" ADD COLUMN "mailed_at" timestamp with time zone;
--> statement-breakpoint
-- Whoever asked before got the mail with the link at once.
update "shop_stock_alerts" set "mailed_at" = "asked_at";
