ALTER TABLE `bookings` ADD `sold_by` text;
--> statement-breakpoint
ALTER TABLE `booking_messages` ADD `sold_by` text;
--> statement-breakpoint
UPDATE `bookings` SET `sold_by` = (SELECT `operator_slug` FROM `tours` WHERE `tours`.`id` = `bookings`.`tour_id`);
--> statement-breakpoint
UPDATE `booking_messages` SET `sold_by` = (SELECT `sold_by` FROM `bookings` WHERE `bookings`.`id` = `booking_messages`.`booking`);
--> statement-breakpoint
CREATE INDEX `bookings_by_seller` ON `bookings` (`sold_by`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_seller_and_travel_date` ON `bookings` (`sold_by`,`travel_date`,`id`,`status`,`number_of_travelers`);--> statement-breakpoint
CREATE INDEX `booking_messages_to_operator` ON `booking_messages` (`sold_by`,`created_at`,`booking`) WHERE "to_operator" = 1 AND "author" <> 'operator';--> statement-breakpoint
CREATE INDEX `tours_by_operator_in_order` ON `tours` (`operator_slug`,`position`,`id`,`status`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `tours_by_title` ON `tours` (`title`,`id`,`slug`);
--> statement-breakpoint
-- A new booking is written with its operator; the trigger corrects any that is not.
CREATE TRIGGER `bookings_operator` AFTER INSERT ON `bookings`
WHEN new.`sold_by` IS NOT (SELECT `operator_slug` FROM `tours` WHERE `id` = new.`tour_id`)
BEGIN
	UPDATE `bookings` SET `sold_by` = (SELECT `operator_slug` FROM `tours` WHERE `id` = new.`tour_id`) WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_operator_changed` AFTER UPDATE OF `tour_id`, `sold_by` ON `bookings`
WHEN new.`sold_by` IS NOT (SELECT `operator_slug` FROM `tours` WHERE `id` = new.`tour_id`)
	OR new.`sold_by` IS NOT old.`sold_by`
BEGIN
	UPDATE `bookings` SET `sold_by` = (SELECT `operator_slug` FROM `tours` WHERE `id` = new.`tour_id`)
	WHERE `id` = new.`id` AND `sold_by` IS NOT (SELECT `operator_slug` FROM `tours` WHERE `id` = new.`tour_id`);
	UPDATE `booking_messages` SET `sold_by` = (SELECT `operator_slug` FROM `tours` WHERE `id` = new.`tour_id`)
	WHERE `booking` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `booking_messages_operator` AFTER INSERT ON `booking_messages`
WHEN new.`sold_by` IS NOT (SELECT `sold_by` FROM `bookings` WHERE `id` = new.`booking`)
BEGIN
	UPDATE `booking_messages` SET `sold_by` = (SELECT `sold_by` FROM `bookings` WHERE `id` = new.`booking`)
	WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `tours_operator_changed` AFTER UPDATE OF `operator_slug` ON `tours`
WHEN new.`operator_slug` <> old.`operator_slug`
BEGIN
	UPDATE `bookings` SET `sold_by` = new.`operator_slug` WHERE `tour_id` = new.`id`;
END;
