CREATE TABLE `notification_preferences` (
	`user_id` text NOT NULL,
	`topic` text NOT NULL,
	`channel` text NOT NULL,
	`is_on` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `topic`, `channel`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`audience` text NOT NULL,
	`content` text,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_dedupe_key_unique` ON `notifications` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `notifications_due` ON `notifications` (`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `notifications_newest` ON `notifications` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`key_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_user` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `channel` text DEFAULT 'mail' NOT NULL CONSTRAINT "mail_outbox_channel_known" CHECK("mail_outbox"."channel" IN ('mail', 'push', 'whatsapp', 'sms'));--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `event` text;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `user_id` text;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `payload` text;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `expires_at` integer;--> statement-breakpoint
CREATE INDEX `mail_outbox_by_user` ON `mail_outbox` (`user_id`);--> statement-breakpoint
CREATE INDEX `bookings_balance_due` ON `bookings` (`balance_due_at`) WHERE "balance_due_at" IS NOT NULL;
