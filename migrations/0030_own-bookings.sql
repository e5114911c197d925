CREATE TABLE `departure_minimums` (
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`travelers` integer NOT NULL,
	`decide_on` text NOT NULL,
	`asked_at` integer,
	`guaranteed_at` integer,
	`notified_at` integer,
	`cancelled_at` integer,
	PRIMARY KEY(`tour_id`, `travel_date`),
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "departure_minimums_travelers_positive" CHECK("departure_minimums"."travelers" > 0)
);
--> statement-breakpoint
CREATE INDEX `departure_minimums_open` ON `departure_minimums` (`decide_on`) WHERE guaranteed_at IS NULL AND cancelled_at IS NULL;--> statement-breakpoint
CREATE INDEX `departure_minimums_to_notify` ON `departure_minimums` (`guaranteed_at`) WHERE guaranteed_at IS NOT NULL AND notified_at IS NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `own_sale` text CONSTRAINT "bookings_own_sale_known" CHECK("bookings"."own_sale" IS NULL OR ("bookings"."own_sale" IN ('paid', 'unpaid') AND "bookings"."paid_amount" = 0));--> statement-breakpoint
ALTER TABLE `tours` ADD `paused_at` integer;--> statement-breakpoint
ALTER TABLE `tours` ADD `paused_until` text;--> statement-breakpoint
-- An own booking's money is its operator's business: the ledger has nothing of it.
CREATE TRIGGER `ledger_entries_without_own_sales` BEFORE INSERT ON `ledger_entries`
WHEN EXISTS (SELECT 1 FROM `bookings` WHERE `id` = NEW.`booking` AND `own_sale` IS NOT NULL)
BEGIN
	SELECT RAISE(ABORT, 'own bookings are not in the ledger');
END;
--> statement-breakpoint
-- While the sales of a tour are paused, nobody gets a seat; booked and held seats stay. Days are in India.
CREATE TRIGGER `departures_paused_take_nobody` BEFORE UPDATE OF `booked`, `held` ON `departures`
WHEN NEW.`booked` + NEW.`held` > OLD.`booked` + OLD.`held` AND EXISTS (
	SELECT 1 FROM `tours` WHERE `id` = NEW.`tour_id` AND `paused_at` IS NOT NULL
		AND (`paused_until` IS NULL OR `paused_until` > date('now', '+330 minutes'))
)
BEGIN
	SELECT RAISE(ABORT, 'the sales of the tour are paused');
END;
--> statement-breakpoint
CREATE TRIGGER `departures_paused_begin_with_nobody` BEFORE INSERT ON `departures`
WHEN NEW.`booked` + NEW.`held` > 0 AND EXISTS (
	SELECT 1 FROM `tours` WHERE `id` = NEW.`tour_id` AND `paused_at` IS NOT NULL
		AND (`paused_until` IS NULL OR `paused_until` > date('now', '+330 minutes'))
)
BEGIN
	SELECT RAISE(ABORT, 'the sales of the tour are paused');
END;
--> statement-breakpoint
-- The first booking of a departure stores the terms it was sold with; the one that takes the last missing seat guarantees it.
CREATE TRIGGER `departures_begin_minimum` AFTER INSERT ON `departures` WHEN NEW.`booked` > 0
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
