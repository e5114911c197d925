CREATE TABLE `account_months` (
	`month` text PRIMARY KEY NOT NULL,
	`accounts` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `demand_totals` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`origin` text NOT NULL,
	`travel_month` integer NOT NULL,
	`bookings` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `origin`, `travel_month`),
	CONSTRAINT "demand_totals_grain_known" CHECK("demand_totals"."grain" IN ('day', 'month'))
);
--> statement-breakpoint
CREATE TABLE `departure_months` (
	`month` text NOT NULL,
	`tour_id` integer NOT NULL,
	`departures` integer NOT NULL,
	`seats` integer NOT NULL,
	`seats_sold` integer NOT NULL,
	`taken_days` integer NOT NULL,
	PRIMARY KEY(`month`, `tour_id`)
);
--> statement-breakpoint
CREATE TABLE `figure_checks` (
	`id` integer PRIMARY KEY NOT NULL,
	`checked_on` text NOT NULL,
	`past_day` text NOT NULL,
	`difference` text,
	CONSTRAINT "figure_checks_one_row" CHECK("figure_checks"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `lead_time_totals` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`days_ahead` integer NOT NULL,
	`bookings` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `days_ahead`),
	CONSTRAINT "lead_time_totals_grain_known" CHECK("lead_time_totals"."grain" IN ('day', 'month'))
);
--> statement-breakpoint
CREATE TABLE `ledger_totals` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`operator` text NOT NULL,
	`kind` text NOT NULL,
	`debit` text NOT NULL,
	`credit` text NOT NULL,
	`amount` integer NOT NULL,
	`sold` integer NOT NULL,
	`discounts` integer NOT NULL,
	`commission_received` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `operator`, `kind`, `debit`, `credit`),
	CONSTRAINT "ledger_totals_grain_known" CHECK("ledger_totals"."grain" IN ('day', 'month', 'all'))
);
--> statement-breakpoint
CREATE INDEX `ledger_totals_by_operator` ON `ledger_totals` (`operator`,`grain`,`period`);--> statement-breakpoint
CREATE TABLE `tour_totals` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`tour_id` integer NOT NULL,
	`made` integer NOT NULL,
	`converted` integer NOT NULL,
	`new_customers` integer NOT NULL,
	`cancelled` integer NOT NULL,
	`cancellations` integer NOT NULL,
	`sold` integer NOT NULL,
	`revenue` integer NOT NULL,
	`commission` integer NOT NULL,
	`premium` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `tour_id`),
	CONSTRAINT "tour_totals_grain_known" CHECK("tour_totals"."grain" IN ('day', 'month'))
);
--> statement-breakpoint
CREATE TABLE `trip_balances` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`operator` text NOT NULL,
	`received` integer NOT NULL,
	`not_received` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `operator`),
	CONSTRAINT "trip_balances_grain_known" CHECK("trip_balances"."grain" IN ('day', 'month', 'all'))
);
--> statement-breakpoint
CREATE INDEX `tour_totals_by_tour` ON `tour_totals` (`tour_id`,`grain`,`period`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `is_by_team` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `is_first` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_cancelled` ON `bookings` (`cancelled_at`) WHERE "cancelled_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_first_of_email` ON `bookings` (`customer_email`) WHERE "is_first" = 1;--> statement-breakpoint
-- The rows that exist. The triggers come after, so that nothing counts twice.
UPDATE `bookings` SET `is_by_team` = 1
WHERE `id` IN (SELECT `booking` FROM `booking_events` WHERE `type` = 'booking.created' AND `actor` = 'team');
--> statement-breakpoint
UPDATE `bookings` SET `is_first` = 1
WHERE `customer_email` <> '' AND NOT EXISTS (
	SELECT 1 FROM `bookings` AS `earlier` WHERE `earlier`.`customer_email` = `bookings`.`customer_email`
		AND (`earlier`.`created_at`, `earlier`.`id`) < (`bookings`.`created_at`, `bookings`.`id`)
);
--> statement-breakpoint
INSERT INTO `tour_totals`
SELECT 'day', `day` AS `period`, `tour_id`, sum(`made`), sum(`converted`), sum(`new_customers`), sum(`cancelled`), sum(`cancellations`),
	sum(`sold`), sum(`revenue`), sum(`commission`), sum(`premium`)
FROM (
	SELECT date(`created_at` / 1000 + 19800, 'unixepoch') AS `day`, `tour_id`, 1 AS `made`,
		`is_by_team` = 0 AND `status` NOT IN ('pending', 'expired') AS `converted`, `is_first` AS `new_customers`,
		`status` = 'cancelled' AS `cancelled`, 0 AS `cancellations`, 0 AS `sold`, 0 AS `revenue`, 0 AS `commission`, 0 AS `premium`
	FROM `bookings`
	UNION ALL
	SELECT date(coalesce(`cancelled_at`, `created_at`) / 1000 + 19800, 'unixepoch'), `tour_id`, 0, 0, 0, 0, 1, 0, 0, 0, 0
	FROM `bookings` WHERE `status` = 'cancelled'
	UNION ALL
	SELECT date(`e`.`created_at` / 1000 + 19800, 'unixepoch'), `b`.`tour_id`, 0, 0, 0, 0, 0,
		`e`.`kind` = 'sale' AND `e`.`id` = (SELECT min(`f`.`id`) FROM `ledger_entries` AS `f` WHERE `f`.`booking` = `b`.`id` AND `f`.`kind` = 'sale'),
		CASE 'receivable' WHEN `e`.`debit` THEN `e`.`amount` WHEN `e`.`credit` THEN -`e`.`amount` ELSE 0 END, CASE 'commission' WHEN `e`.`credit` THEN `e`.`amount` WHEN `e`.`debit` THEN -`e`.`amount` ELSE 0 END, 0
	FROM `ledger_entries` AS `e` JOIN `bookings` AS `b` ON `b`.`id` = `e`.`booking` WHERE `e`.`kind` IN ('sale', 'sale-change')
	UNION ALL
	SELECT date(`e`.`created_at` / 1000 + 19800, 'unixepoch'), `t`.`id`, 0, 0, 0, 0, 0, 0, 0, 0, CASE 'premium' WHEN `e`.`credit` THEN `e`.`amount` WHEN `e`.`debit` THEN -`e`.`amount` ELSE 0 END
	FROM `ledger_entries` AS `e` JOIN `tours` AS `t` ON `t`.`slug` = substr(`e`.`key`, 9, length(`e`.`key`) - 18) WHERE `e`.`kind` = 'premium'
)
GROUP BY `period`, `tour_id`;
--> statement-breakpoint
INSERT INTO `tour_totals`
SELECT 'month', substr(`day`, 1, 7) AS `period`, `tour_id`, sum(`made`), sum(`converted`), sum(`new_customers`), sum(`cancelled`), sum(`cancellations`),
	sum(`sold`), sum(`revenue`), sum(`commission`), sum(`premium`)
FROM (
	SELECT date(`created_at` / 1000 + 19800, 'unixepoch') AS `day`, `tour_id`, 1 AS `made`,
		`is_by_team` = 0 AND `status` NOT IN ('pending', 'expired') AS `converted`, `is_first` AS `new_customers`,
		`status` = 'cancelled' AS `cancelled`, 0 AS `cancellations`, 0 AS `sold`, 0 AS `revenue`, 0 AS `commission`, 0 AS `premium`
	FROM `bookings`
	UNION ALL
	SELECT date(coalesce(`cancelled_at`, `created_at`) / 1000 + 19800, 'unixepoch'), `tour_id`, 0, 0, 0, 0, 1, 0, 0, 0, 0
	FROM `bookings` WHERE `status` = 'cancelled'
	UNION ALL
	SELECT date(`e`.`created_at` / 1000 + 19800, 'unixepoch'), `b`.`tour_id`, 0, 0, 0, 0, 0,
		`e`.`kind` = 'sale' AND `e`.`id` = (SELECT min(`f`.`id`) FROM `ledger_entries` AS `f` WHERE `f`.`booking` = `b`.`id` AND `f`.`kind` = 'sale'),
		CASE 'receivable' WHEN `e`.`debit` THEN `e`.`amount` WHEN `e`.`credit` THEN -`e`.`amount` ELSE 0 END, CASE 'commission' WHEN `e`.`credit` THEN `e`.`amount` WHEN `e`.`debit` THEN -`e`.`amount` ELSE 0 END, 0
	FROM `ledger_entries` AS `e` JOIN `bookings` AS `b` ON `b`.`id` = `e`.`booking` WHERE `e`.`kind` IN ('sale', 'sale-change')
	UNION ALL
	SELECT date(`e`.`created_at` / 1000 + 19800, 'unixepoch'), `t`.`id`, 0, 0, 0, 0, 0, 0, 0, 0, CASE 'premium' WHEN `e`.`credit` THEN `e`.`amount` WHEN `e`.`debit` THEN -`e`.`amount` ELSE 0 END
	FROM `ledger_entries` AS `e` JOIN `tours` AS `t` ON `t`.`slug` = substr(`e`.`key`, 9, length(`e`.`key`) - 18) WHERE `e`.`kind` = 'premium'
)
GROUP BY `period`, `tour_id`;
--> statement-breakpoint
INSERT INTO `lead_time_totals`
SELECT 'day', date(`created_at` / 1000 + 19800, 'unixepoch') AS `period`, CAST(julianday(`travel_date`) - julianday(date(`created_at` / 1000 + 19800, 'unixepoch')) AS INTEGER) AS `ahead`, count(*)
FROM `bookings` GROUP BY `period`, `ahead`;
--> statement-breakpoint
INSERT INTO `demand_totals`
SELECT 'day', date(`created_at` / 1000 + 19800, 'unixepoch') AS `period`, `departure_city`, CAST(substr(`travel_date`, 6, 2) AS INTEGER) AS `travel_month`, count(*)
FROM `bookings` GROUP BY `period`, `departure_city`, `travel_month`;
--> statement-breakpoint
INSERT INTO `lead_time_totals`
SELECT 'month', strftime('%Y-%m', `created_at` / 1000 + 19800, 'unixepoch') AS `period`, CAST(julianday(`travel_date`) - julianday(date(`created_at` / 1000 + 19800, 'unixepoch')) AS INTEGER) AS `ahead`, count(*)
FROM `bookings` GROUP BY `period`, `ahead`;
--> statement-breakpoint
INSERT INTO `demand_totals`
SELECT 'month', strftime('%Y-%m', `created_at` / 1000 + 19800, 'unixepoch') AS `period`, `departure_city`, CAST(substr(`travel_date`, 6, 2) AS INTEGER) AS `travel_month`, count(*)
FROM `bookings` GROUP BY `period`, `departure_city`, `travel_month`;
--> statement-breakpoint
INSERT INTO `ledger_totals`
SELECT 'day', date(`e`.`created_at` / 1000 + 19800, 'unixepoch') AS `at`, coalesce(`e`.`operator_slug`, '') AS `seller`, `e`.`kind`, `e`.`debit`, `e`.`credit`, sum(`e`.`amount`),
	sum(`is_sold`), sum(CASE WHEN `is_sold` THEN `discount` ELSE 0 END), sum(`received`)
FROM (
	SELECT *, `kind` = 'sale' AND `booking` IS NOT NULL AND row_number() OVER (PARTITION BY `booking`, `kind` ORDER BY `id`) = 1 AS `is_sold`,
		CASE WHEN `booking` IS NULL THEN `c` ELSE max(0, min(`commission`, `paid`)) - max(0, min(`commission` - `c`, `paid` - `p`)) END AS `received`
	FROM (
		SELECT *, sum(`c`) OVER `so_far` AS `commission`, sum(`p`) OVER `so_far` AS `paid`
		FROM (
			SELECT *, CASE 'commission' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END AS `c`,
				CASE WHEN `kind` IN ('sale', 'sale-change') THEN 0 ELSE CASE 'receivable' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END END AS `p`
			FROM `ledger_entries`
		) WINDOW `so_far` AS (PARTITION BY `booking` ORDER BY `id` ROWS UNBOUNDED PRECEDING)
	)
) AS `e` LEFT JOIN `bookings` AS `b` ON `b`.`id` = `e`.`booking`
GROUP BY `at`, `seller`, `e`.`kind`, `e`.`debit`, `e`.`credit`;
--> statement-breakpoint
INSERT INTO `ledger_totals`
SELECT 'month', strftime('%Y-%m', `e`.`created_at` / 1000 + 19800, 'unixepoch') AS `at`, coalesce(`e`.`operator_slug`, '') AS `seller`, `e`.`kind`, `e`.`debit`, `e`.`credit`, sum(`e`.`amount`),
	sum(`is_sold`), sum(CASE WHEN `is_sold` THEN `discount` ELSE 0 END), sum(`received`)
FROM (
	SELECT *, `kind` = 'sale' AND `booking` IS NOT NULL AND row_number() OVER (PARTITION BY `booking`, `kind` ORDER BY `id`) = 1 AS `is_sold`,
		CASE WHEN `booking` IS NULL THEN `c` ELSE max(0, min(`commission`, `paid`)) - max(0, min(`commission` - `c`, `paid` - `p`)) END AS `received`
	FROM (
		SELECT *, sum(`c`) OVER `so_far` AS `commission`, sum(`p`) OVER `so_far` AS `paid`
		FROM (
			SELECT *, CASE 'commission' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END AS `c`,
				CASE WHEN `kind` IN ('sale', 'sale-change') THEN 0 ELSE CASE 'receivable' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END END AS `p`
			FROM `ledger_entries`
		) WINDOW `so_far` AS (PARTITION BY `booking` ORDER BY `id` ROWS UNBOUNDED PRECEDING)
	)
) AS `e` LEFT JOIN `bookings` AS `b` ON `b`.`id` = `e`.`booking`
GROUP BY `at`, `seller`, `e`.`kind`, `e`.`debit`, `e`.`credit`;
--> statement-breakpoint
INSERT INTO `ledger_totals`
SELECT 'all', '' AS `at`, coalesce(`e`.`operator_slug`, '') AS `seller`, `e`.`kind`, `e`.`debit`, `e`.`credit`, sum(`e`.`amount`),
	sum(`is_sold`), sum(CASE WHEN `is_sold` THEN `discount` ELSE 0 END), sum(`received`)
FROM (
	SELECT *, `kind` = 'sale' AND `booking` IS NOT NULL AND row_number() OVER (PARTITION BY `booking`, `kind` ORDER BY `id`) = 1 AS `is_sold`,
		CASE WHEN `booking` IS NULL THEN `c` ELSE max(0, min(`commission`, `paid`)) - max(0, min(`commission` - `c`, `paid` - `p`)) END AS `received`
	FROM (
		SELECT *, sum(`c`) OVER `so_far` AS `commission`, sum(`p`) OVER `so_far` AS `paid`
		FROM (
			SELECT *, CASE 'commission' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END AS `c`,
				CASE WHEN `kind` IN ('sale', 'sale-change') THEN 0 ELSE CASE 'receivable' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END END AS `p`
			FROM `ledger_entries`
		) WINDOW `so_far` AS (PARTITION BY `booking` ORDER BY `id` ROWS UNBOUNDED PRECEDING)
	)
) AS `e` LEFT JOIN `bookings` AS `b` ON `b`.`id` = `e`.`booking`
GROUP BY `at`, `seller`, `e`.`kind`, `e`.`debit`, `e`.`credit`;
--> statement-breakpoint
INSERT INTO `departure_months`
SELECT substr(`travel_date`, 1, 7) AS `month`, `tour_id`, sum(`booked` > 0), sum((`booked` > 0) * `capacity`), sum(`booked`), sum(((`departures`.`booked` > 0 OR `departures`.`closed_at` IS NOT NULL) << (CAST(substr(`departures`.`travel_date`, 9, 2) AS INTEGER) - 1)))
FROM `departures` GROUP BY `month`, `tour_id`;
--> statement-breakpoint
INSERT INTO `trip_balances`
SELECT 'all', '' AS `at`, `operator_slug`, sum(CASE WHEN `owed` > 0 THEN max(0, `owed` - max(0, `unpaid`)) ELSE `owed` END), sum(`owed` - (CASE WHEN `owed` > 0 THEN max(0, `owed` - max(0, `unpaid`)) ELSE `owed` END))
FROM (
	SELECT `operator_slug`, CASE WHEN `b`.`status` IN ('completed', 'no-show', 'cancelled') THEN date(`b`.`travel_date`, '+' || (max(CAST(`b`.`tour_duration` AS INTEGER), 1) - 1) || ' days') END AS `over_on`, sum(CASE 'operator-payable' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END) AS `owed`, sum(CASE 'receivable' WHEN `debit` THEN `amount` WHEN `credit` THEN -`amount` ELSE 0 END) AS `unpaid`
	FROM `ledger_entries` JOIN `bookings` AS `b` ON `b`.`id` = `booking`
	WHERE `operator_slug` IS NOT NULL GROUP BY `operator_slug`, `booking`
) GROUP BY `at`, `operator_slug`;
--> statement-breakpoint
INSERT INTO `trip_balances`
SELECT 'month', substr(`over_on`, 1, 7) AS `at`, `operator_slug`, sum(CASE WHEN `owed` > 0 THEN max(0, `owed` - max(0, `unpaid`)) ELSE `owed` END), sum(`owed` - (CASE WHEN `owed` > 0 THEN max(0, `owed` - max(0, `unpaid`)) ELSE `owed` END))
FROM (
	SELECT `operator_slug`, CASE WHEN `b`.`status` IN ('completed', 'no-show', 'cancelled') THEN date(`b`.`travel_date`, '+' || (max(CAST(`b`.`tour_duration` AS INTEGER), 1) - 1) || ' days') END AS `over_on`, sum(CASE 'operator-payable' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END) AS `owed`, sum(CASE 'receivable' WHEN `debit` THEN `amount` WHEN `credit` THEN -`amount` ELSE 0 END) AS `unpaid`
	FROM `ledger_entries` JOIN `bookings` AS `b` ON `b`.`id` = `booking`
	WHERE `operator_slug` IS NOT NULL GROUP BY `operator_slug`, `booking`
) WHERE `over_on` IS NOT NULL GROUP BY `at`, `operator_slug`;
--> statement-breakpoint
INSERT INTO `trip_balances`
SELECT 'day', `over_on` AS `at`, `operator_slug`, sum(CASE WHEN `owed` > 0 THEN max(0, `owed` - max(0, `unpaid`)) ELSE `owed` END), sum(`owed` - (CASE WHEN `owed` > 0 THEN max(0, `owed` - max(0, `unpaid`)) ELSE `owed` END))
FROM (
	SELECT `operator_slug`, CASE WHEN `b`.`status` IN ('completed', 'no-show', 'cancelled') THEN date(`b`.`travel_date`, '+' || (max(CAST(`b`.`tour_duration` AS INTEGER), 1) - 1) || ' days') END AS `over_on`, sum(CASE 'operator-payable' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END) AS `owed`, sum(CASE 'receivable' WHEN `debit` THEN `amount` WHEN `credit` THEN -`amount` ELSE 0 END) AS `unpaid`
	FROM `ledger_entries` JOIN `bookings` AS `b` ON `b`.`id` = `booking`
	WHERE `operator_slug` IS NOT NULL GROUP BY `operator_slug`, `booking`
) WHERE `over_on` IS NOT NULL GROUP BY `at`, `operator_slug`;
--> statement-breakpoint
INSERT INTO `account_months` SELECT strftime('%Y-%m', `created_at` / 1000 + 19800, 'unixepoch') AS `month`, count(*) FROM `users` GROUP BY `month`;
--> statement-breakpoint
-- Marks the first booking of an address by its time, in whatever order bookings are inserted. A later change of the address keeps it.
CREATE TRIGGER `bookings_first` AFTER INSERT ON `bookings`
BEGIN
	UPDATE `bookings` SET `is_first` = (NEW.`customer_email` <> '' AND NOT EXISTS (
		SELECT 1 FROM `bookings` AS `earlier` WHERE `earlier`.`customer_email` = NEW.`customer_email`
			AND (`earlier`.`created_at`, `earlier`.`id`) < (NEW.`created_at`, NEW.`id`)
	)) WHERE `id` = NEW.`id` AND `is_first` <> (NEW.`customer_email` <> '' AND NOT EXISTS (
		SELECT 1 FROM `bookings` AS `earlier` WHERE `earlier`.`customer_email` = NEW.`customer_email`
			AND (`earlier`.`created_at`, `earlier`.`id`) < (NEW.`created_at`, NEW.`id`)
	));
	UPDATE `bookings` SET `is_first` = 0
	WHERE `customer_email` = NEW.`customer_email` AND `is_first` = 1
		AND (+`created_at`, `id`) > (NEW.`created_at`, NEW.`id`);
END;
--> statement-breakpoint
-- A booking is counted on the day it was made, and its cancellation on the day it was canceled. A change takes back the old row and adds the new one.
CREATE TRIGGER `bookings_made` AFTER INSERT ON `bookings`
BEGIN
	INSERT INTO `tour_totals` (`grain`, `period`, `tour_id`, `made`, `converted`, `new_customers`, `cancelled`, `cancellations`, `sold`, `revenue`, `commission`, `premium`)
	SELECT column1, column2, NEW.`tour_id`, 1, (NEW.`is_by_team` = 0 AND NEW.`status` NOT IN ('pending', 'expired')), NEW.`is_first`, (NEW.`status` = 'cancelled'), 0, 0, 0, 0, 0
	FROM (VALUES ('day', date(NEW.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', NEW.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `tour_id`) DO UPDATE SET `made` = `made` + excluded.`made`, `converted` = `converted` + excluded.`converted`, `new_customers` = `new_customers` + excluded.`new_customers`, `cancelled` = `cancelled` + excluded.`cancelled`, `cancellations` = `cancellations` + excluded.`cancellations`, `sold` = `sold` + excluded.`sold`, `revenue` = `revenue` + excluded.`revenue`, `commission` = `commission` + excluded.`commission`, `premium` = `premium` + excluded.`premium`;
	INSERT INTO `tour_totals` (`grain`, `period`, `tour_id`, `made`, `converted`, `new_customers`, `cancelled`, `cancellations`, `sold`, `revenue`, `commission`, `premium`)
	SELECT column1, column2, NEW.`tour_id`, 0, 0, 0, 0, 1, 0, 0, 0, 0
	FROM (VALUES ('day', date(coalesce(NEW.`cancelled_at`, NEW.`created_at`) / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', coalesce(NEW.`cancelled_at`, NEW.`created_at`) / 1000 + 19800, 'unixepoch'))) WHERE NEW.`status` = 'cancelled'
	ON CONFLICT (`grain`, `period`, `tour_id`) DO UPDATE SET `made` = `made` + excluded.`made`, `converted` = `converted` + excluded.`converted`, `new_customers` = `new_customers` + excluded.`new_customers`, `cancelled` = `cancelled` + excluded.`cancelled`, `cancellations` = `cancellations` + excluded.`cancellations`, `sold` = `sold` + excluded.`sold`, `revenue` = `revenue` + excluded.`revenue`, `commission` = `commission` + excluded.`commission`, `premium` = `premium` + excluded.`premium`;
	INSERT INTO `lead_time_totals` (`grain`, `period`, `days_ahead`, `bookings`)
	SELECT column1, column2, CAST(julianday(NEW.`travel_date`) - julianday(date(NEW.`created_at` / 1000 + 19800, 'unixepoch')) AS INTEGER), 1
	FROM (VALUES ('day', date(NEW.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', NEW.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `days_ahead`) DO UPDATE SET `bookings` = `bookings` + excluded.`bookings`;
	INSERT INTO `demand_totals` (`grain`, `period`, `origin`, `travel_month`, `bookings`)
	SELECT column1, column2, NEW.`departure_city`, CAST(substr(NEW.`travel_date`, 6, 2) AS INTEGER), 1
	FROM (VALUES ('day', date(NEW.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', NEW.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `origin`, `travel_month`) DO UPDATE SET `bookings` = `bookings` + excluded.`bookings`;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_counted` AFTER UPDATE OF `status`, `tour_id`, `is_by_team`, `is_first`, `created_at`, `cancelled_at` ON `bookings`
WHEN OLD.`status` IS NOT NEW.`status` OR OLD.`tour_id` IS NOT NEW.`tour_id` OR OLD.`is_by_team` IS NOT NEW.`is_by_team` OR OLD.`is_first` IS NOT NEW.`is_first` OR OLD.`created_at` IS NOT NEW.`created_at` OR OLD.`cancelled_at` IS NOT NEW.`cancelled_at`
BEGIN
	INSERT INTO `tour_totals` (`grain`, `period`, `tour_id`, `made`, `converted`, `new_customers`, `cancelled`, `cancellations`, `sold`, `revenue`, `commission`, `premium`)
	SELECT column1, column2, NEW.`tour_id`, 1, (NEW.`is_by_team` = 0 AND NEW.`status` NOT IN ('pending', 'expired')), NEW.`is_first`, (NEW.`status` = 'cancelled'), 0, 0, 0, 0, 0
	FROM (VALUES ('day', date(NEW.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', NEW.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `tour_id`) DO UPDATE SET `made` = `made` + excluded.`made`, `converted` = `converted` + excluded.`converted`, `new_customers` = `new_customers` + excluded.`new_customers`, `cancelled` = `cancelled` + excluded.`cancelled`, `cancellations` = `cancellations` + excluded.`cancellations`, `sold` = `sold` + excluded.`sold`, `revenue` = `revenue` + excluded.`revenue`, `commission` = `commission` + excluded.`commission`, `premium` = `premium` + excluded.`premium`;
	INSERT INTO `tour_totals` (`grain`, `period`, `tour_id`, `made`, `converted`, `new_customers`, `cancelled`, `cancellations`, `sold`, `revenue`, `commission`, `premium`)
	SELECT column1, column2, NEW.`tour_id`, 0, 0, 0, 0, 1, 0, 0, 0, 0
	FROM (VALUES ('day', date(coalesce(NEW.`cancelled_at`, NEW.`created_at`) / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', coalesce(NEW.`cancelled_at`, NEW.`created_at`) / 1000 + 19800, 'unixepoch'))) WHERE NEW.`status` = 'cancelled'
	ON CONFLICT (`grain`, `period`, `tour_id`) DO UPDATE SET `made` = `made` + excluded.`made`, `converted` = `converted` + excluded.`converted`, `new_customers` = `new_customers` + excluded.`new_customers`, `cancelled` = `cancelled` + excluded.`cancelled`, `cancellations` = `cancellations` + excluded.`cancellations`, `sold` = `sold` + excluded.`sold`, `revenue` = `revenue` + excluded.`revenue`, `commission` = `commission` + excluded.`commission`, `premium` = `premium` + excluded.`premium`;
	INSERT INTO `tour_totals` (`grain`, `period`, `tour_id`, `made`, `converted`, `new_customers`, `cancelled`, `cancellations`, `sold`, `revenue`, `commission`, `premium`)
	SELECT column1, column2, OLD.`tour_id`, -1, -(OLD.`is_by_team` = 0 AND OLD.`status` NOT IN ('pending', 'expired')), -OLD.`is_first`, -(OLD.`status` = 'cancelled'), 0, 0, 0, 0, 0
	FROM (VALUES ('day', date(OLD.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', OLD.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `tour_id`) DO UPDATE SET `made` = `made` + excluded.`made`, `converted` = `converted` + excluded.`converted`, `new_customers` = `new_customers` + excluded.`new_customers`, `cancelled` = `cancelled` + excluded.`cancelled`, `cancellations` = `cancellations` + excluded.`cancellations`, `sold` = `sold` + excluded.`sold`, `revenue` = `revenue` + excluded.`revenue`, `commission` = `commission` + excluded.`commission`, `premium` = `premium` + excluded.`premium`;
	INSERT INTO `tour_totals` (`grain`, `period`, `tour_id`, `made`, `converted`, `new_customers`, `cancelled`, `cancellations`, `sold`, `revenue`, `commission`, `premium`)
	SELECT column1, column2, OLD.`tour_id`, 0, 0, 0, 0, -1, 0, 0, 0, 0
	FROM (VALUES ('day', date(coalesce(OLD.`cancelled_at`, OLD.`created_at`) / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', coalesce(OLD.`cancelled_at`, OLD.`created_at`) / 1000 + 19800, 'unixepoch'))) WHERE OLD.`status` = 'cancelled'
	ON CONFLICT (`grain`, `period`, `tour_id`) DO UPDATE SET `made` = `made` + excluded.`made`, `converted` = `converted` + excluded.`converted`, `new_customers` = `new_customers` + excluded.`new_customers`, `cancelled` = `cancelled` + excluded.`cancelled`, `cancellations` = `cancellations` + excluded.`cancellations`, `sold` = `sold` + excluded.`sold`, `revenue` = `revenue` + excluded.`revenue`, `commission` = `commission` + excluded.`commission`, `premium` = `premium` + excluded.`premium`;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_spread` AFTER UPDATE OF `created_at`, `travel_date`, `departure_city` ON `bookings`
WHEN OLD.`created_at` IS NOT NEW.`created_at` OR OLD.`travel_date` IS NOT NEW.`travel_date` OR OLD.`departure_city` IS NOT NEW.`departure_city`
BEGIN
	INSERT INTO `lead_time_totals` (`grain`, `period`, `days_ahead`, `bookings`)
	SELECT column1, column2, CAST(julianday(NEW.`travel_date`) - julianday(date(NEW.`created_at` / 1000 + 19800, 'unixepoch')) AS INTEGER), 1
	FROM (VALUES ('day', date(NEW.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', NEW.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `days_ahead`) DO UPDATE SET `bookings` = `bookings` + excluded.`bookings`;
	INSERT INTO `demand_totals` (`grain`, `period`, `origin`, `travel_month`, `bookings`)
	SELECT column1, column2, NEW.`departure_city`, CAST(substr(NEW.`travel_date`, 6, 2) AS INTEGER), 1
	FROM (VALUES ('day', date(NEW.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', NEW.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `origin`, `travel_month`) DO UPDATE SET `bookings` = `bookings` + excluded.`bookings`;
	INSERT INTO `lead_time_totals` (`grain`, `period`, `days_ahead`, `bookings`)
	SELECT column1, column2, CAST(julianday(OLD.`travel_date`) - julianday(date(OLD.`created_at` / 1000 + 19800, 'unixepoch')) AS INTEGER), -1
	FROM (VALUES ('day', date(OLD.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', OLD.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `days_ahead`) DO UPDATE SET `bookings` = `bookings` + excluded.`bookings`;
	INSERT INTO `demand_totals` (`grain`, `period`, `origin`, `travel_month`, `bookings`)
	SELECT column1, column2, OLD.`departure_city`, CAST(substr(OLD.`travel_date`, 6, 2) AS INTEGER), -1
	FROM (VALUES ('day', date(OLD.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', OLD.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `origin`, `travel_month`) DO UPDATE SET `bookings` = `bookings` + excluded.`bookings`;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_uncounted` AFTER DELETE ON `bookings`
BEGIN
	INSERT INTO `tour_totals` (`grain`, `period`, `tour_id`, `made`, `converted`, `new_customers`, `cancelled`, `cancellations`, `sold`, `revenue`, `commission`, `premium`)
	SELECT column1, column2, OLD.`tour_id`, -1, -(OLD.`is_by_team` = 0 AND OLD.`status` NOT IN ('pending', 'expired')), -OLD.`is_first`, -(OLD.`status` = 'cancelled'), 0, 0, 0, 0, 0
	FROM (VALUES ('day', date(OLD.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', OLD.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `tour_id`) DO UPDATE SET `made` = `made` + excluded.`made`, `converted` = `converted` + excluded.`converted`, `new_customers` = `new_customers` + excluded.`new_customers`, `cancelled` = `cancelled` + excluded.`cancelled`, `cancellations` = `cancellations` + excluded.`cancellations`, `sold` = `sold` + excluded.`sold`, `revenue` = `revenue` + excluded.`revenue`, `commission` = `commission` + excluded.`commission`, `premium` = `premium` + excluded.`premium`;
	INSERT INTO `tour_totals` (`grain`, `period`, `tour_id`, `made`, `converted`, `new_customers`, `cancelled`, `cancellations`, `sold`, `revenue`, `commission`, `premium`)
	SELECT column1, column2, OLD.`tour_id`, 0, 0, 0, 0, -1, 0, 0, 0, 0
	FROM (VALUES ('day', date(coalesce(OLD.`cancelled_at`, OLD.`created_at`) / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', coalesce(OLD.`cancelled_at`, OLD.`created_at`) / 1000 + 19800, 'unixepoch'))) WHERE OLD.`status` = 'cancelled'
	ON CONFLICT (`grain`, `period`, `tour_id`) DO UPDATE SET `made` = `made` + excluded.`made`, `converted` = `converted` + excluded.`converted`, `new_customers` = `new_customers` + excluded.`new_customers`, `cancelled` = `cancelled` + excluded.`cancelled`, `cancellations` = `cancellations` + excluded.`cancellations`, `sold` = `sold` + excluded.`sold`, `revenue` = `revenue` + excluded.`revenue`, `commission` = `commission` + excluded.`commission`, `premium` = `premium` + excluded.`premium`;
	INSERT INTO `lead_time_totals` (`grain`, `period`, `days_ahead`, `bookings`)
	SELECT column1, column2, CAST(julianday(OLD.`travel_date`) - julianday(date(OLD.`created_at` / 1000 + 19800, 'unixepoch')) AS INTEGER), -1
	FROM (VALUES ('day', date(OLD.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', OLD.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `days_ahead`) DO UPDATE SET `bookings` = `bookings` + excluded.`bookings`;
	INSERT INTO `demand_totals` (`grain`, `period`, `origin`, `travel_month`, `bookings`)
	SELECT column1, column2, OLD.`departure_city`, CAST(substr(OLD.`travel_date`, 6, 2) AS INTEGER), -1
	FROM (VALUES ('day', date(OLD.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', OLD.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `origin`, `travel_month`) DO UPDATE SET `bookings` = `bookings` + excluded.`bookings`;
END;
--> statement-breakpoint
-- The tour of a charge for a featured place is in its key, "premium/{slug}/{yyyy-MM}/0".
CREATE TRIGGER `ledger_entries_summed` AFTER INSERT ON `ledger_entries`
BEGIN
	INSERT INTO `ledger_totals` (`grain`, `period`, `operator`, `kind`, `debit`, `credit`, `amount`, `sold`, `discounts`, `commission_received`)
	SELECT column1, column2, coalesce(NEW.`operator_slug`, ''), NEW.`kind`, NEW.`debit`, NEW.`credit`, NEW.`amount`, `is_sold`,
		CASE WHEN `is_sold` THEN (SELECT `discount` FROM `bookings` WHERE `id` = NEW.`booking`) ELSE 0 END,
		CASE WHEN NEW.`booking` IS NULL THEN CASE 'commission' WHEN NEW.`credit` THEN NEW.`amount` WHEN NEW.`debit` THEN -NEW.`amount` ELSE 0 END ELSE `received` END
	FROM (VALUES ('day', date(NEW.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', NEW.`created_at` / 1000 + 19800, 'unixepoch')), ('all', '')), (SELECT NEW.`kind` = 'sale' AND NEW.`booking` IS NOT NULL AND NOT EXISTS (
		SELECT 1 FROM `ledger_entries` AS `e` WHERE `e`.`booking` = NEW.`booking` AND `e`.`kind` = 'sale' AND `e`.`id` < NEW.`id`
	) AS `is_sold`), (
		SELECT max(0, min(`commission`, `paid`)) - max(0, min(`commission_before`, `paid_before`)) AS `received` FROM (
			SELECT sum(`c`) AS `commission`, sum(`p`) AS `paid`,
				sum(`c` * (`id` <> NEW.`id`)) AS `commission_before`, sum(`p` * (`id` <> NEW.`id`)) AS `paid_before`
			FROM (
				SELECT `id`, CASE 'commission' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END AS `c`,
					CASE WHEN `kind` IN ('sale', 'sale-change') THEN 0 ELSE CASE 'receivable' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END END AS `p`
				FROM `ledger_entries` WHERE `booking` = NEW.`booking`
			)
		)
	) WHERE true
	ON CONFLICT (`grain`, `period`, `operator`, `kind`, `debit`, `credit`) DO UPDATE SET `amount` = `amount` + excluded.`amount`, `sold` = `sold` + excluded.`sold`, `discounts` = `discounts` + excluded.`discounts`, `commission_received` = `commission_received` + excluded.`commission_received`;
	INSERT INTO `tour_totals` (`grain`, `period`, `tour_id`, `made`, `converted`, `new_customers`, `cancelled`, `cancellations`, `sold`, `revenue`, `commission`, `premium`)
	SELECT column1, column2, `tour`, 0, 0, 0, 0, 0, `is_sold`, CASE WHEN NEW.`kind` = 'premium' THEN 0 ELSE CASE 'receivable' WHEN NEW.`debit` THEN NEW.`amount` WHEN NEW.`credit` THEN -NEW.`amount` ELSE 0 END END, CASE WHEN NEW.`kind` = 'premium' THEN 0 ELSE CASE 'commission' WHEN NEW.`credit` THEN NEW.`amount` WHEN NEW.`debit` THEN -NEW.`amount` ELSE 0 END END, CASE WHEN NEW.`kind` = 'premium' THEN CASE 'premium' WHEN NEW.`credit` THEN NEW.`amount` WHEN NEW.`debit` THEN -NEW.`amount` ELSE 0 END ELSE 0 END
	FROM (VALUES ('day', date(NEW.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', NEW.`created_at` / 1000 + 19800, 'unixepoch'))), (
		SELECT CASE WHEN NEW.`kind` = 'premium'
			THEN (SELECT `id` FROM `tours` WHERE `slug` = substr(NEW.`key`, 9, length(NEW.`key`) - 18))
			ELSE (SELECT `tour_id` FROM `bookings` WHERE `id` = NEW.`booking`) END AS `tour`
	), (SELECT NEW.`kind` = 'sale' AND NEW.`booking` IS NOT NULL AND NOT EXISTS (
		SELECT 1 FROM `ledger_entries` AS `e` WHERE `e`.`booking` = NEW.`booking` AND `e`.`kind` = 'sale' AND `e`.`id` < NEW.`id`
	) AS `is_sold`) WHERE NEW.`kind` IN ('sale', 'sale-change', 'premium') AND `tour` IS NOT NULL
	ON CONFLICT (`grain`, `period`, `tour_id`) DO UPDATE SET `made` = `made` + excluded.`made`, `converted` = `converted` + excluded.`converted`, `new_customers` = `new_customers` + excluded.`new_customers`, `cancelled` = `cancelled` + excluded.`cancelled`, `cancellations` = `cancellations` + excluded.`cancellations`, `sold` = `sold` + excluded.`sold`, `revenue` = `revenue` + excluded.`revenue`, `commission` = `commission` + excluded.`commission`, `premium` = `premium` + excluded.`premium`;
END;
--> statement-breakpoint
-- Discounts count with the first sale.
CREATE TRIGGER `bookings_discounted` AFTER UPDATE OF `discount` ON `bookings`
WHEN OLD.`discount` <> NEW.`discount`
BEGIN
	UPDATE `ledger_totals` SET `discounts` = `discounts` + NEW.`discount` - OLD.`discount`
	FROM (SELECT * FROM `ledger_entries` WHERE `booking` = NEW.`id` AND `kind` = 'sale' ORDER BY `id` LIMIT 1) AS `first`
	WHERE `ledger_totals`.`operator` = coalesce(`first`.`operator_slug`, '') AND `ledger_totals`.`kind` = 'sale'
		AND `ledger_totals`.`debit` = `first`.`debit` AND `ledger_totals`.`credit` = `first`.`credit`
		AND (`grain`, `period`) IN (SELECT column1, column2 FROM (VALUES ('day', date(`first`.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', `first`.`created_at` / 1000 + 19800, 'unixepoch')), ('all', '')));
END;
--> statement-breakpoint
-- Adding and subtracting the bit of a day is the same as setting and clearing it, because a departure has one row.
CREATE TRIGGER `departures_added` AFTER INSERT ON `departures`
BEGIN
	INSERT INTO `departure_months` (`month`, `tour_id`, `departures`, `seats`, `seats_sold`, `taken_days`)
	SELECT substr(NEW.`travel_date`, 1, 7), NEW.`tour_id`, (NEW.`booked` > 0), (NEW.`booked` > 0) * NEW.`capacity`, NEW.`booked`, ((NEW.`booked` > 0 OR NEW.`closed_at` IS NOT NULL) << (CAST(substr(NEW.`travel_date`, 9, 2) AS INTEGER) - 1))
	FROM (VALUES (1)) WHERE true
	ON CONFLICT (`month`, `tour_id`) DO UPDATE SET `departures` = `departures` + excluded.`departures`, `seats` = `seats` + excluded.`seats`, `seats_sold` = `seats_sold` + excluded.`seats_sold`, `taken_days` = `taken_days` + excluded.`taken_days`;
END;
--> statement-breakpoint
CREATE TRIGGER `departures_changed` AFTER UPDATE OF `capacity`, `booked`, `closed_at`, `travel_date`, `tour_id` ON `departures`
WHEN OLD.`capacity` IS NOT NEW.`capacity` OR OLD.`booked` IS NOT NEW.`booked` OR OLD.`closed_at` IS NOT NEW.`closed_at` OR OLD.`travel_date` IS NOT NEW.`travel_date` OR OLD.`tour_id` IS NOT NEW.`tour_id`
BEGIN
	INSERT INTO `departure_months` (`month`, `tour_id`, `departures`, `seats`, `seats_sold`, `taken_days`)
	SELECT substr(NEW.`travel_date`, 1, 7), NEW.`tour_id`, (NEW.`booked` > 0), (NEW.`booked` > 0) * NEW.`capacity`, NEW.`booked`, ((NEW.`booked` > 0 OR NEW.`closed_at` IS NOT NULL) << (CAST(substr(NEW.`travel_date`, 9, 2) AS INTEGER) - 1))
	FROM (VALUES (1)) WHERE true
	ON CONFLICT (`month`, `tour_id`) DO UPDATE SET `departures` = `departures` + excluded.`departures`, `seats` = `seats` + excluded.`seats`, `seats_sold` = `seats_sold` + excluded.`seats_sold`, `taken_days` = `taken_days` + excluded.`taken_days`;
	INSERT INTO `departure_months` (`month`, `tour_id`, `departures`, `seats`, `seats_sold`, `taken_days`)
	SELECT substr(OLD.`travel_date`, 1, 7), OLD.`tour_id`, -(OLD.`booked` > 0), -(OLD.`booked` > 0) * OLD.`capacity`, -OLD.`booked`, -((OLD.`booked` > 0 OR OLD.`closed_at` IS NOT NULL) << (CAST(substr(OLD.`travel_date`, 9, 2) AS INTEGER) - 1))
	FROM (VALUES (1)) WHERE true
	ON CONFLICT (`month`, `tour_id`) DO UPDATE SET `departures` = `departures` + excluded.`departures`, `seats` = `seats` + excluded.`seats`, `seats_sold` = `seats_sold` + excluded.`seats_sold`, `taken_days` = `taken_days` + excluded.`taken_days`;
END;
--> statement-breakpoint
CREATE TRIGGER `departures_removed` AFTER DELETE ON `departures`
BEGIN
	INSERT INTO `departure_months` (`month`, `tour_id`, `departures`, `seats`, `seats_sold`, `taken_days`)
	SELECT substr(OLD.`travel_date`, 1, 7), OLD.`tour_id`, -(OLD.`booked` > 0), -(OLD.`booked` > 0) * OLD.`capacity`, -OLD.`booked`, -((OLD.`booked` > 0 OR OLD.`closed_at` IS NOT NULL) << (CAST(substr(OLD.`travel_date`, 9, 2) AS INTEGER) - 1))
	FROM (VALUES (1)) WHERE true
	ON CONFLICT (`month`, `tour_id`) DO UPDATE SET `departures` = `departures` + excluded.`departures`, `seats` = `seats` + excluded.`seats`, `seats_sold` = `seats_sold` + excluded.`seats_sold`, `taken_days` = `taken_days` + excluded.`taken_days`;
END;
--> statement-breakpoint
-- The first money of a booking is the platform's commission, the rest the operator's (worker/money/payable.repo.ts).
CREATE TRIGGER `trip_balances_moved` AFTER INSERT ON `ledger_entries`
WHEN NEW.`booking` IS NOT NULL AND NEW.`operator_slug` IS NOT NULL
BEGIN
	INSERT INTO `trip_balances` (`grain`, `period`, `operator`, `received`, `not_received`)
	SELECT column1, CASE column1 WHEN 'all' THEN '' WHEN 'month' THEN substr(`over_on`, 1, 7) ELSE `over_on` END, NEW.`operator_slug`, `received` - `received_before`, `owed` - `received` - (`owed_before` - `received_before`)
	FROM (SELECT CASE WHEN `trip`.`status` IN ('completed', 'no-show', 'cancelled') THEN date(`trip`.`travel_date`, '+' || (max(CAST(`trip`.`tour_duration` AS INTEGER), 1) - 1) || ' days') END AS `over_on` FROM `bookings` AS `trip` WHERE `id` = NEW.`booking`), (
		SELECT `owed`, `owed_before`, CASE WHEN `owed` > 0 THEN max(0, `owed` - max(0, `unpaid`)) ELSE `owed` END AS `received`,
			CASE WHEN `owed_before` > 0 THEN max(0, `owed_before` - max(0, `unpaid_before`)) ELSE `owed_before` END AS `received_before`
		FROM (
			SELECT sum(CASE 'operator-payable' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END) AS `owed`, sum(CASE 'receivable' WHEN `debit` THEN `amount` WHEN `credit` THEN -`amount` ELSE 0 END) AS `unpaid`,
				sum((`id` <> NEW.`id`) * CASE 'operator-payable' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END) AS `owed_before`, sum((`id` <> NEW.`id`) * CASE 'receivable' WHEN `debit` THEN `amount` WHEN `credit` THEN -`amount` ELSE 0 END) AS `unpaid_before`
			FROM `ledger_entries` WHERE `booking` = NEW.`booking` AND `operator_slug` = NEW.`operator_slug`
		)
	), (VALUES ('all'), ('month'), ('day')) WHERE `over_on` IS NOT NULL OR column1 = 'all'
	ON CONFLICT (`grain`, `period`, `operator`) DO UPDATE SET `received` = `received` + excluded.`received`, `not_received` = `not_received` + excluded.`not_received`;
END;
--> statement-breakpoint
CREATE TRIGGER `trip_balances_over` AFTER UPDATE OF `status`, `travel_date`, `tour_duration` ON `bookings`
WHEN CASE WHEN OLD.`status` IN ('completed', 'no-show', 'cancelled') THEN date(OLD.`travel_date`, '+' || (max(CAST(OLD.`tour_duration` AS INTEGER), 1) - 1) || ' days') END IS NOT CASE WHEN NEW.`status` IN ('completed', 'no-show', 'cancelled') THEN date(NEW.`travel_date`, '+' || (max(CAST(NEW.`tour_duration` AS INTEGER), 1) - 1) || ' days') END
BEGIN
	INSERT INTO `trip_balances` (`grain`, `period`, `operator`, `received`, `not_received`)
	SELECT column1, CASE column1 WHEN 'month' THEN substr(CASE WHEN NEW.`status` IN ('completed', 'no-show', 'cancelled') THEN date(NEW.`travel_date`, '+' || (max(CAST(NEW.`tour_duration` AS INTEGER), 1) - 1) || ' days') END, 1, 7) ELSE CASE WHEN NEW.`status` IN ('completed', 'no-show', 'cancelled') THEN date(NEW.`travel_date`, '+' || (max(CAST(NEW.`tour_duration` AS INTEGER), 1) - 1) || ' days') END END, `operator_slug`, (CASE WHEN `owed` > 0 THEN max(0, `owed` - max(0, `unpaid`)) ELSE `owed` END), (`owed` - (CASE WHEN `owed` > 0 THEN max(0, `owed` - max(0, `unpaid`)) ELSE `owed` END))
	FROM (
		SELECT `operator_slug`, sum(CASE 'operator-payable' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END) AS `owed`, sum(CASE 'receivable' WHEN `debit` THEN `amount` WHEN `credit` THEN -`amount` ELSE 0 END) AS `unpaid`
		FROM `ledger_entries` WHERE `booking` = NEW.`id` AND `operator_slug` IS NOT NULL GROUP BY `operator_slug`
	), (VALUES ('month'), ('day')) WHERE CASE WHEN NEW.`status` IN ('completed', 'no-show', 'cancelled') THEN date(NEW.`travel_date`, '+' || (max(CAST(NEW.`tour_duration` AS INTEGER), 1) - 1) || ' days') END IS NOT NULL
	ON CONFLICT (`grain`, `period`, `operator`) DO UPDATE SET `received` = `received` + excluded.`received`, `not_received` = `not_received` + excluded.`not_received`;
	INSERT INTO `trip_balances` (`grain`, `period`, `operator`, `received`, `not_received`)
	SELECT column1, CASE column1 WHEN 'month' THEN substr(CASE WHEN OLD.`status` IN ('completed', 'no-show', 'cancelled') THEN date(OLD.`travel_date`, '+' || (max(CAST(OLD.`tour_duration` AS INTEGER), 1) - 1) || ' days') END, 1, 7) ELSE CASE WHEN OLD.`status` IN ('completed', 'no-show', 'cancelled') THEN date(OLD.`travel_date`, '+' || (max(CAST(OLD.`tour_duration` AS INTEGER), 1) - 1) || ' days') END END, `operator_slug`, -(CASE WHEN `owed` > 0 THEN max(0, `owed` - max(0, `unpaid`)) ELSE `owed` END), -(`owed` - (CASE WHEN `owed` > 0 THEN max(0, `owed` - max(0, `unpaid`)) ELSE `owed` END))
	FROM (
		SELECT `operator_slug`, sum(CASE 'operator-payable' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END) AS `owed`, sum(CASE 'receivable' WHEN `debit` THEN `amount` WHEN `credit` THEN -`amount` ELSE 0 END) AS `unpaid`
		FROM `ledger_entries` WHERE `booking` = NEW.`id` AND `operator_slug` IS NOT NULL GROUP BY `operator_slug`
	), (VALUES ('month'), ('day')) WHERE CASE WHEN OLD.`status` IN ('completed', 'no-show', 'cancelled') THEN date(OLD.`travel_date`, '+' || (max(CAST(OLD.`tour_duration` AS INTEGER), 1) - 1) || ' days') END IS NOT NULL
	ON CONFLICT (`grain`, `period`, `operator`) DO UPDATE SET `received` = `received` + excluded.`received`, `not_received` = `not_received` + excluded.`not_received`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_added` AFTER INSERT ON `users`
BEGIN
	INSERT INTO `account_months` (`month`, `accounts`)
	SELECT strftime('%Y-%m', NEW.`created_at` / 1000 + 19800, 'unixepoch'), 1
	FROM (VALUES (1)) WHERE true
	ON CONFLICT (`month`) DO UPDATE SET `accounts` = `accounts` + excluded.`accounts`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_moved` AFTER UPDATE OF `created_at` ON `users`
WHEN OLD.`created_at` <> NEW.`created_at`
BEGIN
	INSERT INTO `account_months` (`month`, `accounts`)
	SELECT strftime('%Y-%m', NEW.`created_at` / 1000 + 19800, 'unixepoch'), 1
	FROM (VALUES (1)) WHERE true
	ON CONFLICT (`month`) DO UPDATE SET `accounts` = `accounts` + excluded.`accounts`;
	INSERT INTO `account_months` (`month`, `accounts`)
	SELECT strftime('%Y-%m', OLD.`created_at` / 1000 + 19800, 'unixepoch'), -1
	FROM (VALUES (1)) WHERE true
	ON CONFLICT (`month`) DO UPDATE SET `accounts` = `accounts` + excluded.`accounts`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_removed` AFTER DELETE ON `users`
BEGIN
	INSERT INTO `account_months` (`month`, `accounts`)
	SELECT strftime('%Y-%m', OLD.`created_at` / 1000 + 19800, 'unixepoch'), -1
	FROM (VALUES (1)) WHERE true
	ON CONFLICT (`month`) DO UPDATE SET `accounts` = `accounts` + excluded.`accounts`;
END;
