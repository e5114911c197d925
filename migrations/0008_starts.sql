-- Several starts a day: `start` joins the key of a departure and of what names one. The only departure of a day has ''.
ALTER TABLE `departures` ADD `start` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `bookings` ADD `start` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `bookings` ADD `seats` integer;
--> statement-breakpoint
ALTER TABLE `rescue_offers` ADD `start` text DEFAULT '' NOT NULL;
--> statement-breakpoint
DROP INDEX `rescue_offers_by_departure`;
--> statement-breakpoint
CREATE UNIQUE INDEX `rescue_offers_by_departure` ON `rescue_offers` (`tour_id`,`travel_date`,`start`,`booking`);
--> statement-breakpoint
DROP INDEX `bookings_by_departure`;
--> statement-breakpoint
CREATE INDEX `bookings_by_departure` ON `bookings` (`tour_id`,`travel_date`,`start`);
--> statement-breakpoint
-- These have the key in a foreign or primary key, which is only changed by a new table. Nothing refers to them.
DROP TRIGGER IF EXISTS `seat_holds_taken`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `seat_holds_resized`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `seat_holds_given_back`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `seat_holds_limited`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `seat_holds_raised`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `held_departures_rest`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `seat_holds_proof`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `departures_added`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `departures_reach_minimum`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `tours_minimum_changed`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `departures_with_seats`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `waiting_entries_confirmed`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `waiting_entries_reserved`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `waiting_entries_released`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `waiting_entries_deleted`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `departures_closed_or_reopened`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `tours_changed_for_waiting`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `departures_start_moved`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `waiting_entries_owned`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `bookings_limited`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `departures_guaranteed_at_once`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `departures_guaranteed_in_search`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `tours_meeting_changed`;
--> statement-breakpoint
DROP VIEW `returned_seats`;
--> statement-breakpoint
CREATE TABLE `kept_seat_holds` AS SELECT * FROM `seat_holds`;
--> statement-breakpoint
DROP TABLE `seat_holds`;
--> statement-breakpoint
CREATE TABLE `kept_waiting_entries` AS SELECT * FROM `waiting_entries`;
--> statement-breakpoint
DROP TABLE `waiting_entries`;
--> statement-breakpoint
CREATE TABLE `kept_departure_minimums` AS SELECT * FROM `departure_minimums`;
--> statement-breakpoint
DROP TABLE `departure_minimums`;
--> statement-breakpoint
CREATE TABLE `kept_held_departures` AS SELECT * FROM `held_departures`;
--> statement-breakpoint
DROP TABLE `held_departures`;
--> statement-breakpoint
DROP INDEX `departures_one_a_day`;
--> statement-breakpoint
CREATE UNIQUE INDEX `departures_one_a_start` ON `departures` (`tour_id`,`travel_date`,`start`);
--> statement-breakpoint
CREATE TABLE `seat_holds` (
	`id` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`caller` text,
	`is_unproven` integer DEFAULT false NOT NULL,
	`slot` integer NOT NULL,
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`start` text DEFAULT '' NOT NULL,
	`seats` integer NOT NULL,
	`extended` integer DEFAULT false NOT NULL,
	`is_used` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`tour_id`,`travel_date`,`start`) REFERENCES `departures`(`tour_id`,`travel_date`,`start`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "seat_holds_slot_known" CHECK("seat_holds"."slot" BETWEEN 1 AND 3),
	CONSTRAINT "seat_holds_seats_in_range" CHECK("seat_holds"."seats" BETWEEN 1 AND 200)
);
--> statement-breakpoint
INSERT INTO `seat_holds` (`id`, `holder`, `caller`, `is_unproven`, `slot`, `tour_id`, `travel_date`, `seats`, `extended`, `is_used`, `created_at`, `expires_at`) SELECT `id`, `holder`, `caller`, `is_unproven`, `slot`, `tour_id`, `travel_date`, `seats`, `extended`, `is_used`, `created_at`, `expires_at` FROM `kept_seat_holds`;
--> statement-breakpoint
DROP TABLE `kept_seat_holds`;
--> statement-breakpoint
CREATE UNIQUE INDEX `seat_holds_by_slot` ON `seat_holds` (`holder`,`slot`);
--> statement-breakpoint
CREATE INDEX `seat_holds_by_departure` ON `seat_holds` (`tour_id`,`travel_date`,`start`);
--> statement-breakpoint
CREATE INDEX `seat_holds_by_end` ON `seat_holds` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `seat_holds_by_caller` ON `seat_holds` (`caller`);
--> statement-breakpoint
CREATE TABLE `waiting_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`start` text DEFAULT '' NOT NULL,
	`seats` integer NOT NULL,
	`place` integer,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`user_id` text,
	`phone` text,
	`status` text NOT NULL,
	`hold_id` text NOT NULL,
	`offer_ends_at` integer,
	`check_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tour_id`,`travel_date`,`start`) REFERENCES `departures`(`tour_id`,`travel_date`,`start`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "waiting_entries_seats_in_range" CHECK("waiting_entries"."seats" BETWEEN 1 AND 200),
	CONSTRAINT "waiting_entries_status_known" CHECK("waiting_entries"."status" IN ('unconfirmed', 'waiting', 'reserved', 'offered', 'booked', 'declined', 'lapsed', 'left', 'gone')),
	CONSTRAINT "waiting_entries_placed" CHECK("waiting_entries"."place" IS NOT NULL OR "waiting_entries"."status" IN ('unconfirmed', 'left', 'gone'))
);
--> statement-breakpoint
INSERT INTO `waiting_entries` (`id`, `tour_id`, `travel_date`, `seats`, `place`, `name`, `email`, `email_key`, `user_id`, `phone`, `status`, `hold_id`, `offer_ends_at`, `check_at`, `created_at`) SELECT `id`, `tour_id`, `travel_date`, `seats`, `place`, `name`, `email`, `email_key`, `user_id`, `phone`, `status`, `hold_id`, `offer_ends_at`, `check_at`, `created_at` FROM `kept_waiting_entries`;
--> statement-breakpoint
DROP TABLE `kept_waiting_entries`;
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_entries_hold_id_unique` ON `waiting_entries` (`hold_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_entries_in_line` ON `waiting_entries` (`tour_id`,`travel_date`,`start`,`place`);
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_entries_one_each` ON `waiting_entries` (`tour_id`,`travel_date`,`start`,`email_key`) WHERE status IN ('unconfirmed', 'waiting', 'reserved', 'offered');
--> statement-breakpoint
CREATE INDEX `waiting_entries_by_email` ON `waiting_entries` (`email_key`);
--> statement-breakpoint
CREATE INDEX `waiting_entries_by_user` ON `waiting_entries` (`user_id`);
--> statement-breakpoint
CREATE INDEX `waiting_entries_due` ON `waiting_entries` (`check_at`) WHERE check_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `waiting_entries_by_date` ON `waiting_entries` (`travel_date`);
--> statement-breakpoint
CREATE TABLE `departure_minimums` (
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`start` text DEFAULT '' NOT NULL,
	`travelers` integer NOT NULL,
	`decide_on` text NOT NULL,
	`asked_at` integer,
	`guaranteed_at` integer,
	`notified_at` integer,
	`cancelled_at` integer,
	PRIMARY KEY(`tour_id`, `travel_date`, `start`),
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "departure_minimums_travelers_positive" CHECK("departure_minimums"."travelers" > 0)
);
--> statement-breakpoint
INSERT INTO `departure_minimums` (`tour_id`, `travel_date`, `travelers`, `decide_on`, `asked_at`, `guaranteed_at`, `notified_at`, `cancelled_at`) SELECT `tour_id`, `travel_date`, `travelers`, `decide_on`, `asked_at`, `guaranteed_at`, `notified_at`, `cancelled_at` FROM `kept_departure_minimums`;
--> statement-breakpoint
DROP TABLE `kept_departure_minimums`;
--> statement-breakpoint
CREATE INDEX `departure_minimums_open` ON `departure_minimums` (`decide_on`) WHERE guaranteed_at IS NULL AND cancelled_at IS NULL;
--> statement-breakpoint
CREATE INDEX `departure_minimums_to_notify` ON `departure_minimums` (`guaranteed_at`) WHERE guaranteed_at IS NOT NULL AND notified_at IS NULL;
--> statement-breakpoint
CREATE TABLE `held_departures` (
	`caller` text NOT NULL,
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`start` text DEFAULT '' NOT NULL,
	`first_held_at` integer NOT NULL,
	PRIMARY KEY(`caller`, `tour_id`, `travel_date`, `start`)
);
--> statement-breakpoint
INSERT INTO `held_departures` (`caller`, `tour_id`, `travel_date`, `first_held_at`) SELECT `caller`, `tour_id`, `travel_date`, `first_held_at` FROM `kept_held_departures`;
--> statement-breakpoint
DROP TABLE `kept_held_departures`;
--> statement-breakpoint
CREATE INDEX `held_departures_by_start` ON `held_departures` (`first_held_at`);
--> statement-breakpoint
-- The seats of a hold are taken with its row and given back with it, whoever writes or deletes it.
CREATE TRIGGER `seat_holds_taken` AFTER INSERT ON `seat_holds`
BEGIN
	UPDATE `departures` SET `held` = `held` + NEW.`seats`
	WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date` AND `start` = NEW.`start`;
END;
--> statement-breakpoint
-- A smaller hold returns the difference.
CREATE TRIGGER `seat_holds_resized` AFTER UPDATE OF `seats` ON `seat_holds`
BEGIN
	UPDATE `departures` SET `held` = `held` - OLD.`seats` + NEW.`seats`
	WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date` AND `start` = NEW.`start`;
	INSERT INTO `returned_seats` SELECT NEW.`tour_id`, NEW.`travel_date`, NEW.`start` WHERE NEW.`seats` < OLD.`seats`;
END;
--> statement-breakpoint
-- Also ends the entry of the waiting list that the hold is for, and reserves the seats unless a booking takes them over.
CREATE TRIGGER `seat_holds_given_back` AFTER DELETE ON `seat_holds`
BEGIN
	UPDATE `departures` SET `held` = `held` - OLD.`seats`
	WHERE `tour_id` = OLD.`tour_id` AND `travel_date` = OLD.`travel_date` AND `start` = OLD.`start`;
	UPDATE `waiting_entries` SET `status` = iif(OLD.`is_used`, 'booked', 'lapsed'), `check_at` = iif(OLD.`is_used`, NULL, 0)
	WHERE `hold_id` = OLD.`id` AND `status` IN ('reserved', 'offered');
	INSERT INTO `returned_seats` SELECT OLD.`tour_id`, OLD.`travel_date`, OLD.`start` WHERE NOT OLD.`is_used`;
END;
--> statement-breakpoint
-- One caller holds so many seats on so many departures at most, and those on a departure end so long after the first one. A batch deletes the
-- caller's ended holds first, so all rows are live.
CREATE TRIGGER `seat_holds_limited` AFTER INSERT ON `seat_holds` WHEN NEW.`caller` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'rule:caller_seats') FROM (
		SELECT count(DISTINCT `tour_id` || ' ' || `travel_date` || ' ' || `start`) AS `departures`, sum(`seats`) AS `seats`
		FROM `seat_holds` WHERE `caller` = NEW.`caller`
	) WHERE `departures` > (SELECT `caller_departures` FROM `limits`) OR `seats` > (SELECT `caller_seats` FROM `limits`);
	SELECT RAISE(ABORT, 'rule:caller_time') WHERE NEW.`expires_at` <= NEW.`created_at` OR NOT EXISTS (
		SELECT 1 FROM `held_departures`
		WHERE `caller` = NEW.`caller` AND `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date` AND `start` = NEW.`start`
			AND NEW.`expires_at` <= `first_held_at` + (SELECT `caller_held_for` FROM `limits`)
	);
END;
--> statement-breakpoint
-- A hold stays on its departure, whose key may change (`departures_start_moved`): its seats would be given back to another than they were
-- taken from.
CREATE TRIGGER `seat_holds_raised` AFTER UPDATE OF `tour_id`, `travel_date`, `start`, `seats`, `expires_at`, `caller` ON `seat_holds`
BEGIN
	SELECT RAISE(ABORT, 'rule:hold_moved') WHERE (NEW.`tour_id`, NEW.`travel_date`) IS NOT (OLD.`tour_id`, OLD.`travel_date`)
		OR NEW.`start` <> OLD.`start` AND EXISTS (SELECT 1 FROM `departures`
			WHERE `tour_id` = OLD.`tour_id` AND `travel_date` = OLD.`travel_date` AND `start` = OLD.`start`);
	SELECT RAISE(ABORT, 'rule:caller_seats') FROM (
		SELECT count(DISTINCT `tour_id` || ' ' || `travel_date` || ' ' || `start`) AS `departures`, sum(`seats`) AS `seats`
		FROM `seat_holds` WHERE `caller` = NEW.`caller`
	) WHERE (NEW.`seats` > OLD.`seats` OR NEW.`caller` IS NOT OLD.`caller`)
		AND (`departures` > (SELECT `caller_departures` FROM `limits`) OR `seats` > (SELECT `caller_seats` FROM `limits`));
	SELECT RAISE(ABORT, 'rule:caller_time')
	WHERE NEW.`caller` IS NOT NULL AND (NEW.`expires_at` > OLD.`expires_at` OR NEW.`caller` IS NOT OLD.`caller`) AND NOT EXISTS (
		SELECT 1 FROM `held_departures`
		WHERE `caller` = NEW.`caller` AND `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date` AND `start` = NEW.`start`
			AND NEW.`expires_at` <= `first_held_at` + (SELECT `caller_held_for` FROM `limits`)
	);
END;
--> statement-breakpoint
-- Then the departure rests for the caller.
CREATE TRIGGER `held_departures_rest` BEFORE UPDATE OF `first_held_at` ON `held_departures`
WHEN NEW.`first_held_at` < OLD.`first_held_at` + (SELECT `caller_held_for` + `caller_rests_for` FROM `limits`)
BEGIN
	SELECT RAISE(ABORT, 'rule:caller_time');
END;
--> statement-breakpoint
-- Once most of the unbooked seats are held, a new hold needs a proof of work. Too few seats are reported as such.
-- The insert after a replaced hold, which conflicts with its own id, is not a new hold.
CREATE TRIGGER `seat_holds_proof` BEFORE INSERT ON `seat_holds`
WHEN NEW.`is_unproven` AND NOT EXISTS (SELECT 1 FROM `seat_holds` WHERE `id` = NEW.`id`)
BEGIN
	SELECT RAISE(ABORT, 'rule:proof_of_work') FROM `departures`
	WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date` AND `start` = NEW.`start`
		AND `held` * 100 >= (`capacity` - `booked`) * (SELECT `proof_from_percent` FROM `limits`) AND `booked` + `held` + NEW.`seats` <= `capacity`;
END;
--> statement-breakpoint
-- The first booking of a departure stores the terms it was sold with; the one that takes the last missing seat guarantees it.
CREATE TRIGGER `departures_added` AFTER INSERT ON `departures`
BEGIN
	INSERT INTO `departure_minimums` (`tour_id`, `travel_date`, `start`, `travelers`, `decide_on`, `guaranteed_at`)
	SELECT NEW.`tour_id`, NEW.`travel_date`, NEW.`start`, `least`, date(NEW.`travel_date`, '-' || `days` || ' days'),
		CASE WHEN NEW.`booked` >= `least` THEN unixepoch() * 1000 END
	FROM (
		SELECT json_extract(`departure_rules`, '$.minimum.travelers') AS `least`, json_extract(`departure_rules`, '$.minimum.decisionDays') AS `days`
		FROM `tours` WHERE `id` = NEW.`tour_id`
	) WHERE `least` IS NOT NULL AND NEW.`booked` > 0
	ON CONFLICT (`tour_id`, `travel_date`, `start`) DO UPDATE SET `guaranteed_at` = CASE WHEN NEW.`booked` >= `travelers` THEN unixepoch() * 1000 END
	WHERE `guaranteed_at` IS NULL AND `cancelled_at` IS NULL;
	-- A search with dates leaves out closed departures.
	DELETE FROM `catalogue_changes` WHERE `tour_id` = NEW.`tour_id` AND NEW.`closed_at` IS NOT NULL;
	INSERT INTO `catalogue_changes` (`tour_id`) SELECT NEW.`tour_id` WHERE NEW.`closed_at` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `departures_reach_minimum` AFTER UPDATE OF `booked` ON `departures` WHEN NEW.`booked` > OLD.`booked`
BEGIN
	INSERT INTO `departure_minimums` (`tour_id`, `travel_date`, `start`, `travelers`, `decide_on`, `guaranteed_at`)
	SELECT NEW.`tour_id`, NEW.`travel_date`, NEW.`start`, `least`, date(NEW.`travel_date`, '-' || `days` || ' days'),
		CASE WHEN NEW.`booked` >= `least` THEN unixepoch() * 1000 END
	FROM (
		SELECT json_extract(`departure_rules`, '$.minimum.travelers') AS `least`, json_extract(`departure_rules`, '$.minimum.decisionDays') AS `days`
		FROM `tours` WHERE `id` = NEW.`tour_id`
	) WHERE `least` IS NOT NULL
	ON CONFLICT (`tour_id`, `travel_date`, `start`) DO UPDATE SET `guaranteed_at` = CASE WHEN NEW.`booked` >= `travelers` THEN unixepoch() * 1000 END
	WHERE `guaranteed_at` IS NULL AND `cancelled_at` IS NULL;
END;
--> statement-breakpoint
-- A changed smallest party: departures sold without one run, and those sold with one never need more travelers than they were sold with.
CREATE TRIGGER `tours_minimum_changed` AFTER UPDATE OF `departure_rules` ON `tours`
WHEN json_extract(OLD.`departure_rules`, '$.minimum.travelers') IS NOT json_extract(NEW.`departure_rules`, '$.minimum.travelers')
BEGIN
	INSERT INTO `departure_minimums` (`tour_id`, `travel_date`, `start`, `travelers`, `decide_on`, `guaranteed_at`, `notified_at`)
	SELECT `tour_id`, `travel_date`, `start`, 1, `travel_date`, unixepoch() * 1000, unixepoch() * 1000 FROM `departures`
	WHERE `tour_id` = NEW.`id` AND `travel_date` >= date('now', '+330 minutes') AND `booked` > 0
	ON CONFLICT (`tour_id`, `travel_date`, `start`) DO NOTHING;
	UPDATE `departure_minimums` SET `travelers` = min(`travelers`, coalesce(json_extract(NEW.`departure_rules`, '$.minimum.travelers'), 1))
	WHERE `tour_id` = NEW.`id` AND `guaranteed_at` IS NULL AND `cancelled_at` IS NULL;
	UPDATE `departure_minimums` SET `guaranteed_at` = unixepoch() * 1000
	WHERE `tour_id` = NEW.`id` AND `guaranteed_at` IS NULL AND `cancelled_at` IS NULL AND `travelers` <= (
		SELECT `booked` FROM `departures` AS `sold`
		WHERE `sold`.`tour_id` = `departure_minimums`.`tour_id` AND `sold`.`travel_date` = `departure_minimums`.`travel_date`
			AND `sold`.`start` = `departure_minimums`.`start`
	);
END;
--> statement-breakpoint
-- Inserting a departure here reserves its free seats for the parties that wait, in order; parties that do not fit are skipped.
CREATE VIEW `returned_seats` AS SELECT `tour_id`, `travel_date`, `start` FROM `seat_holds`;
--> statement-breakpoint
CREATE TRIGGER `returned_seats_reserved` INSTEAD OF INSERT ON `returned_seats`
BEGIN
	UPDATE `waiting_entries` SET `status` = 'reserved', `check_at` = 0 WHERE `id` IN (
		WITH RECURSIVE `line`(`n`, `id`, `seats`) AS (
			SELECT row_number() OVER (ORDER BY `place`), `id`, `seats` FROM `waiting_entries`
			WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date` AND `start` = NEW.`start` AND `status` = 'waiting'
		), `walk`(`n`, `id`, `fits`, `free`) AS (
			SELECT 0, NULL, false, `capacity` - `booked` - `held` FROM `departures`
			WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date` AND `start` = NEW.`start` AND `closed_at` IS NULL AND NOT EXISTS (
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
-- Seats come back by a cancellation, more capacity or a reopened departure.
CREATE TRIGGER `departures_with_seats` AFTER UPDATE OF `capacity`, `booked`, `closed_at` ON `departures`
WHEN NEW.`booked` < OLD.`booked` OR NEW.`capacity` > OLD.`capacity` OR (NEW.`closed_at` IS NULL AND OLD.`closed_at` IS NOT NULL)
BEGIN
	INSERT INTO `returned_seats` VALUES (NEW.`tour_id`, NEW.`travel_date`, NEW.`start`);
END;
--> statement-breakpoint
-- Limits of waiting lists. An entry counts from the confirmation of its address, and may find seats free.
CREATE TRIGGER `waiting_entries_confirmed` AFTER UPDATE OF `status` ON `waiting_entries`
WHEN NEW.`status` = 'waiting' AND OLD.`status` <> 'waiting'
BEGIN
	SELECT RAISE(ABORT, 'rule:waiting_list_full') WHERE (SELECT `waiting_on_departure` FROM `limits`) < (SELECT count(*) FROM `waiting_entries`
		WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date` AND `start` = NEW.`start` AND `status` IN ('waiting', 'reserved', 'offered'));
	SELECT RAISE(ABORT, 'rule:waiting_too_often') WHERE (SELECT `waiting_with_address` FROM `limits`) < (SELECT count(*) FROM `waiting_entries`
		WHERE `email_key` = NEW.`email_key` AND `status` IN ('waiting', 'reserved', 'offered'));
	INSERT INTO `returned_seats` VALUES (NEW.`tour_id`, NEW.`travel_date`, NEW.`start`);
END;
--> statement-breakpoint
-- The hold of a reserved entry ends after the departure; the job `waiting` sets the end of the offer.
CREATE TRIGGER `waiting_entries_reserved` AFTER UPDATE OF `status` ON `waiting_entries`
WHEN NEW.`status` = 'reserved' AND OLD.`status` = 'waiting'
BEGIN
	INSERT INTO `seat_holds` (`id`, `holder`, `slot`, `tour_id`, `travel_date`, `start`, `seats`, `extended`, `created_at`, `expires_at`)
	VALUES (NEW.`hold_id`, 'waiting-list ' || NEW.`id`, 1, NEW.`tour_id`, NEW.`travel_date`, NEW.`start`, NEW.`seats`, true, NEW.`created_at`,
		(unixepoch(NEW.`travel_date`) + 86400) * 1000);
END;
--> statement-breakpoint
-- An entry that ends otherwise than by a booking returns its seats.
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
-- Ends the line of a departure that is closed; the job `waiting` notifies it. Nobody is notified at an unconfirmed address. A search with dates
-- leaves out closed departures.
CREATE TRIGGER `departures_closed_or_reopened` AFTER UPDATE OF `closed_at` ON `departures` WHEN NEW.`closed_at` IS NOT OLD.`closed_at`
BEGIN
	UPDATE `waiting_entries` SET `check_at` = iif(`status` = 'unconfirmed', NULL, 0), `status` = 'gone'
	WHERE NEW.`closed_at` IS NOT NULL AND OLD.`closed_at` IS NULL AND `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date` AND `start` = NEW.`start`
		AND `status` IN ('unconfirmed', 'waiting', 'reserved', 'offered');
	DELETE FROM `catalogue_changes` WHERE `tour_id` = NEW.`tour_id`;
	INSERT INTO `catalogue_changes` (`tour_id`) VALUES (NEW.`tour_id`);
END;
--> statement-breakpoint
-- The job `waiting` compares the entries with the tour's new rules. Seats that came back while sales were paused are reserved once they resume.
CREATE TRIGGER `tours_changed_for_waiting` AFTER UPDATE OF `status`, `deleted_at`, `departure_rules`, `paused_at`, `paused_until` ON `tours`
WHEN NEW.`status` <> OLD.`status` OR NEW.`deleted_at` IS NOT OLD.`deleted_at` OR NEW.`departure_rules` <> OLD.`departure_rules`
	OR NEW.`paused_at` IS NOT OLD.`paused_at` OR NEW.`paused_until` IS NOT OLD.`paused_until`
BEGIN
	UPDATE `waiting_entries` SET `check_at` = 0 WHERE `tour_id` = NEW.`id` AND `status` IN ('waiting', 'reserved');
	INSERT INTO `returned_seats` SELECT DISTINCT `tour_id`, `travel_date`, `start` FROM `waiting_entries`
	WHERE `tour_id` = NEW.`id` AND `status` = 'waiting';
END;
--> statement-breakpoint
-- The only departure of a day starts when its tour does. When a tour gets several starts a day, the departures to come keep their time as
-- their key, and when it has one again, those at its time lose it; what names them follows (holds and waiting entries by foreign key). A
-- departure whose new key is taken stays as it is, not scheduled.
CREATE TRIGGER `departures_start_moved` AFTER UPDATE OF `departure_rules` ON `tours`
WHEN json_extract(OLD.`departure_rules`, '$.startTime') IS NOT json_extract(NEW.`departure_rules`, '$.startTime')
	OR json_type(OLD.`departure_rules`, '$.starts') IS NOT json_type(NEW.`departure_rules`, '$.starts')
BEGIN
	UPDATE `departures` SET `start` = iif(`start` GLOB '[0-9]*', substr(`start`, 6), `start_time` || `start`)
	WHERE json_type(OLD.`departure_rules`, '$.starts') IS NOT json_type(NEW.`departure_rules`, '$.starts')
		AND `tour_id` = NEW.`id` AND `travel_date` >= date('now', '+330 minutes')
		AND iif(json_type(NEW.`departure_rules`, '$.starts') IS NULL,
			`start` GLOB json_extract(NEW.`departure_rules`, '$.startTime') || '*', `start` NOT GLOB '[0-9]*')
		AND NOT EXISTS (SELECT 1 FROM `departures` AS `taken`
			WHERE `taken`.`tour_id` = `departures`.`tour_id` AND `taken`.`travel_date` = `departures`.`travel_date`
				AND `taken`.`start` = iif(`departures`.`start` GLOB '[0-9]*', substr(`departures`.`start`, 6),
					`departures`.`start_time` || `departures`.`start`));
	UPDATE `departures` SET `start_time` = coalesce(json_extract(NEW.`departure_rules`, '$.startTime'), '')
	WHERE json_type(NEW.`departure_rules`, '$.starts') IS NULL AND `start` NOT GLOB '[0-9]*'
		AND `tour_id` = NEW.`id` AND `travel_date` >= date('now', '+330 minutes');
	UPDATE `bookings` SET `start` = iif(`start` GLOB '[0-9]*', substr(`start`, 6), json_extract(OLD.`departure_rules`, '$.startTime') || `start`)
	WHERE json_type(OLD.`departure_rules`, '$.starts') IS NOT json_type(NEW.`departure_rules`, '$.starts')
		AND `tour_id` = NEW.`id` AND `travel_date` >= date('now', '+330 minutes') AND NOT EXISTS (SELECT 1 FROM `departures` AS `stays`
			WHERE `stays`.`tour_id` = `bookings`.`tour_id` AND `stays`.`travel_date` = `bookings`.`travel_date`
				AND `stays`.`start` = `bookings`.`start`);
	UPDATE `departure_minimums` SET `start` = iif(`start` GLOB '[0-9]*', substr(`start`, 6), json_extract(OLD.`departure_rules`, '$.startTime') || `start`)
	WHERE json_type(OLD.`departure_rules`, '$.starts') IS NOT json_type(NEW.`departure_rules`, '$.starts')
		AND `tour_id` = NEW.`id` AND `travel_date` >= date('now', '+330 minutes') AND NOT EXISTS (SELECT 1 FROM `departures` AS `stays`
			WHERE `stays`.`tour_id` = `departure_minimums`.`tour_id` AND `stays`.`travel_date` = `departure_minimums`.`travel_date`
				AND `stays`.`start` = `departure_minimums`.`start`);
	UPDATE `held_departures` SET `start` = iif(`start` GLOB '[0-9]*', substr(`start`, 6), json_extract(OLD.`departure_rules`, '$.startTime') || `start`)
	WHERE json_type(OLD.`departure_rules`, '$.starts') IS NOT json_type(NEW.`departure_rules`, '$.starts')
		AND `tour_id` = NEW.`id` AND `travel_date` >= date('now', '+330 minutes') AND NOT EXISTS (SELECT 1 FROM `departures` AS `stays`
			WHERE `stays`.`tour_id` = `held_departures`.`tour_id` AND `stays`.`travel_date` = `held_departures`.`travel_date`
				AND `stays`.`start` = `held_departures`.`start`);
	UPDATE `rescue_offers` SET `start` = iif(`start` GLOB '[0-9]*', substr(`start`, 6), json_extract(OLD.`departure_rules`, '$.startTime') || `start`)
	WHERE json_type(OLD.`departure_rules`, '$.starts') IS NOT json_type(NEW.`departure_rules`, '$.starts')
		AND `tour_id` = NEW.`id` AND `travel_date` >= date('now', '+330 minutes') AND NOT EXISTS (SELECT 1 FROM `departures` AS `stays`
			WHERE `stays`.`tour_id` = `rescue_offers`.`tour_id` AND `stays`.`travel_date` = `rescue_offers`.`travel_date`
				AND `stays`.`start` = `rescue_offers`.`start`);
END;
--> statement-breakpoint
-- An entry's key is its address without the spellings that reach the same mailbox.
CREATE TRIGGER `waiting_entries_owned` AFTER INSERT ON `waiting_entries` WHEN NEW.`user_id` IS NULL
BEGIN
	UPDATE `waiting_entries` SET `user_id` = coalesce(
		(SELECT `id` FROM `users` WHERE `email` = NEW.`email` AND `email_verified`),
		(SELECT `id` FROM `users` WHERE `email` = NEW.`email_key` AND `email_verified`)) WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
-- One address has so many unpaid upcoming bookings with so many seats at most. Those waiting for an online payment are counted with the
-- others, and limited only among themselves, so that paying now stays possible. A booking that is pending until its address is confirmed counts
-- as a confirmed one: it becomes one without payment.
-- Unpaid seats of one caller whose addresses are unproven: as many as one caller may hold are confirmed without proof.
CREATE TRIGGER `bookings_limited` AFTER INSERT ON `bookings`
WHEN NEW.`status` IN ('pending', 'confirmed')
BEGIN
	SELECT RAISE(ABORT, 'rule:unpaid_bookings') FROM (
		SELECT count(*) AS `bookings`, sum(coalesce(`seats`, `number_of_travelers`)) AS `seats` FROM `bookings`
		WHERE NEW.`total_amount` > 0 AND NEW.`paid_amount` = NEW.`refunded_amount` AND `email_key` = NEW.`email_key`
			AND `travel_date` >= date(NEW.`created_at` / 1000, 'unixepoch', '+330 minutes')
			AND "paid_amount" = "refunded_amount" AND "status" IN ('pending', 'confirmed')
			AND `total_amount` > 0 AND (`status` = 'pending' OR NEW.`status` = 'confirmed' OR NEW.`is_provisional`)
	) WHERE `bookings` > (SELECT `unpaid_bookings` FROM `limits`) OR `seats` > (SELECT `unpaid_seats` FROM `limits`);
	SELECT RAISE(ABORT, 'rule:unproven_seats') FROM (
		SELECT count(DISTINCT `tour_id` || ' ' || `travel_date` || ' ' || `start`) AS `departures`, sum(coalesce(`seats`, `number_of_travelers`)) AS `seats`
		FROM `bookings`
		WHERE NEW.`verified_at` IS NULL AND NEW.`status` = 'confirmed'
			AND `caller` = NEW.`caller` AND "caller" IS NOT NULL AND "verified_at" IS NULL AND "status" IN ('pending', 'confirmed')
			AND `paid_amount` = `refunded_amount`
	) WHERE `departures` > (SELECT `caller_departures` FROM `limits`) OR `seats` > (SELECT `caller_seats` FROM `limits`);
END;
--> statement-breakpoint
-- A search may ask for guaranteed departures, and one with dates leaves out closed ones (migration 0002).
CREATE TRIGGER `departures_guaranteed_at_once` AFTER INSERT ON `departure_minimums` WHEN NEW.guaranteed_at IS NOT NULL
BEGIN
  DELETE FROM catalogue_changes WHERE tour_id = NEW.tour_id;
  INSERT INTO catalogue_changes (tour_id) VALUES (NEW.tour_id);
END;
--> statement-breakpoint
CREATE TRIGGER `departures_guaranteed_in_search` AFTER UPDATE OF `guaranteed_at` ON `departure_minimums` WHEN OLD.guaranteed_at IS NOT NEW.guaranteed_at
BEGIN
  DELETE FROM catalogue_changes WHERE tour_id = NEW.tour_id;
  INSERT INTO catalogue_changes (tour_id) VALUES (NEW.tour_id);
END;
--> statement-breakpoint
-- Bookings keep the time of one of several starts. Records a changed start or meeting point of a tour with upcoming bookings, whichever way it is edited. Further edits are merged until the
-- mails are being sent. Bookings that wait for their payment are notified, too.
CREATE TRIGGER `tours_meeting_changed` AFTER UPDATE OF `departure_rules`, `guide` ON `tours`
WHEN (
	(json_extract(OLD.`departure_rules`, '$.startTime') IS NOT json_extract(NEW.`departure_rules`, '$.startTime')
		AND json_type(OLD.`departure_rules`, '$.starts') IS NULL AND json_type(NEW.`departure_rules`, '$.starts') IS NULL)
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
