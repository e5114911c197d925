DROP INDEX `bookings_not_paid`;--> statement-breakpoint
CREATE INDEX `bookings_newest_people` ON `bookings` (`created_at`,`id`,`customer_email`,`user_id`);--> statement-breakpoint
CREATE INDEX `bookings_not_paid` ON `bookings` (`travel_date`,`sold_by`) WHERE "status" = 'confirmed' AND "own_sale" IS NULL AND "total_amount" > "paid_amount" - "refunded_amount";--> statement-breakpoint
CREATE INDEX `tours_featured` ON `tours` (`status`,`position`,`id`) WHERE "is_featured" = 1;--> statement-breakpoint
CREATE INDEX `tours_destinations` ON `tours` (`status`,`position`,`id`) WHERE "kind" = 'destination';--> statement-breakpoint
CREATE INDEX `tours_newest` ON `tours` (coalesce("created_at", 0),`id`);--> statement-breakpoint
CREATE INDEX `tours_in_calendar` ON `tours` (`operator_slug`,`deleted_at`,`departure_rules`,`title`,`slug`,`capacity`,`status`);