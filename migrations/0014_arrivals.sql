ALTER TABLE `check_ins` ADD `arrived` integer;--> statement-breakpoint
ALTER TABLE `booking_messages` ADD `sent` text;