CREATE TABLE `check_ins` (
	`booking` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`way` text NOT NULL,
	`at` integer NOT NULL,
	`done_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`done_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "check_ins_way_known" CHECK("check_ins"."way" IN ('scan', 'hand'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `check_ins_id_unique` ON `check_ins` (`id`);--> statement-breakpoint
CREATE TABLE `bank_account_changes` (
	`company` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`sealed_number` text NOT NULL,
	`last_digits` text NOT NULL,
	`ifsc` text NOT NULL,
	`token_hash` text NOT NULL,
	`requested_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`company`) REFERENCES `operators`(`slug`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`requested_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_account_changes_token_hash_unique` ON `bank_account_changes` (`token_hash`);--> statement-breakpoint
CREATE TABLE `bank_accounts` (
	`company` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`sealed_number` text NOT NULL,
	`last_digits` text NOT NULL,
	`ifsc` text NOT NULL,
	`confirmed_at` integer NOT NULL,
	FOREIGN KEY (`company`) REFERENCES `operators`(`slug`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `company_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`kind` text NOT NULL,
	`file_name` text NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`uploaded_by` text,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`company`) REFERENCES `operators`(`slug`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`uploaded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "company_documents_not_empty" CHECK("company_documents"."size" > 0)
);
--> statement-breakpoint
CREATE INDEX `company_documents_of_company` ON `company_documents` (`company`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `company_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`email` text NOT NULL,
	`rights` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`company`) REFERENCES `operators`(`slug`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_invitations_token_hash_unique` ON `company_invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `company_invitations_one_open` ON `company_invitations` (`company`,`email`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE TABLE `company_members` (
	`company` text NOT NULL,
	`user_id` text NOT NULL,
	`rights` text NOT NULL,
	`added_by` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`company`, `user_id`),
	FOREIGN KEY (`company`) REFERENCES `operators`(`slug`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`added_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `company_members_by_user` ON `company_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `thread_reads` (
	`booking` text NOT NULL,
	`user_id` text NOT NULL,
	`read_until` integer NOT NULL,
	PRIMARY KEY(`booking`, `user_id`),
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `thread_reads_by_user` ON `thread_reads` (`user_id`);--> statement-breakpoint
CREATE TABLE `thread_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`reporter` text NOT NULL,
	`reported_by` text,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`handled_at` integer,
	`handled_by` text,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reported_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`handled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "thread_reports_reporter_known" CHECK("thread_reports"."reporter" IN ('traveler', 'operator')),
	CONSTRAINT "thread_reports_told" CHECK(length("thread_reports"."reason") > 0)
);
--> statement-breakpoint
CREATE INDEX `thread_reports_newest` ON `thread_reports` (`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `thread_reports_one_open` ON `thread_reports` (`booking`,`reporter`) WHERE handled_at IS NULL;--> statement-breakpoint
CREATE TABLE `review_replies` (
	`review` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`author_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`review`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_replies_not_empty" CHECK(length("review_replies"."text") > 0)
);
--> statement-breakpoint
CREATE TABLE `review_reports` (
	`review` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`reported_by` text,
	`created_at` integer NOT NULL,
	`handled_at` integer,
	`handled_by` text,
	FOREIGN KEY (`review`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reported_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`handled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_reports_told" CHECK(length("review_reports"."reason") > 0)
);
--> statement-breakpoint
CREATE INDEX `review_reports_newest` ON `review_reports` (`created_at`,`review`);--> statement-breakpoint
CREATE TABLE `premium_listings` (
	`id` text PRIMARY KEY NOT NULL,
	`tour_id` integer NOT NULL,
	`month` text NOT NULL,
	`place` integer NOT NULL,
	`amount` integer NOT NULL,
	`bought_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`bought_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "premium_listings_place_known" CHECK("premium_listings"."place" BETWEEN 1 AND 12),
	CONSTRAINT "premium_listings_amount_positive" CHECK("premium_listings"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `premium_listings_one_a_month` ON `premium_listings` (`tour_id`,`month`);--> statement-breakpoint
CREATE UNIQUE INDEX `premium_listings_by_place` ON `premium_listings` (`month`,`place`);--> statement-breakpoint
CREATE TABLE `tour_drafts` (
	`tour_id` integer PRIMARY KEY NOT NULL,
	`values` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`submitted_at` integer,
	`rejection_reason` text,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `booking_messages` ADD `to_team` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `departures` ADD `has_own_capacity` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `departures` ADD `closed_at` integer;--> statement-breakpoint
ALTER TABLE `departures` ADD `closed_reason` text;--> statement-breakpoint
ALTER TABLE `departures` ADD `closed_by` text REFERENCES users(id);--> statement-breakpoint
CREATE INDEX `departures_by_date` ON `departures` (`travel_date`);--> statement-breakpoint
CREATE INDEX `departures_closed` ON `departures` (`closed_at`) WHERE closed_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `operators` ADD `gstin` text;--> statement-breakpoint
ALTER TABLE `operators` ADD `logo` text;--> statement-breakpoint
ALTER TABLE `operators` ADD `calendar_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE TRIGGER `departures_closed_takes_nobody` BEFORE UPDATE OF `booked`, `held` ON `departures`
WHEN NEW.`closed_at` IS NOT NULL AND NEW.`booked` + NEW.`held` > OLD.`booked` + OLD.`held`
BEGIN
	SELECT RAISE(ABORT, 'the departure is closed');
END;
