-- Bookings are written anew: more states, and no more returned than paid. What refers to them finds them again under the
-- same name when the batch ends; until then the references are not looked at.
PRAGMA defer_foreign_keys=ON;--> statement-breakpoint
CREATE TABLE `__old_bookings` AS SELECT * FROM `bookings`;--> statement-breakpoint
DROP TABLE `bookings`;--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`status` text NOT NULL,
	`tour_id` integer NOT NULL,
	`user_id` text,
	`tour_title` text NOT NULL,
	`tour_destination` text NOT NULL,
	`tour_duration` text NOT NULL,
	`tour_price` integer NOT NULL,
	`departure_city` text NOT NULL,
	`travel_date` text NOT NULL,
	`number_of_travelers` integer NOT NULL,
	`children` integer DEFAULT 0 NOT NULL,
	`infants` integer DEFAULT 0 NOT NULL,
	`room_type` text NOT NULL,
	`special_requests` text,
	`customer_name` text NOT NULL,
	`customer_email` text NOT NULL,
	`customer_phone` text NOT NULL,
	`emergency_name` text NOT NULL,
	`emergency_phone` text NOT NULL,
	`payment_method` text NOT NULL,
	`coupon_code` text,
	`price_lines` text,
	`gst_percent` integer,
	`gst_amount` integer,
	`discount` integer NOT NULL,
	`total_amount` integer NOT NULL,
	`price_basis` text,
	`paid_amount` integer DEFAULT 0 NOT NULL,
	`refunded_amount` integer DEFAULT 0 NOT NULL,
	`refund_due` integer,
	`refund_schedule` text,
	`refund_at_most` integer DEFAULT 100 NOT NULL,
	`payment_due_at` integer,
	`created_at` integer NOT NULL,
	`cancelled_at` integer,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bookings_status_known" CHECK("bookings"."status" IN ('pending', 'confirmed', 'cancelled', 'completed', 'no-show', 'expired')),
	CONSTRAINT "bookings_travelers_in_range" CHECK("bookings"."number_of_travelers" BETWEEN 1 AND 20),
	CONSTRAINT "bookings_total_not_negative" CHECK("bookings"."total_amount" >= 0),
	CONSTRAINT "bookings_not_overrefunded" CHECK("bookings"."refunded_amount" BETWEEN 0 AND "bookings"."paid_amount")
);
--> statement-breakpoint
INSERT INTO `bookings`(`id`, `booking_id`, `status`, `tour_id`, `user_id`, `tour_title`, `tour_destination`, `tour_duration`, `tour_price`, `departure_city`, `travel_date`, `number_of_travelers`, `children`, `infants`, `room_type`, `special_requests`, `customer_name`, `customer_email`, `customer_phone`, `emergency_name`, `emergency_phone`, `payment_method`, `coupon_code`, `price_lines`, `gst_percent`, `gst_amount`, `discount`, `total_amount`, `created_at`, `cancelled_at`)
SELECT `id`, `booking_id`, `status`, `tour_id`, `user_id`, `tour_title`, `tour_destination`, `tour_duration`, `tour_price`, `departure_city`, `travel_date`, `number_of_travelers`, `children`, `infants`, `room_type`, `special_requests`, `customer_name`, `customer_email`, `customer_phone`, `emergency_name`, `emergency_phone`, `payment_method`, `coupon_code`, `price_lines`, `gst_percent`, `gst_amount`, `discount`, `total_amount`, `created_at`, `cancelled_at` FROM `__old_bookings`;--> statement-breakpoint
DROP TABLE `__old_bookings`;--> statement-breakpoint
CREATE TABLE `gateway_events` (
	`gateway` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`gateway`, `event_id`)
);
--> statement-breakpoint
CREATE INDEX `gateway_events_by_age` ON `gateway_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`booking` text PRIMARY KEY NOT NULL,
	`financial_year` text NOT NULL,
	`number` integer NOT NULL,
	`total` integer NOT NULL,
	`gst_percent` integer NOT NULL,
	`gst_amount` integer NOT NULL,
	`issued_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoices_number_positive" CHECK("invoices"."number" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_by_number` ON `invoices` (`financial_year`,`number`);--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`debit` text NOT NULL,
	`credit` text NOT NULL,
	`amount` integer NOT NULL,
	`booking` text,
	`operator_slug` text,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_entries_amount_positive" CHECK("ledger_entries"."amount" > 0),
	CONSTRAINT "ledger_entries_two_accounts" CHECK("ledger_entries"."debit" <> "ledger_entries"."credit"),
	CONSTRAINT "ledger_entries_kind_known" CHECK("ledger_entries"."kind" IN ('sale', 'sale-change', 'payment', 'refund', 'payout', 'premium', 'other')),
	CONSTRAINT "ledger_entries_accounts_known" CHECK("ledger_entries"."debit" IN ('receivable', 'cash', 'operator-payable', 'commission', 'premium', 'other') AND "ledger_entries"."credit" IN ('receivable', 'cash', 'operator-payable', 'commission', 'premium', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_key_unique` ON `ledger_entries` (`key`);--> statement-breakpoint
CREATE INDEX `ledger_entries_by_booking` ON `ledger_entries` (`booking`);--> statement-breakpoint
CREATE INDEX `ledger_entries_by_operator` ON `ledger_entries` (`operator_slug`,`created_at`);--> statement-breakpoint
CREATE INDEX `ledger_entries_newest` ON `ledger_entries` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`gateway` text NOT NULL,
	`order_id` text NOT NULL,
	`payment_id` text,
	`method` text,
	`amount` integer NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`recorded_by` text,
	`created_at` integer NOT NULL,
	`captured_at` integer,
	`look_up_at` integer,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`recorded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_gateway_known" CHECK("payments"."gateway" IN ('razorpay', 'sandbox', 'manual')),
	CONSTRAINT "payments_status_known" CHECK("payments"."status" IN ('created', 'failed', 'captured')),
	CONSTRAINT "payments_amount_positive" CHECK("payments"."amount" > 0),
	CONSTRAINT "payments_not_overrefunded" CHECK("payments"."refunded" BETWEEN 0 AND "payments"."amount")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_by_order` ON `payments` (`gateway`,`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_by_payment` ON `payments` (`gateway`,`payment_id`);--> statement-breakpoint
CREATE INDEX `payments_by_booking` ON `payments` (`booking`);--> statement-breakpoint
CREATE INDEX `payments_to_look_up` ON `payments` (`look_up_at`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment` text NOT NULL,
	`booking` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`gateway_refund_id` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`payment`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_amount_positive" CHECK("refunds"."amount" > 0),
	CONSTRAINT "refunds_status_known" CHECK("refunds"."status" IN ('due', 'done', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `refunds_by_booking` ON `refunds` (`booking`);--> statement-breakpoint
CREATE INDEX `refunds_by_payment` ON `refunds` (`payment`);--> statement-breakpoint
CREATE INDEX `refunds_due` ON `refunds` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `sandbox_objects` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`order_id` text NOT NULL,
	`entity` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "sandbox_objects_kind_known" CHECK("sandbox_objects"."kind" IN ('order', 'payment', 'refund'))
);
--> statement-breakpoint
CREATE INDEX `sandbox_objects_by_order` ON `sandbox_objects` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_booking_id_unique` ON `bookings` (`booking_id`);--> statement-breakpoint
CREATE INDEX `bookings_newest` ON `bookings` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_newest_by_status` ON `bookings` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_user` ON `bookings` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_email` ON `bookings` (`customer_email`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_departure` ON `bookings` (`tour_id`,`travel_date`);--> statement-breakpoint
CREATE INDEX `bookings_to_pay` ON `bookings` (`payment_due_at`);--> statement-breakpoint
DROP INDEX `booking_events_by_booking`;--> statement-breakpoint
ALTER TABLE `booking_events` ADD `actor` text;--> statement-breakpoint
ALTER TABLE `booking_events` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `booking_events` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `booking_events` SET `version` = `seq`;--> statement-breakpoint
CREATE UNIQUE INDEX `booking_events_by_version` ON `booking_events` (`booking`,`version`);--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `attachments` text;--> statement-breakpoint
CREATE TRIGGER `ledger_entries_stay` BEFORE UPDATE ON `ledger_entries`
BEGIN
	SELECT RAISE(ABORT, 'the ledger is not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_are_kept` BEFORE DELETE ON `ledger_entries`
BEGIN
	SELECT RAISE(ABORT, 'the ledger is not changed');
END;
--> statement-breakpoint
-- What was sold before there was a ledger: the commission of 10 %, rounded half up, and the rest to the operator.
INSERT INTO `ledger_entries`(`key`, `kind`, `debit`, `credit`, `amount`, `booking`, `operator_slug`, `created_at`)
SELECT b.`id` || '/0/' || entry.`credit`, 'sale', 'receivable', entry.`credit`,
	CASE entry.`credit` WHEN 'commission' THEN (b.`total_amount` * 10 + 50) / 100 ELSE b.`total_amount` - (b.`total_amount` * 10 + 50) / 100 END AS `part`,
	b.`id`, t.`operator_slug`, b.`created_at`
FROM `bookings` b
JOIN `tours` t ON t.`id` = b.`tour_id`
CROSS JOIN (SELECT 'operator-payable' AS `credit` UNION ALL SELECT 'commission') entry
WHERE b.`status` = 'confirmed' AND `part` > 0
ORDER BY b.`created_at`, b.`id`;
