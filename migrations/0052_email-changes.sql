CREATE TABLE `email_changes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`from_email` text NOT NULL,
	`to_email` text NOT NULL,
	`confirm_hash` text NOT NULL,
	`object_hash` text NOT NULL,
	`notified_at` integer NOT NULL,
	`confirmed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_confirm_hash_unique` ON `email_changes` (`confirm_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_object_hash_unique` ON `email_changes` (`object_hash`);--> statement-breakpoint
CREATE INDEX `email_changes_by_notice` ON `email_changes` (`notified_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `rights_changed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `rights_changed_by` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `paise` integer DEFAULT 0 NOT NULL;