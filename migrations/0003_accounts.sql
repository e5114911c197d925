CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text,
	`public_key` text NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`counter` integer NOT NULL,
	`device_type` text NOT NULL,
	`backed_up` integer NOT NULL,
	`transports` text,
	`aaguid` text,
	`created_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_by_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `throttles_by_end` ON `throttles` (`resets_at`);--> statement-breakpoint
CREATE TABLE `two_factors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`secret` text NOT NULL,
	`backup_codes` text NOT NULL,
	`verified` integer DEFAULT true NOT NULL,
	`failed_verification_count` integer DEFAULT 0 NOT NULL,
	`locked_until` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `two_factors_by_user` ON `two_factors` (`user_id`);--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`dedupe_key` text,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	CONSTRAINT "mail_outbox_status_known" CHECK("mail_outbox"."status" IN ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_outbox_dedupe_key_unique` ON `mail_outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `mail_outbox_newest` ON `mail_outbox` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_outbox_by_recipient` ON `mail_outbox` (`recipient`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`tour_id` integer NOT NULL,
	`user_id` text,
	`author_name` text,
	`rating` integer NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`status` text DEFAULT 'published' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reviews_rating_in_range" CHECK("reviews"."rating" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_status_known" CHECK("reviews"."status" IN ('published', 'hidden'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_booking_unique` ON `reviews` (`booking`);--> statement-breakpoint
CREATE INDEX `reviews_of_tour` ON `reviews` (`tour_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_by_user` ON `reviews` (`user_id`);--> statement-breakpoint
CREATE INDEX `reviews_newest` ON `reviews` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `wishlist_items` (
	`user_id` text NOT NULL,
	`tour_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `tour_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `wishlist_newest` ON `wishlist_items` (`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `request_code` text;--> statement-breakpoint
ALTER TABLE `users` ADD `two_factor_enabled` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `users` ADD `emergency_name` text;--> statement-breakpoint
ALTER TABLE `users` ADD `emergency_phone` text;--> statement-breakpoint
ALTER TABLE `users` ADD `marketing_consent` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `users_request_code_unique` ON `users` (`request_code`);--> statement-breakpoint
ALTER TABLE `operators` ADD `registration_number` text;--> statement-breakpoint
ALTER TABLE `operators` ADD `address` text;--> statement-breakpoint
CREATE INDEX `operators_by_owner` ON `operators` (`owner_id`);--> statement-breakpoint
ALTER TABLE `tours` ADD `review_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_by_user` ON `bookings` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_email` ON `bookings` (`customer_email`,`created_at`,`id`);--> statement-breakpoint
-- However often a session is used, it ends 30 days after it began.
CREATE TRIGGER `sessions_end` AFTER UPDATE OF `expires_at` ON `sessions`
WHEN NEW.`expires_at` > NEW.`created_at` + 2592000000
BEGIN
	UPDATE `sessions` SET `expires_at` = NEW.`created_at` + 2592000000 WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
-- A change of privilege ends every session, whoever makes the change.
CREATE TRIGGER `users_privilege_changed` AFTER UPDATE OF `role`, `status` ON `users`
WHEN OLD.`role` <> NEW.`role` OR OLD.`status` <> NEW.`status`
BEGIN
	DELETE FROM `sessions` WHERE `user_id` = NEW.`id`;
END;
--> statement-breakpoint
-- Nobody who is suspended gets a session.
CREATE TRIGGER `sessions_of_suspended` BEFORE INSERT ON `sessions`
WHEN (SELECT `status` FROM `users` WHERE `id` = NEW.`user_id`) = 'suspended'
BEGIN
	SELECT RAISE(ABORT, 'account_suspended');
END;
