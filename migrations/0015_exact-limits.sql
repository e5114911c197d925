-- Exact limits of one caller: docs/decisions/004-exact-limits-by-caller.md.
ALTER TABLE `seat_holds` ADD `caller` text;--> statement-breakpoint
ALTER TABLE `seat_holds` ADD `is_unproven` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `seat_holds_by_caller` ON `seat_holds` (`caller`);--> statement-breakpoint
CREATE TABLE `held_departures` (
	`caller` text NOT NULL,
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`first_held_at` integer NOT NULL,
	PRIMARY KEY(`caller`, `tour_id`, `travel_date`)
);
--> statement-breakpoint
CREATE INDEX `held_departures_by_start` ON `held_departures` (`first_held_at`);--> statement-breakpoint
CREATE TABLE `spent_proofs` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `spent_proofs_by_end` ON `spent_proofs` (`expires_at`);--> statement-breakpoint
-- One caller holds at most 20 seats on 3 departures (`callerLimits`). A batch deletes the caller's ended holds first, so all rows are live.
CREATE TRIGGER `seat_holds_caller_seats` AFTER INSERT ON `seat_holds` WHEN NEW.`caller` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'one caller holds too many seats') FROM (
		SELECT count(DISTINCT `tour_id` || ' ' || `travel_date`) AS `departures`, sum(`seats`) AS `seats`
		FROM `seat_holds` WHERE `caller` = NEW.`caller`
	) WHERE `departures` > 3 OR `seats` > 20;
END;
--> statement-breakpoint
CREATE TRIGGER `seat_holds_caller_more_seats` AFTER UPDATE OF `seats`, `caller` ON `seat_holds`
WHEN NEW.`caller` IS NOT NULL AND (NEW.`seats` > OLD.`seats` OR NEW.`caller` IS NOT OLD.`caller`)
BEGIN
	SELECT RAISE(ABORT, 'one caller holds too many seats') FROM (
		SELECT count(DISTINCT `tour_id` || ' ' || `travel_date`) AS `departures`, sum(`seats`) AS `seats`
		FROM `seat_holds` WHERE `caller` = NEW.`caller`
	) WHERE `departures` > 3 OR `seats` > 20;
END;
--> statement-breakpoint
-- A caller's holds on a departure end within 30 minutes of the first one.
CREATE TRIGGER `seat_holds_caller_time` AFTER INSERT ON `seat_holds` WHEN NEW.`caller` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'one caller holds too long') WHERE NEW.`expires_at` <= NEW.`created_at` OR NOT EXISTS (
		SELECT 1 FROM `held_departures`
		WHERE `caller` = NEW.`caller` AND `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date`
			AND NEW.`expires_at` <= `first_held_at` + 1800000
	);
END;
--> statement-breakpoint
CREATE TRIGGER `seat_holds_caller_more_time` AFTER UPDATE OF `expires_at`, `caller` ON `seat_holds`
WHEN NEW.`caller` IS NOT NULL AND (NEW.`expires_at` > OLD.`expires_at` OR NEW.`caller` IS NOT OLD.`caller`)
BEGIN
	SELECT RAISE(ABORT, 'one caller holds too long') WHERE NOT EXISTS (
		SELECT 1 FROM `held_departures`
		WHERE `caller` = NEW.`caller` AND `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date`
			AND NEW.`expires_at` <= `first_held_at` + 1800000
	);
END;
--> statement-breakpoint
-- Then the departure rests for an hour.
CREATE TRIGGER `held_departures_rest` BEFORE UPDATE ON `held_departures`
WHEN NEW.`first_held_at` < OLD.`first_held_at` + 5400000
BEGIN
	SELECT RAISE(ABORT, 'one caller holds too long');
END;
--> statement-breakpoint
-- Once three quarters of the unbooked seats are held, a new hold needs a proof of work. Too few seats are reported as such.
-- The insert after a replaced hold, which conflicts with its own id, is not a new hold.
CREATE TRIGGER `seat_holds_proof` BEFORE INSERT ON `seat_holds`
WHEN NEW.`is_unproven` AND NOT EXISTS (SELECT 1 FROM `seat_holds` WHERE `id` = NEW.`id`)
BEGIN
	SELECT RAISE(ABORT, 'a proof of work is required') FROM `departures`
	WHERE `tour_id` = NEW.`tour_id` AND `travel_date` = NEW.`travel_date`
		AND `held` * 4 >= (`capacity` - `booked`) * 3 AND `booked` + `held` + NEW.`seats` <= `capacity`;
END;
--> statement-breakpoint
-- Coupons count a customer by the normalized address, as unpaid bookings do (0013).
UPDATE `coupon_uses` SET `customer_email` = (
	WITH parts(local, host) AS (
		SELECT lower(substr(customer_email, 1, instr(customer_email, '@') - 1)), lower(substr(customer_email, instr(customer_email, '@') + 1))
	), untagged(local, host) AS (
		SELECT CASE WHEN instr(local, '+') > 1 THEN substr(local, 1, instr(local, '+') - 1) ELSE local END, host FROM parts
	)
	SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(local, '.', '') || '@gmail.com' ELSE local || '@' || host END FROM untagged
) WHERE instr(`customer_email`, '@') > 1;--> statement-breakpoint
ALTER TABLE `coupon_uses` RENAME COLUMN `customer_email` TO `email_key`;--> statement-breakpoint
CREATE TABLE `__new_coupon_customers` (
	`coupon` text NOT NULL,
	`email_key` text NOT NULL,
	`used` integer NOT NULL,
	`most` integer,
	PRIMARY KEY(`coupon`, `email_key`),
	FOREIGN KEY (`coupon`) REFERENCES `coupons`(`code`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coupon_customers_not_overused" CHECK("__new_coupon_customers"."most" IS NULL OR "__new_coupon_customers"."used" <= "__new_coupon_customers"."most"),
	CONSTRAINT "coupon_customers_used_not_negative" CHECK("__new_coupon_customers"."used" >= 0)
);
--> statement-breakpoint
-- Spellings that become one customer keep their uses, even above the limit; the next use checks it again.
INSERT INTO `__new_coupon_customers`(`coupon`, `email_key`, `used`, `most`)
SELECT `coupon`, `email_key`, sum(`used`), CASE WHEN count(`most`) < count(*) THEN NULL ELSE max(max(`most`), sum(`used`)) END
FROM (
	SELECT `coupon`, `used`, `most`, CASE WHEN instr(`customer_email`, '@') > 1 THEN (
		WITH parts(local, host) AS (
			SELECT lower(substr(customer_email, 1, instr(customer_email, '@') - 1)), lower(substr(customer_email, instr(customer_email, '@') + 1))
		), untagged(local, host) AS (
			SELECT CASE WHEN instr(local, '+') > 1 THEN substr(local, 1, instr(local, '+') - 1) ELSE local END, host FROM parts
		)
		SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(local, '.', '') || '@gmail.com' ELSE local || '@' || host END FROM untagged
	) ELSE `customer_email` END AS `email_key`
	FROM `coupon_customers`
) GROUP BY `coupon`, `email_key`;--> statement-breakpoint
DROP TABLE `coupon_customers`;--> statement-breakpoint
ALTER TABLE `__new_coupon_customers` RENAME TO `coupon_customers`;
