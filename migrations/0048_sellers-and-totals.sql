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

--> statement-breakpoint
CREATE TABLE `period_totals` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`made` integer NOT NULL,
	`converted` integer NOT NULL,
	`new_customers` integer NOT NULL,
	`cancelled` integer NOT NULL,
	`cancellations` integer NOT NULL,
	`revenue` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`),
	CONSTRAINT "period_totals_grain_known" CHECK("period_totals"."grain" IN ('day', 'month'))
);
--> statement-breakpoint
CREATE INDEX `bookings_not_paid` ON `bookings` (`travel_date`,`sold_by`) WHERE "status" = 'confirmed' AND "own_sale" IS NULL AND "paid_amount" - "refunded_amount" < "total_amount";--> statement-breakpoint
CREATE INDEX `tours_named` ON `tours` (`place`,`state`,`slug`);--> statement-breakpoint
CREATE INDEX `tours_offered` ON `tours` (`departure_rules`,`capacity`,`status`,`deleted_at`,`operator_slug`,`created_at`,`slug`,`title`);
--> statement-breakpoint
INSERT INTO `period_totals`
SELECT `grain`, `period`, sum(`made`), sum(`converted`), sum(`new_customers`), sum(`cancelled`), sum(`cancellations`), sum(`revenue`)
FROM `tour_totals` GROUP BY `grain`, `period`;
--> statement-breakpoint
-- The triggers of 0022 change `tour_totals`, so that nothing can bypass these either.
CREATE TRIGGER `tour_totals_added` AFTER INSERT ON `tour_totals`
BEGIN
	INSERT INTO `period_totals` (`grain`, `period`, `made`, `converted`, `new_customers`, `cancelled`, `cancellations`, `revenue`)
	VALUES (NEW.`grain`, NEW.`period`, NEW.`made`, NEW.`converted`, NEW.`new_customers`, NEW.`cancelled`, NEW.`cancellations`, NEW.`revenue`)
	ON CONFLICT (`grain`, `period`) DO UPDATE SET `made` = `made` + excluded.`made`, `converted` = `converted` + excluded.`converted`,
		`new_customers` = `new_customers` + excluded.`new_customers`, `cancelled` = `cancelled` + excluded.`cancelled`,
		`cancellations` = `cancellations` + excluded.`cancellations`, `revenue` = `revenue` + excluded.`revenue`;
END;
--> statement-breakpoint
CREATE TRIGGER `tour_totals_changed` AFTER UPDATE OF `made`, `converted`, `new_customers`, `cancelled`, `cancellations`, `revenue` ON `tour_totals`
WHEN OLD.`made` <> NEW.`made` OR OLD.`converted` <> NEW.`converted` OR OLD.`new_customers` <> NEW.`new_customers`
	OR OLD.`cancelled` <> NEW.`cancelled` OR OLD.`cancellations` <> NEW.`cancellations` OR OLD.`revenue` <> NEW.`revenue`
BEGIN
	UPDATE `period_totals` SET `made` = `made` + NEW.`made` - OLD.`made`, `converted` = `converted` + NEW.`converted` - OLD.`converted`,
		`new_customers` = `new_customers` + NEW.`new_customers` - OLD.`new_customers`, `cancelled` = `cancelled` + NEW.`cancelled` - OLD.`cancelled`,
		`cancellations` = `cancellations` + NEW.`cancellations` - OLD.`cancellations`, `revenue` = `revenue` + NEW.`revenue` - OLD.`revenue`
	WHERE `grain` = NEW.`grain` AND `period` = NEW.`period`;
END;
--> statement-breakpoint
CREATE TRIGGER `tour_totals_removed` AFTER DELETE ON `tour_totals`
BEGIN
	UPDATE `period_totals` SET `made` = `made` - OLD.`made`, `converted` = `converted` - OLD.`converted`,
		`new_customers` = `new_customers` - OLD.`new_customers`, `cancelled` = `cancelled` - OLD.`cancelled`,
		`cancellations` = `cancellations` - OLD.`cancellations`, `revenue` = `revenue` - OLD.`revenue`
	WHERE `grain` = OLD.`grain` AND `period` = OLD.`period`;
END;
