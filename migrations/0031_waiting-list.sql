-- Waiting lists: docs/decisions/009-waiting-list.md.
CREATE TABLE `waiting_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`seats` integer NOT NULL,
	`place` integer,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`phone` text,
	`status` text NOT NULL,
	`hold_id` text NOT NULL,
	`offer_ends_at` integer,
	`check_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tour_id`,`travel_date`) REFERENCES `departures`(`tour_id`,`travel_date`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "waiting_entries_seats_in_range" CHECK("waiting_entries"."seats" BETWEEN 1 AND 20),
	CONSTRAINT "waiting_entries_status_known" CHECK("waiting_entries"."status" IN ('unconfirmed', 'waiting', 'reserved', 'offered', 'booked', 'declined', 'lapsed', 'left', 'gone')),
	CONSTRAINT "waiting_entries_placed" CHECK("waiting_entries"."place" IS NOT NULL OR "waiting_entries"."status" IN ('unconfirmed', 'left', 'gone'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_entries_hold_id_unique` ON `waiting_entries` (`hold_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_entries_in_line` ON `waiting_entries` (`tour_id`,`travel_date`,`place`);--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_entries_one_each` ON `waiting_entries` (`tour_id`,`travel_date`,`email_key`) WHERE status IN ('unconfirmed', 'waiting', 'reserved', 'offered');--> statement-breakpoint
CREATE INDEX `waiting_entries_by_email` ON `waiting_entries` (`email_key`);--> statement-breakpoint
CREATE INDEX `waiting_entries_due` ON `waiting_entries` (`check_at`) WHERE check_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `waiting_entries_by_date` ON `waiting_entries` (`travel_date`);--> statement-breakpoint
ALTER TABLE `seat_holds` ADD `is_used` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Inserting a departure here reserves its free seats for the parties that wait, in order; parties that do not fit are skipped.
CREATE VIEW `returned_seats` AS SELECT `tour_id`, `travel_date` FROM `seat_holds`;--> statement-breakpoint
CREATE TRIGGER `returned_seats_reserved` INSTEAD OF INSERT ON `returned_seats`
BEGIN
	UPDATE `waiting_entries` SET `status` = 'reserved', `check_at` = 0 WHERE `id` IN (
		WITH RECURSIVE `line`(`n`, `id`, `seats`) AS (
			SELECT row_number() OVER (ORDER BY `place`), `id`, `seats` FROM `waiting_entries`
			WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date` AND `status` = 'waiting'
		), `walk`(`n`, `id`, `fits`, `free`) AS (
			SELECT 0, NULL, false, `capacity` - `booked` - `held` FROM `departures`
			WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date` AND `closed_at` IS NULL AND NOT EXISTS (
				SELECT 1 FROM `tours` WHERE `id` = NEW.`tour_id` AND `paused_at` IS NOT NULL
					AND (`paused_until` IS NULL OR `paused_until` > date('now', '+330 minutes'))
			)
			UNION ALL
			SELECT `line`.`n`, `line`.`id`, `seats` <= `free`, `free` - (`seats` <= `free`) * `seats`
			FROM `walk` JOIN `line` ON `line`.`n` = `walk`.`n` + 1 WHERE `free` > 0
		)
		SELECT `id` FROM `walk` WHERE `fits`
	);
END;
--> statement-breakpoint
-- The hold of a reserved entry ends after the departure; the job `waiting` sets the end of the offer.
CREATE TRIGGER `waiting_entries_reserved` AFTER UPDATE OF `status` ON `waiting_entries`
WHEN NEW.`status` = 'reserved' AND OLD.`status` = 'waiting'
BEGIN
	INSERT INTO `seat_holds` (`id`, `holder`, `slot`, `tour_id`, `travel_date`, `seats`, `extended`, `created_at`, `expires_at`)
	VALUES (NEW.`hold_id`, 'waiting-list ' || NEW.`id`, 1, NEW.`tour_id`, NEW.`travel_date`, NEW.`seats`, true, NEW.`created_at`,
		(unixepoch(NEW.`travel_date`) + 86400) * 1000);
END;
--> statement-breakpoint
CREATE TRIGGER `waiting_entries_released` AFTER UPDATE OF `status` ON `waiting_entries`
WHEN OLD.`status` IN ('reserved', 'offered') AND NEW.`status` NOT IN ('reserved', 'offered', 'booked')
BEGIN
	DELETE FROM `seat_holds` WHERE `id` = OLD.`hold_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `waiting_entries_deleted` AFTER DELETE ON `waiting_entries` WHEN OLD.`status` IN ('reserved', 'offered')
BEGIN
	DELETE FROM `seat_holds` WHERE `id` = OLD.`hold_id`;
END;
--> statement-breakpoint
-- `waitingLimits`. An entry counts from the confirmation of its address, and may find seats free.
CREATE TRIGGER `waiting_entries_confirmed` AFTER UPDATE OF `status` ON `waiting_entries`
WHEN NEW.`status` = 'waiting' AND OLD.`status` <> 'waiting'
BEGIN
	SELECT RAISE(ABORT, 'the waiting list is full') WHERE 50 < (SELECT count(*) FROM `waiting_entries`
		WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date` AND `status` IN ('waiting', 'reserved', 'offered'));
	SELECT RAISE(ABORT, 'the address waits too often') WHERE 5 < (SELECT count(*) FROM `waiting_entries`
		WHERE `email_key` = NEW.`email_key` AND `status` IN ('waiting', 'reserved', 'offered'));
	INSERT INTO `returned_seats` VALUES (NEW.`tour_id`, NEW.`travel_date`);
END;
--> statement-breakpoint
-- Now also ends the entry that the hold is for, and reserves the seats unless a booking takes them over.
DROP TRIGGER `seat_holds_given_back`;--> statement-breakpoint
CREATE TRIGGER `seat_holds_given_back` AFTER DELETE ON `seat_holds`
BEGIN
	UPDATE `departures` SET `held` = `held` - OLD.`seats`
	WHERE `tour_id` = OLD.`tour_id` AND `travel_date` = OLD.`travel_date`;
	UPDATE `waiting_entries` SET `status` = iif(OLD.`is_used`, 'booked', 'lapsed'), `check_at` = iif(OLD.`is_used`, NULL, 0)
	WHERE `hold_id` = OLD.`id` AND `status` IN ('reserved', 'offered');
	INSERT INTO `returned_seats` SELECT OLD.`tour_id`, OLD.`travel_date` WHERE NOT OLD.`is_used`;
END;
--> statement-breakpoint
-- A smaller hold returns the difference.
DROP TRIGGER `seat_holds_resized`;--> statement-breakpoint
CREATE TRIGGER `seat_holds_resized` AFTER UPDATE OF `seats` ON `seat_holds`
BEGIN
	UPDATE `departures` SET `held` = `held` - OLD.`seats` + NEW.`seats`
	WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date`;
	INSERT INTO `returned_seats` SELECT NEW.`tour_id`, NEW.`travel_date` WHERE NEW.`seats` < OLD.`seats`;
END;
--> statement-breakpoint
CREATE TRIGGER `departures_with_seats` AFTER UPDATE OF `capacity`, `booked`, `closed_at` ON `departures`
WHEN NEW.`booked` < OLD.`booked` OR NEW.`capacity` > OLD.`capacity` OR (NEW.`closed_at` IS NULL AND OLD.`closed_at` IS NOT NULL)
BEGIN
	INSERT INTO `returned_seats` VALUES (NEW.`tour_id`, NEW.`travel_date`);
END;
--> statement-breakpoint
-- Ends the line of a departure that is closed; the job `waiting` notifies it. Nobody is notified at an unconfirmed address.
CREATE TRIGGER `departures_closed_to_waiting` AFTER UPDATE OF `closed_at` ON `departures`
WHEN NEW.`closed_at` IS NOT NULL AND OLD.`closed_at` IS NULL
BEGIN
	UPDATE `waiting_entries` SET `check_at` = iif(`status` = 'unconfirmed', NULL, 0), `status` = 'gone'
	WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date` AND `status` IN ('unconfirmed', 'waiting', 'reserved', 'offered');
END;
--> statement-breakpoint
-- The job `waiting` compares the entries with the tour's new rules. Seats that came back while sales were paused are reserved once they resume.
CREATE TRIGGER `tours_changed_for_waiting` AFTER UPDATE OF `status`, `deleted_at`, `departure_rules`, `paused_at`, `paused_until` ON `tours`
WHEN NEW.`status` <> OLD.`status` OR NEW.`deleted_at` IS NOT OLD.`deleted_at` OR NEW.`departure_rules` <> OLD.`departure_rules`
	OR NEW.`paused_at` IS NOT OLD.`paused_at` OR NEW.`paused_until` IS NOT OLD.`paused_until`
BEGIN
	UPDATE `waiting_entries` SET `check_at` = 0 WHERE `tour_id` = NEW.`id` AND `status` IN ('waiting', 'reserved');
	INSERT INTO `returned_seats` SELECT DISTINCT `tour_id`, `travel_date` FROM `waiting_entries`
	WHERE `tour_id` = NEW.`id` AND `status` = 'waiting';
END;
--> statement-breakpoint
-- Bookings that wait for their payment are notified of a changed start, too.
DROP TRIGGER `tours_meeting_changed`;--> statement-breakpoint
CREATE TRIGGER `tours_meeting_changed` AFTER UPDATE OF `departure_rules`, `guide` ON `tours`
WHEN (
	json_extract(OLD.`departure_rules`, '$.startTime') IS NOT json_extract(NEW.`departure_rules`, '$.startTime')
	OR json_extract(OLD.`guide`, '$.meetingPoint') IS NOT json_extract(NEW.`guide`, '$.meetingPoint')
) AND EXISTS (
	SELECT 1 FROM `bookings` WHERE `tour_id` = NEW.`id` AND +`status` IN ('pending', 'confirmed')
		AND `travel_date` >= date(coalesce(NEW.`edited_at` / 1000, unixepoch()), 'unixepoch', '+330 minutes')
)
BEGIN
	INSERT INTO `meeting_changes` VALUES (
		NEW.`id`, 0,
		coalesce(json_extract(OLD.`departure_rules`, '$.startTime'), ''), coalesce(json_extract(OLD.`guide`, '$.meetingPoint'), ''),
		coalesce(json_extract(NEW.`departure_rules`, '$.startTime'), ''), coalesce(json_extract(NEW.`guide`, '$.meetingPoint'), ''),
		coalesce(NEW.`edited_at`, unixepoch() * 1000)
	)
	ON CONFLICT (`tour_id`, `is_sending`) DO UPDATE SET
		`start_now` = excluded.`start_now`,
		`meeting_point_now` = excluded.`meeting_point_now`,
		`changed_at` = excluded.`changed_at`;
END;
