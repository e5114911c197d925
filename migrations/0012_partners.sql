-- Resellers, API keys and reservations of other companies' programs (app/domain/partners).
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`prefix` text NOT NULL,
	`name` text NOT NULL,
	`reseller` text,
	`operator_slug` text,
	`rights` text NOT NULL,
	`operators` text,
	`created_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`revoked_at` integer,
	`last_used_at` integer,
	FOREIGN KEY (`reseller`) REFERENCES `resellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "api_keys_one_owner" CHECK(("api_keys"."reseller" IS NULL) <> ("api_keys"."operator_slug" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash_unique` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `api_keys_by_reseller` ON `api_keys` (`reseller`);--> statement-breakpoint
CREATE INDEX `api_keys_by_operator` ON `api_keys` (`operator_slug`);--> statement-breakpoint
CREATE TABLE `reseller_bookings` (
	`reseller` text NOT NULL,
	`uuid` text NOT NULL,
	`tour_id` integer NOT NULL,
	`option_id` text,
	`travel_date` text NOT NULL,
	`start` text NOT NULL,
	`unit_items` text NOT NULL,
	`hold` text NOT NULL,
	`retail` integer NOT NULL,
	`net` integer NOT NULL,
	`reseller_reference` text,
	`encrypted_contact` text,
	`booking` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`confirmed_at` integer,
	`cancelled_at` integer,
	`cancel_reason` text,
	`settled_at` integer,
	PRIMARY KEY(`reseller`, `uuid`),
	FOREIGN KEY (`reseller`) REFERENCES `resellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reseller_bookings_by_booking` ON `reseller_bookings` (`booking`);--> statement-breakpoint
CREATE INDEX `reseller_bookings_on_hold` ON `reseller_bookings` (`reseller`,`expires_at`) WHERE "booking" IS NULL AND "cancelled_at" IS NULL;--> statement-breakpoint
CREATE INDEX `reseller_bookings_by_reference` ON `reseller_bookings` (`reseller`,`reseller_reference`);--> statement-breakpoint
CREATE INDEX `reseller_bookings_on_credit` ON `reseller_bookings` (`reseller`,`confirmed_at`) WHERE "confirmed_at" IS NOT NULL AND "settled_at" IS NULL;--> statement-breakpoint
CREATE TABLE `reseller_movements` (
	`id` text PRIMARY KEY NOT NULL,
	`reseller` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`booking` text,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`reseller`) REFERENCES `resellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reseller_movements_newest` ON `reseller_movements` (`reseller`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `resellers` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`gstin` text,
	`state` text NOT NULL,
	`address` text NOT NULL,
	`terms` text NOT NULL,
	`commission_percent` integer NOT NULL,
	`bearer` text NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	`credit_limit` integer DEFAULT 0 NOT NULL,
	`is_advanced` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "resellers_not_overdrawn" CHECK("resellers"."balance" + "resellers"."credit_limit" >= 0),
	CONSTRAINT "resellers_percent" CHECK("resellers"."commission_percent" BETWEEN 0 AND 50)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resellers_name_unique` ON `resellers` (`name`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `reseller` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `channel` text;--> statement-breakpoint
CREATE INDEX `bookings_by_channel` ON `bookings` (`channel`,`created_at`,`id`) WHERE "channel" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_by_reseller` ON `bookings` (`reseller`,`created_at`,`id`) WHERE "reseller" IS NOT NULL;--> statement-breakpoint
INSERT INTO `ledger_accounts` (`name`) VALUES ('reseller-balance');--> statement-breakpoint
INSERT INTO `booking_sources` (`name`) VALUES ('reseller'), ('widget'), ('agent');--> statement-breakpoint
DROP VIEW `counted_bookings`;--> statement-breakpoint
-- contract: the view is made again at once, with the doors of others.
CREATE VIEW `counted_bookings` AS
SELECT
	`bookings`.`id` AS `booking`, date(`bookings`.`created_at` / 1000 + 19800, 'unixepoch') AS `booked_on`, `bookings`.`tour_id`,
	CAST(julianday(`travel_date`) - julianday(date(`bookings`.`created_at` / 1000 + 19800, 'unixepoch')) AS INTEGER) AS `days_ahead`,
	CAST(substr(`travel_date`, 6, 2) AS INTEGER) AS `travel_month`, `departure_city` AS `origin`,
	CASE WHEN `channel` IS NOT NULL THEN `channel` WHEN `own_sale` IS NOT NULL THEN 'operator' WHEN `is_by_team` THEN 'team' ELSE 'site' END AS `source`,
	`is_by_team` = 0 AND `status` NOT IN ('pending', 'expired') AS `converted`, `is_first` AS `new_customers`,
	CASE WHEN `status` = 'cancelled' THEN date(coalesce(`cancelled_at`, `bookings`.`created_at`) / 1000 + 19800, 'unixepoch') END AS `cancelled_on`,
	-- A booking that costs nothing has no entry if its operator bears the coupon: it is sold when it is made.
	date(coalesce(`sale`.`created_at`, CASE WHEN `total_amount` = 0 AND `own_sale` IS NULL AND `status` NOT IN ('pending', 'expired')
		THEN `bookings`.`created_at` END) / 1000 + 19800, 'unixepoch') AS `sold_on`,
	coalesce(`sale`.`operator_slug`, `bookings`.`operator_slug`, '') AS `operator`, `discount`
FROM `bookings` LEFT JOIN `ledger_entries` AS `sale`
	ON `sale`.`id` = (SELECT min(`id`) FROM `ledger_entries` WHERE `booking` = `bookings`.`id` AND `kind` = 'sale');
