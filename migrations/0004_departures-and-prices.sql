CREATE TABLE `coupon_customers` (
	`coupon` text NOT NULL,
	`customer_email` text NOT NULL,
	`used` integer NOT NULL,
	`most` integer,
	PRIMARY KEY(`coupon`, `customer_email`),
	FOREIGN KEY (`coupon`) REFERENCES `coupons`(`code`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coupon_customers_not_overused" CHECK("coupon_customers"."most" IS NULL OR "coupon_customers"."used" <= "coupon_customers"."most"),
	CONSTRAINT "coupon_customers_used_not_negative" CHECK("coupon_customers"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE `coupon_uses` (
	`booking` text PRIMARY KEY NOT NULL,
	`coupon` text NOT NULL,
	`customer_email` text NOT NULL,
	`created_at` integer NOT NULL,
	`given_back_at` integer,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`coupon`) REFERENCES `coupons`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `coupon_uses_by_coupon` ON `coupon_uses` (`coupon`);--> statement-breakpoint
CREATE TABLE `coupons` (
	`code` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` integer NOT NULL,
	`minimum_purchase` integer DEFAULT 0 NOT NULL,
	`valid_from` text NOT NULL,
	`valid_until` text NOT NULL,
	`usage_limit` integer,
	`per_customer_limit` integer,
	`used` integer DEFAULT 0 NOT NULL,
	`tours` text,
	`operators` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "coupons_kind_known" CHECK("coupons"."kind" IN ('percent', 'fixed')),
	CONSTRAINT "coupons_value_positive" CHECK("coupons"."value" > 0),
	CONSTRAINT "coupons_not_overused" CHECK("coupons"."usage_limit" IS NULL OR "coupons"."used" <= "coupons"."usage_limit"),
	CONSTRAINT "coupons_used_not_negative" CHECK("coupons"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE `gst_rates` (
	`valid_from` text PRIMARY KEY NOT NULL,
	`percent` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `bookings` ADD `children` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `infants` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `coupon_code` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `price_lines` text;--> statement-breakpoint
ALTER TABLE `tours` ADD `departure_rules` text DEFAULT '{"pattern":{"kind":"daily"},"season":[],"offSeason":null,"blackOuts":[],"cutOffDays":0}' NOT NULL;--> statement-breakpoint
ALTER TABLE `tours` ADD `price_rules` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
INSERT INTO `gst_rates` (`valid_from`, `percent`) VALUES ('2017-07-01', 5);
