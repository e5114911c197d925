-- Numbers that rules below and statements of the Worker compare with (worker/platform/db/limits.repo.ts). Times are milliseconds.
INSERT INTO `limits` (`id`, `caller_departures`, `caller_seats`, `caller_held_for`, `caller_rests_for`, `proof_from_percent`, `unpaid_bookings`, `unpaid_seats`, `waiting_on_departure`, `waiting_with_address`, `phone_code_tries`, `session_lasts`, `answers_count_for`)
VALUES (1, 3, 20, 1800000, 3600000, 75, 3, 20, 50, 5, 5, 2592000000, 7776000000);
--> statement-breakpoint
-- The seats of a hold are taken with its row and given back with it, whoever writes or deletes it.
CREATE TRIGGER `seat_holds_taken` AFTER INSERT ON `seat_holds`
BEGIN
	UPDATE `departures` SET `held` = `held` + NEW.`seats`
	WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date`;
END;
--> statement-breakpoint
-- A smaller hold returns the difference.
CREATE TRIGGER `seat_holds_resized` AFTER UPDATE OF `seats` ON `seat_holds`
BEGIN
	UPDATE `departures` SET `held` = `held` - OLD.`seats` + NEW.`seats`
	WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date`;
	INSERT INTO `returned_seats` SELECT NEW.`tour_id`, NEW.`travel_date` WHERE NEW.`seats` < OLD.`seats`;
END;
--> statement-breakpoint
-- Also ends the entry of the waiting list that the hold is for, and reserves the seats unless a booking takes them over.
CREATE TRIGGER `seat_holds_given_back` AFTER DELETE ON `seat_holds`
BEGIN
	UPDATE `departures` SET `held` = `held` - OLD.`seats`
	WHERE `tour_id` = OLD.`tour_id` AND `travel_date` = OLD.`travel_date`;
	UPDATE `waiting_entries` SET `status` = iif(OLD.`is_used`, 'booked', 'lapsed'), `check_at` = iif(OLD.`is_used`, NULL, 0)
	WHERE `hold_id` = OLD.`id` AND `status` IN ('reserved', 'offered');
	INSERT INTO `returned_seats` SELECT OLD.`tour_id`, OLD.`travel_date` WHERE NOT OLD.`is_used`;
END;
--> statement-breakpoint
-- Booked and held seats of a closed departure stay; a booking may still return some. While the sales of a tour are paused, nobody gets a seat,
-- either. Days are in India.
CREATE TRIGGER `departures_take_nobody` BEFORE UPDATE OF `booked`, `held` ON `departures`
WHEN NEW.`booked` + NEW.`held` > OLD.`booked` + OLD.`held`
BEGIN
	SELECT RAISE(ABORT, 'rule:departure_closed') WHERE NEW.`closed_at` IS NOT NULL;
	SELECT RAISE(ABORT, 'rule:tour_paused') FROM `tours` WHERE `id` = NEW.`tour_id` AND `paused_at` IS NOT NULL
		AND (`paused_until` IS NULL OR `paused_until` > date('now', '+330 minutes'));
END;
--> statement-breakpoint
CREATE TRIGGER `departures_begin_with_nobody` BEFORE INSERT ON `departures` WHEN NEW.`booked` + NEW.`held` > 0
BEGIN
	SELECT RAISE(ABORT, 'rule:tour_paused') FROM `tours` WHERE `id` = NEW.`tour_id` AND `paused_at` IS NOT NULL
		AND (`paused_until` IS NULL OR `paused_until` > date('now', '+330 minutes'));
END;
--> statement-breakpoint
-- One caller holds so many seats on so many departures at most, and those on a departure end so long after the first one. A batch deletes the
-- caller's ended holds first, so all rows are live.
CREATE TRIGGER `seat_holds_limited` AFTER INSERT ON `seat_holds` WHEN NEW.`caller` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'rule:caller_seats') FROM (
		SELECT count(DISTINCT `tour_id` || ' ' || `travel_date`) AS `departures`, sum(`seats`) AS `seats`
		FROM `seat_holds` WHERE `caller` = NEW.`caller`
	) WHERE `departures` > (SELECT `caller_departures` FROM `limits`) OR `seats` > (SELECT `caller_seats` FROM `limits`);
	SELECT RAISE(ABORT, 'rule:caller_time') WHERE NEW.`expires_at` <= NEW.`created_at` OR NOT EXISTS (
		SELECT 1 FROM `held_departures`
		WHERE `caller` = NEW.`caller` AND `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date`
			AND NEW.`expires_at` <= `first_held_at` + (SELECT `caller_held_for` FROM `limits`)
	);
