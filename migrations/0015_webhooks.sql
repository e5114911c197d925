CREATE TABLE `webhook_deliveries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`endpoint` text NOT NULL,
	`type` text NOT NULL,
	`subject` text NOT NULL,
	`source` text,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`delivered_at` integer,
	`last_attempt_at` integer,
	`last_status` integer,
	`last_error` text,
	`last_answer` text,
	FOREIGN KEY (`endpoint`) REFERENCES `webhook_endpoints`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_once` ON `webhook_deliveries` (`endpoint`,`source`);--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_joined` ON `webhook_deliveries` (`endpoint`,`type`,`subject`) WHERE "source" IS NULL AND "attempts" = 0 AND "next_attempt_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`next_attempt_at`) WHERE "next_attempt_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_in_order` ON `webhook_deliveries` (`endpoint`,`subject`,`seq`) WHERE "next_attempt_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_newest` ON `webhook_deliveries` (`endpoint`,`seq`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_age` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`reseller` text,
	`operator_slug` text,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`encrypted_secret` text NOT NULL,
	`encrypted_previous` text,
	`previous_until` integer,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`paused_at` integer,
	`disabled_at` integer,
	`failing_since` integer,
	FOREIGN KEY (`reseller`) REFERENCES `resellers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "webhook_endpoints_one_owner" CHECK(("webhook_endpoints"."reseller" IS NULL) <> ("webhook_endpoints"."operator_slug" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_by_reseller` ON `webhook_endpoints` (`reseller`);--> statement-breakpoint
CREATE INDEX `webhook_endpoints_by_operator` ON `webhook_endpoints` (`operator_slug`);--> statement-breakpoint
CREATE TABLE `webhook_progress` (
	`id` integer PRIMARY KEY NOT NULL,
	`bookings` integer NOT NULL,
	`catalogue` integer NOT NULL,
	`at` integer NOT NULL,
	CONSTRAINT "webhook_progress_one_row" CHECK("webhook_progress"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `webhook_tours` (
	`tour_id` integer PRIMARY KEY NOT NULL,
	`prices` text NOT NULL,
	`availability` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `check_ins_newest` ON `check_ins` (`created_at`);--> statement-breakpoint
INSERT INTO `webhook_progress` SELECT 1, (SELECT coalesce(max(`seq`), 0) FROM `booking_events`), (SELECT coalesce(max(`version`), 0) FROM `catalogue_changes`), 0;
