CREATE TABLE `place_totals` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`place` text NOT NULL,
	`state` text NOT NULL,
	`made` integer NOT NULL,
	`revenue` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `place`, `state`),
	CONSTRAINT "place_totals_grain_known" CHECK("place_totals"."grain" IN ('day', 'month'))
);
--> statement-breakpoint
DROP INDEX `bookings_not_paid`;--> statement-breakpoint
CREATE INDEX `bookings_not_paid` ON `bookings` (`travel_date`,`sold_by`,`status`,`own_sale`,`total_amount`,`paid_amount`,`refunded_amount`,`created_at`) WHERE "status" = 'confirmed' AND "own_sale" IS NULL AND "total_amount" > "paid_amount" - "refunded_amount";--> statement-breakpoint
DROP INDEX `departures_by_date`;--> statement-breakpoint
CREATE INDEX `departures_closed_with_travelers` ON `departures` (`travel_date`,`tour_id`) WHERE closed_at IS NOT NULL AND booked > 0;--> statement-breakpoint
CREATE INDEX `departures_by_date` ON `departures` (`travel_date`,`tour_id`,`booked`,`capacity`,`closed_at`);--> statement-breakpoint
CREATE INDEX `departure_months_read` ON `departure_months` (`month`,`tour_id`,`departures`,`seats`,`seats_sold`,`taken_days`);--> statement-breakpoint
INSERT INTO `place_totals` (`grain`, `period`, `place`, `state`, `made`, `revenue`)
SELECT `grain`, `period`, `place`, `state`, sum(`made`), sum(`revenue`)
FROM `tour_totals` JOIN `tours` ON `tours`.`id` = `tour_totals`.`tour_id`
GROUP BY `grain`, `period`, `place`, `state`;
--> statement-breakpoint
-- The triggers of 0022 change `tour_totals`, so that nothing can bypass these either.
CREATE TRIGGER `tour_totals_added_to_place` AFTER INSERT ON `tour_totals`
WHEN NEW.`made` <> 0 OR NEW.`revenue` <> 0
BEGIN
	INSERT INTO `place_totals` (`grain`, `period`, `place`, `state`, `made`, `revenue`)
	SELECT NEW.`grain`, NEW.`period`, `place`, `state`, NEW.`made`, NEW.`revenue` FROM `tours` WHERE `id` = NEW.`tour_id`
	ON CONFLICT (`grain`, `period`, `place`, `state`) DO UPDATE SET `made` = `made` + excluded.`made`, `revenue` = `revenue` + excluded.`revenue`;
END;
--> statement-breakpoint
CREATE TRIGGER `tour_totals_changed_at_place` AFTER UPDATE OF `made`, `revenue` ON `tour_totals`
WHEN OLD.`made` <> NEW.`made` OR OLD.`revenue` <> NEW.`revenue`
BEGIN
	INSERT INTO `place_totals` (`grain`, `period`, `place`, `state`, `made`, `revenue`)
	SELECT NEW.`grain`, NEW.`period`, `place`, `state`, NEW.`made` - OLD.`made`, NEW.`revenue` - OLD.`revenue` FROM `tours` WHERE `id` = NEW.`tour_id`
	ON CONFLICT (`grain`, `period`, `place`, `state`) DO UPDATE SET `made` = `made` + excluded.`made`, `revenue` = `revenue` + excluded.`revenue`;
END;
--> statement-breakpoint
CREATE TRIGGER `tour_totals_removed_from_place` AFTER DELETE ON `tour_totals`
WHEN OLD.`made` <> 0 OR OLD.`revenue` <> 0
BEGIN
	INSERT INTO `place_totals` (`grain`, `period`, `place`, `state`, `made`, `revenue`)
	SELECT OLD.`grain`, OLD.`period`, `place`, `state`, -OLD.`made`, -OLD.`revenue` FROM `tours` WHERE `id` = OLD.`tour_id`
	ON CONFLICT (`grain`, `period`, `place`, `state`) DO UPDATE SET `made` = `made` + excluded.`made`, `revenue` = `revenue` + excluded.`revenue`;
END;
--> statement-breakpoint
-- Reports name places as the tours name them now.
CREATE TRIGGER `tours_place_changed` AFTER UPDATE OF `place`, `state` ON `tours`
WHEN OLD.`place` <> NEW.`place` OR OLD.`state` <> NEW.`state`
BEGIN
	INSERT INTO `place_totals` (`grain`, `period`, `place`, `state`, `made`, `revenue`)
	SELECT `grain`, `period`, OLD.`place`, OLD.`state`, -`made`, -`revenue` FROM `tour_totals` WHERE `tour_id` = NEW.`id` AND (`made` <> 0 OR `revenue` <> 0)
	ON CONFLICT (`grain`, `period`, `place`, `state`) DO UPDATE SET `made` = `made` + excluded.`made`, `revenue` = `revenue` + excluded.`revenue`;
	INSERT INTO `place_totals` (`grain`, `period`, `place`, `state`, `made`, `revenue`)
	SELECT `grain`, `period`, NEW.`place`, NEW.`state`, `made`, `revenue` FROM `tour_totals` WHERE `tour_id` = NEW.`id` AND (`made` <> 0 OR `revenue` <> 0)
	ON CONFLICT (`grain`, `period`, `place`, `state`) DO UPDATE SET `made` = `made` + excluded.`made`, `revenue` = `revenue` + excluded.`revenue`;
END;