END;
--> statement-breakpoint
-- A hold stays on its departure: its seats would be given back to another than they were taken from.
CREATE TRIGGER `seat_holds_raised` AFTER UPDATE OF `tour_id`, `travel_date`, `seats`, `expires_at`, `caller` ON `seat_holds`
BEGIN
	SELECT RAISE(ABORT, 'rule:hold_moved') WHERE (NEW.`tour_id`, NEW.`travel_date`) IS NOT (OLD.`tour_id`, OLD.`travel_date`);
	SELECT RAISE(ABORT, 'rule:caller_seats') FROM (
		SELECT count(DISTINCT `tour_id` || ' ' || `travel_date`) AS `departures`, sum(`seats`) AS `seats`
		FROM `seat_holds` WHERE `caller` = NEW.`caller`
	) WHERE (NEW.`seats` > OLD.`seats` OR NEW.`caller` IS NOT OLD.`caller`)
		AND (`departures` > (SELECT `caller_departures` FROM `limits`) OR `seats` > (SELECT `caller_seats` FROM `limits`));
	SELECT RAISE(ABORT, 'rule:caller_time')
	WHERE NEW.`caller` IS NOT NULL AND (NEW.`expires_at` > OLD.`expires_at` OR NEW.`caller` IS NOT OLD.`caller`) AND NOT EXISTS (
		SELECT 1 FROM `held_departures`
		WHERE `caller` = NEW.`caller` AND `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date`
			AND NEW.`expires_at` <= `first_held_at` + (SELECT `caller_held_for` FROM `limits`)
	);
