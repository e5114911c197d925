ALTER TABLE `seat_holds` ADD `option_id` text;--> statement-breakpoint
ALTER TABLE `seat_holds` ADD `travelers` integer;