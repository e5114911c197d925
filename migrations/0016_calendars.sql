CREATE TABLE `calendar_blocks` (
	`feed` text NOT NULL,
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`start` text NOT NULL,
	`wanted` integer,
	`taken` integer DEFAULT 0 NOT NULL,
	`taking` integer DEFAULT 0 NOT NULL,
	`closed_at` integer,
	`is_undone` integer DEFAULT false NOT NULL,
	`is_ended` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`feed`, `tour_id`, `travel_date`, `start`),
	FOREIGN KEY (`feed`) REFERENCES `calendar_feeds`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "calendar_blocks_taken" CHECK("calendar_blocks"."taken" >= 0 AND "calendar_blocks"."taking" >= 0)
);
--> statement-breakpoint
CREATE INDEX `calendar_blocks_of_departure` ON `calendar_blocks` (`tour_id`,`travel_date`,`start`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_slug` text NOT NULL,
	`name` text NOT NULL,
	`encrypted_address` text NOT NULL,
	`host` text NOT NULL,
	`tours` text NOT NULL,
	`seats` integer,
	`created_by` text,
	`created_at` integer NOT NULL,
	`next_read_at` integer NOT NULL,
	`read_at` integer,
	`whole_at` integer,
	`problem` text,
	`etag` text,
	`last_modified` text,
	`occurrences` text NOT NULL,
	`lost_to` integer,
	`confirmed_loss` integer,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `calendar_feeds_by_operator` ON `calendar_feeds` (`operator_slug`);--> statement-breakpoint
CREATE INDEX `calendar_feeds_due` ON `calendar_feeds` (`next_read_at`);