END;
--> statement-breakpoint
-- Then the departure rests for the caller.
CREATE TRIGGER `held_departures_rest` BEFORE UPDATE ON `held_departures`
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
	WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date`
		AND `held` * 100 >= (`capacity` - `booked`) * (SELECT `proof_from_percent` FROM `limits`) AND `booked` + `held` + NEW.`seats` <= `capacity`;
END;
--> statement-breakpoint
-- The first booking of a departure stores the terms it was sold with; the one that takes the last missing seat guarantees it.
CREATE TRIGGER `departures_added` AFTER INSERT ON `departures`
BEGIN
	INSERT INTO `departure_minimums` (`tour_id`, `travel_date`, `travelers`, `decide_on`, `guaranteed_at`)
	SELECT NEW.`tour_id`, NEW.`travel_date`, `least`, date(NEW.`travel_date`, '-' || `days` || ' days'),
		CASE WHEN NEW.`booked` >= `least` THEN unixepoch() * 1000 END
	FROM (
		SELECT json_extract(`departure_rules`, '$.minimum.travelers') AS `least`, json_extract(`departure_rules`, '$.minimum.decisionDays') AS `days`
		FROM `tours` WHERE `id` = NEW.`tour_id`
	) WHERE `least` IS NOT NULL AND NEW.`booked` > 0
	ON CONFLICT (`tour_id`, `travel_date`) DO UPDATE SET `guaranteed_at` = CASE WHEN NEW.`booked` >= `travelers` THEN unixepoch() * 1000 END
	WHERE `guaranteed_at` IS NULL AND `cancelled_at` IS NULL;
	-- A search with dates leaves out closed departures.
	DELETE FROM `catalogue_changes` WHERE `tour_id` = NEW.`tour_id` AND NEW.`closed_at` IS NOT NULL;
	INSERT INTO `catalogue_changes` (`tour_id`) SELECT NEW.`tour_id` WHERE NEW.`closed_at` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `departures_reach_minimum` AFTER UPDATE OF `booked` ON `departures` WHEN NEW.`booked` > OLD.`booked`
BEGIN
	INSERT INTO `departure_minimums` (`tour_id`, `travel_date`, `travelers`, `decide_on`, `guaranteed_at`)
	SELECT NEW.`tour_id`, NEW.`travel_date`, `least`, date(NEW.`travel_date`, '-' || `days` || ' days'),
		CASE WHEN NEW.`booked` >= `least` THEN unixepoch() * 1000 END
	FROM (
		SELECT json_extract(`departure_rules`, '$.minimum.travelers') AS `least`, json_extract(`departure_rules`, '$.minimum.decisionDays') AS `days`
		FROM `tours` WHERE `id` = NEW.`tour_id`
	) WHERE `least` IS NOT NULL
	ON CONFLICT (`tour_id`, `travel_date`) DO UPDATE SET `guaranteed_at` = CASE WHEN NEW.`booked` >= `travelers` THEN unixepoch() * 1000 END
	WHERE `guaranteed_at` IS NULL AND `cancelled_at` IS NULL;
END;
--> statement-breakpoint
-- A changed smallest party: departures sold without one run, and those sold with one never need more travelers than they were sold with.
CREATE TRIGGER `tours_minimum_changed` AFTER UPDATE OF `departure_rules` ON `tours`
WHEN json_extract(OLD.`departure_rules`, '$.minimum.travelers') IS NOT json_extract(NEW.`departure_rules`, '$.minimum.travelers')
BEGIN
	INSERT INTO `departure_minimums` (`tour_id`, `travel_date`, `travelers`, `decide_on`, `guaranteed_at`, `notified_at`)
	SELECT `tour_id`, `travel_date`, 1, `travel_date`, unixepoch() * 1000, unixepoch() * 1000 FROM `departures`
	WHERE `tour_id` = NEW.`id` AND `travel_date` >= date('now', '+330 minutes') AND `booked` > 0
	ON CONFLICT (`tour_id`, `travel_date`) DO NOTHING;
	UPDATE `departure_minimums` SET `travelers` = min(`travelers`, coalesce(json_extract(NEW.`departure_rules`, '$.minimum.travelers'), 1))
	WHERE `tour_id` = NEW.`id` AND `guaranteed_at` IS NULL AND `cancelled_at` IS NULL;
	UPDATE `departure_minimums` SET `guaranteed_at` = unixepoch() * 1000
	WHERE `tour_id` = NEW.`id` AND `guaranteed_at` IS NULL AND `cancelled_at` IS NULL AND `travelers` <= (
		SELECT `booked` FROM `departures` AS `sold`
		WHERE `sold`.`tour_id` = `departure_minimums`.`tour_id` AND `sold`.`travel_date` = `departure_minimums`.`travel_date`
	);
END;
--> statement-breakpoint
-- Inserting a departure here reserves its free seats for the parties that wait, in order; parties that do not fit are skipped.
CREATE VIEW `returned_seats` AS SELECT `tour_id`, `travel_date` FROM `seat_holds`;
--> statement-breakpoint
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
-- Seats come back by a cancellation, more capacity or a reopened departure.
CREATE TRIGGER `departures_with_seats` AFTER UPDATE OF `capacity`, `booked`, `closed_at` ON `departures`
WHEN NEW.`booked` < OLD.`booked` OR NEW.`capacity` > OLD.`capacity` OR (NEW.`closed_at` IS NULL AND OLD.`closed_at` IS NOT NULL)
BEGIN
	INSERT INTO `returned_seats` VALUES (NEW.`tour_id`, NEW.`travel_date`);
END;
--> statement-breakpoint
-- Limits of waiting lists. An entry counts from the confirmation of its address, and may find seats free.
CREATE TRIGGER `waiting_entries_confirmed` AFTER UPDATE OF `status` ON `waiting_entries`
WHEN NEW.`status` = 'waiting' AND OLD.`status` <> 'waiting'
BEGIN
	SELECT RAISE(ABORT, 'rule:waiting_list_full') WHERE (SELECT `waiting_on_departure` FROM `limits`) < (SELECT count(*) FROM `waiting_entries`
		WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date` AND `status` IN ('waiting', 'reserved', 'offered'));
	SELECT RAISE(ABORT, 'rule:waiting_too_often') WHERE (SELECT `waiting_with_address` FROM `limits`) < (SELECT count(*) FROM `waiting_entries`
		WHERE `email_key` = NEW.`email_key` AND `status` IN ('waiting', 'reserved', 'offered'));
	INSERT INTO `returned_seats` VALUES (NEW.`tour_id`, NEW.`travel_date`);
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
	WHERE NEW.`closed_at` IS NOT NULL AND OLD.`closed_at` IS NULL AND `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date`
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
	INSERT INTO `returned_seats` SELECT DISTINCT `tour_id`, `travel_date` FROM `waiting_entries`
	WHERE `tour_id` = NEW.`id` AND `status` = 'waiting';
END;
--> statement-breakpoint
-- A departure to come starts when its tour does.
CREATE TRIGGER `departures_start_moved` AFTER UPDATE OF `departure_rules` ON `tours`
WHEN json_extract(OLD.`departure_rules`, '$.startTime') IS NOT json_extract(NEW.`departure_rules`, '$.startTime')
BEGIN
	UPDATE `departures` SET `start_time` = coalesce(json_extract(NEW.`departure_rules`, '$.startTime'), '')
	WHERE `tour_id` = NEW.`id` AND `travel_date` >= date('now', '+330 minutes');
END;
