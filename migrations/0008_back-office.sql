CREATE TABLE `user_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "user_notes_not_empty" CHECK(length("user_notes"."text") > 0)
);
--> statement-breakpoint
CREATE INDEX `user_notes_of_user` ON `user_notes` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `booking_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`author_id` text,
	`author` text NOT NULL,
	`to_traveler` integer NOT NULL,
	`to_operator` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_messages_not_empty" CHECK(length("booking_messages"."text") > 0)
);
--> statement-breakpoint
CREATE INDEX `booking_messages_of_booking` ON `booking_messages` (`booking`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_slug` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`reference` text,
	`note` text,
	`created_by` text,
	`created_at` integer NOT NULL,
	`paid_by` text,
	`paid_at` integer,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paid_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payouts_amount_positive" CHECK("payouts"."amount" > 0),
	CONSTRAINT "payouts_status_known" CHECK("payouts"."status" IN ('due', 'paid', 'withdrawn'))
);
--> statement-breakpoint
CREATE INDEX `payouts_newest` ON `payouts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payouts_of_operator` ON `payouts` (`operator_slug`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_one_due` ON `payouts` (`operator_slug`) WHERE status = 'due';--> statement-breakpoint
CREATE TABLE `audit_details` (
	`seq` integer PRIMARY KEY NOT NULL,
	`salt` text NOT NULL,
	`before` text,
	`after` text,
	`reason` text,
	`address` text,
	`device` text
);
--> statement-breakpoint
CREATE TABLE `audit_head` (
	`id` integer PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`seal` text NOT NULL,
	CONSTRAINT "audit_head_one_row" CHECK("audit_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`previous_seal` text NOT NULL,
	`seal` text NOT NULL,
	`at` integer NOT NULL,
	`action` text NOT NULL,
	`actor_id` text,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`details_digest` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_previous_seal_unique` ON `audit_log` (`previous_seal`);--> statement-breakpoint
CREATE INDEX `audit_log_by_subject` ON `audit_log` (`subject`,`subject_id`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor_id`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`,`seq`);--> statement-breakpoint
CREATE TABLE `failed_jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`error` text NOT NULL,
	`failures` integer NOT NULL,
	`first_failed_at` integer NOT NULL,
	`last_failed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `marketing_spend` (
	`month` text PRIMARY KEY NOT NULL,
	`amount` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "marketing_spend_not_negative" CHECK("marketing_spend"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `visits` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `commission_rates` (
	`valid_from` text PRIMARY KEY NOT NULL,
	`percent` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tour_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`tour_id` integer NOT NULL,
	`position` integer NOT NULL,
	`alt` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`widths` text NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tour_pictures_told" CHECK(length("tour_pictures"."alt") > 0)
);
--> statement-breakpoint
CREATE INDEX `tour_pictures_of_tour` ON `tour_pictures` (`tour_id`,`position`);--> statement-breakpoint
CREATE INDEX `tour_pictures_removed` ON `tour_pictures` (`removed_at`) WHERE "tour_pictures"."removed_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `commission_percent` integer DEFAULT 10 NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_by_travel_date` ON `bookings` (`travel_date`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_total` ON `bookings` (`total_amount`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_customer` ON `bookings` (lower("customer_name"),`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_status_and_travel_date` ON `bookings` (`status`,`travel_date`,`id`);--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `handled_at` integer;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `handled_by` text REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `coupons` ADD `description` text;--> statement-breakpoint
ALTER TABLE `coupons` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `coupons` ADD `deactivated_at` integer;--> statement-breakpoint
ALTER TABLE `coupons` ADD `deleted_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_code_in_any_case` ON `coupons` (lower("code"));--> statement-breakpoint
ALTER TABLE `tours` ADD `is_featured` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tours` ADD `rejection_reason` text;--> statement-breakpoint
ALTER TABLE `tours` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `tours` ADD `created_at` integer;--> statement-breakpoint
ALTER TABLE `tours` ADD `deleted_at` integer;--> statement-breakpoint
-- What stood on the home page stays there, and the platform's share is what it was.
UPDATE `tours` SET `is_featured` = 1 WHERE `kind` = 'featured';--> statement-breakpoint
INSERT INTO `commission_rates` (`valid_from`, `percent`) VALUES ('2000-01-01', 10);--> statement-breakpoint
-- The audit log is only written to.
CREATE TRIGGER `audit_log_headed` AFTER INSERT ON `audit_log`
BEGIN
	INSERT INTO `audit_head` (`id`, `seq`, `seal`) VALUES (1, NEW.`seq`, NEW.`seal`)
	ON CONFLICT (`id`) DO UPDATE SET `seq` = excluded.`seq`, `seal` = excluded.`seal`;
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_kept` BEFORE DELETE ON `audit_log`
BEGIN
	SELECT RAISE(ABORT, 'the audit log is kept');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_unchanged` BEFORE UPDATE ON `audit_log`
BEGIN
	SELECT RAISE(ABORT, 'the audit log does not change');
END;
