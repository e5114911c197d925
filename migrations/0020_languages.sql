ALTER TABLE `users` ADD `language` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `tours` ADD `translations` text;