-- Departures are written anew: their CHECK now counts held seats too. Nothing refers to them yet.
CREATE TABLE `__new_departures` (
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`capacity` integer NOT NULL,
	`booked` integer DEFAULT 0 NOT NULL,
	`held` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tour_id`, `travel_date`),
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "departures_not_oversold" CHECK("__new_departures"."booked" + "__new_departures"."held" <= "__new_departures"."capacity"),
	CONSTRAINT "departures_booked_not_negative" CHECK("__new_departures"."booked" >= 0),
	CONSTRAINT "departures_held_not_negative" CHECK("__new_departures"."held" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_departures`("tour_id", "travel_date", "capacity", "booked") SELECT "tour_id", "travel_date", "capacity", "booked" FROM `departures`;--> statement-breakpoint
DROP TABLE `departures`;--> statement-breakpoint
ALTER TABLE `__new_departures` RENAME TO `departures`;--> statement-breakpoint
CREATE TABLE `seat_holds` (
	`id` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`slot` integer NOT NULL,
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`seats` integer NOT NULL,
	`extended` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`tour_id`,`travel_date`) REFERENCES `departures`(`tour_id`,`travel_date`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "seat_holds_slot_known" CHECK("seat_holds"."slot" BETWEEN 1 AND 3),
	CONSTRAINT "seat_holds_seats_in_range" CHECK("seat_holds"."seats" BETWEEN 1 AND 20)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seat_holds_by_slot` ON `seat_holds` (`holder`,`slot`);--> statement-breakpoint
CREATE INDEX `seat_holds_by_departure` ON `seat_holds` (`tour_id`,`travel_date`);--> statement-breakpoint
CREATE INDEX `seat_holds_by_end` ON `seat_holds` (`expires_at`);--> statement-breakpoint
-- The seats of a hold are taken with its row and given back with it, whoever writes or deletes it.
CREATE TRIGGER `seat_holds_taken` AFTER INSERT ON `seat_holds`
BEGIN
	UPDATE `departures` SET `held` = `held` + NEW.`seats`
	WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date`;
END;
--> statement-breakpoint
CREATE TRIGGER `seat_holds_resized` AFTER UPDATE OF `seats` ON `seat_holds`
BEGIN
	UPDATE `departures` SET `held` = `held` - OLD.`seats` + NEW.`seats`
	WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date`;
END;
--> statement-breakpoint
CREATE TRIGGER `seat_holds_given_back` AFTER DELETE ON `seat_holds`
BEGIN
	UPDATE `departures` SET `held` = `held` - OLD.`seats`
	WHERE `tour_id` = OLD.`tour_id` AND `travel_date` = OLD.`travel_date`;
END;
--> statement-breakpoint
CREATE TRIGGER `seat_holds_stay` BEFORE UPDATE OF `tour_id`, `travel_date` ON `seat_holds`
BEGIN
	SELECT RAISE(ABORT, 'a hold stays with its departure');
END;
--> statement-breakpoint
ALTER TABLE `bookings` ADD `gst_percent` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `gst_amount` integer;
