INSERT INTO `watermarks` (`stream`, `folded_to`) VALUES ('bookings', 0), ('trips', 0), ('ledger', 0), ('taxes', 0), ('tax-trips', 0);
--> statement-breakpoint
-- What each booking counts as: the only definition. Days are in India.
CREATE VIEW `counted_bookings` AS
SELECT
	`bookings`.`id` AS `booking`, date(`bookings`.`created_at` / 1000 + 19800, 'unixepoch') AS `booked_on`, `bookings`.`tour_id`,
	CAST(julianday(`travel_date`) - julianday(date(`bookings`.`created_at` / 1000 + 19800, 'unixepoch')) AS INTEGER) AS `days_ahead`,
	CAST(substr(`travel_date`, 6, 2) AS INTEGER) AS `travel_month`, `departure_city` AS `origin`,
	CASE WHEN `own_sale` IS NOT NULL THEN 'operator' WHEN `is_by_team` THEN 'team' ELSE 'site' END AS `source`,
	`is_by_team` = 0 AND `status` NOT IN ('pending', 'expired') AS `converted`, `is_first` AS `new_customers`,
	CASE WHEN `status` = 'cancelled' THEN date(coalesce(`cancelled_at`, `bookings`.`created_at`) / 1000 + 19800, 'unixepoch') END AS `cancelled_on`,
	-- A booking that costs nothing has no entry if its operator bears the coupon: it is sold when it is made.
	date(coalesce(`sale`.`created_at`, CASE WHEN `total_amount` = 0 AND `own_sale` IS NULL AND `status` NOT IN ('pending', 'expired')
		THEN `bookings`.`created_at` END) / 1000 + 19800, 'unixepoch') AS `sold_on`,
	coalesce(`sale`.`operator_slug`, `bookings`.`operator_slug`, '') AS `operator`, `discount`
FROM `bookings` LEFT JOIN `ledger_entries` AS `sale`
	ON `sale`.`id` = (SELECT min(`id`) FROM `ledger_entries` WHERE `booking` = `bookings`.`id` AND `kind` = 'sale');
--> statement-breakpoint
-- Entries with what they change of their booking: the commission of the sale, and as received, and the operator's share that is owed, or
-- not yet. A featured place names its tour in the key, "premium/{slug}/{yyyy-MM}/0".
CREATE VIEW `ledger_movements` AS
SELECT
	`id` AS `seq`, date(`created_at` / 1000 + 19800, 'unixepoch') AS `day`, `kind`, `debit`, `credit`, `amount`, `booking`,
	coalesce(`operator_slug`, '') AS `operator`,
	CASE WHEN `kind` = 'premium' THEN (SELECT `tours`.`id` FROM `tours` WHERE `slug` = substr(`e`.`key`, 9, length(`e`.`key`) - 18))
		WHEN `kind` IN ('sale', 'sale-change') THEN (SELECT `tour_id` FROM `bookings` WHERE `bookings`.`id` = `e`.`booking`) END AS `tour_id`,
	CASE 'unearned-commission' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END AS `commission`,
	CASE 'receivable' WHEN `debit` THEN `amount` WHEN `credit` THEN -`amount` ELSE 0 END AS `receivable`,
	CASE WHEN `kind` NOT IN ('sale', 'sale-change') THEN 0 WHEN `debit` IN ('compensation', 'platform-discount') THEN `amount`
		WHEN `credit` IN ('compensation', 'platform-discount') THEN -`amount` ELSE 0 END AS `borne`,
	CASE 'premium' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END AS `premium`,
	CASE 'commission' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END AS `commission_received`,
	CASE WHEN `booking` IS NULL THEN 0
		ELSE CASE 'unearned-share' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END END AS `not_received`,
	CASE WHEN `booking` IS NULL THEN 0
		ELSE CASE 'operator-payable' WHEN `credit` THEN `amount` WHEN `debit` THEN -`amount` ELSE 0 END END AS `received`
FROM `ledger_entries` AS `e`;
--> statement-breakpoint
-- The operators' shares of each booking whose trip is over: completed, canceled or a no-show, on the day on which it ended.
CREATE VIEW `ended_trips` AS
SELECT `bookings`.`id` AS `booking`, date(`travel_date`, '+' || (max(CAST(`tour_duration` AS INTEGER), 1) - 1) || ' days') AS `over_on`,
	`operator`, sum(`received`) AS `received`, sum(`not_received`) AS `not_received`
FROM `bookings` JOIN `ledger_movements` ON `ledger_movements`.`booking` = `bookings`.`id`
WHERE `status` IN ('completed', 'no-show', 'cancelled') AND `operator` <> '' GROUP BY `bookings`.`id`, `operator`;
