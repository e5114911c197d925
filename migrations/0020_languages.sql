CREATE TABLE `tour_translations` (
	`tour_id` integer NOT NULL,
	`language` text NOT NULL,
	`stored` text NOT NULL,
	PRIMARY KEY(`tour_id`, `language`),
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `users` ADD `language` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `language` text DEFAULT 'en' NOT NULL;