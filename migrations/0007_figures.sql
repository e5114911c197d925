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
-- The same by where a booking came from.
CREATE TRIGGER `bookings_sourced` AFTER INSERT ON `bookings`
BEGIN
	INSERT INTO `source_totals` (`grain`, `period`, `source`, `bookings`)
	SELECT column1, column2, CASE WHEN NEW.`own_sale` IS NOT NULL THEN 'operator' WHEN NEW.`is_by_team` THEN 'team' ELSE 'site' END, 1
	FROM (VALUES ('day', date(NEW.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', NEW.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `source`) DO UPDATE SET `bookings` = `bookings` + excluded.`bookings`;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_source_changed` AFTER UPDATE OF `created_at`, `is_by_team`, `own_sale` ON `bookings`
WHEN OLD.`created_at` IS NOT NEW.`created_at` OR OLD.`is_by_team` IS NOT NEW.`is_by_team` OR (OLD.`own_sale` IS NULL) IS NOT (NEW.`own_sale` IS NULL)
BEGIN
	INSERT INTO `source_totals` (`grain`, `period`, `source`, `bookings`)
	SELECT column1, column2, CASE WHEN NEW.`own_sale` IS NOT NULL THEN 'operator' WHEN NEW.`is_by_team` THEN 'team' ELSE 'site' END, 1
	FROM (VALUES ('day', date(NEW.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', NEW.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `source`) DO UPDATE SET `bookings` = `bookings` + excluded.`bookings`;
	INSERT INTO `source_totals` (`grain`, `period`, `source`, `bookings`)
	SELECT column1, column2, CASE WHEN OLD.`own_sale` IS NOT NULL THEN 'operator' WHEN OLD.`is_by_team` THEN 'team' ELSE 'site' END, -1
	FROM (VALUES ('day', date(OLD.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', OLD.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `source`) DO UPDATE SET `bookings` = `bookings` + excluded.`bookings`;
END;
--> statement-breakpoint
CREATE TRIGGER `bookings_unsourced` AFTER DELETE ON `bookings`
BEGIN
	INSERT INTO `source_totals` (`grain`, `period`, `source`, `bookings`)
	SELECT column1, column2, CASE WHEN OLD.`own_sale` IS NOT NULL THEN 'operator' WHEN OLD.`is_by_team` THEN 'team' ELSE 'site' END, -1
	FROM (VALUES ('day', date(OLD.`created_at` / 1000 + 19800, 'unixepoch')), ('month', strftime('%Y-%m', OLD.`created_at` / 1000 + 19800, 'unixepoch'))) WHERE true
	ON CONFLICT (`grain`, `period`, `source`) DO UPDATE SET `bookings` = `bookings` + excluded.`bookings`;
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
-- Accounts by the month they were made in.
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
--> statement-breakpoint
-- The triggers above change `tour_totals`, so that nothing can bypass these either.
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
--> statement-breakpoint
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
