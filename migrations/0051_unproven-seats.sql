ALTER TABLE `two_factors` ADD `last_step` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `caller` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `is_provisional` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_unproven_by_caller` ON `bookings` (`caller`) WHERE "caller" IS NOT NULL AND "verified_at" IS NULL AND "status" IN ('pending', 'confirmed');--> statement-breakpoint
-- Unpaid seats of one caller whose addresses are unproven: at most 20 on 3 departures (`callerLimits`) are confirmed without proof.
CREATE TRIGGER `bookings_unproven_limit` AFTER INSERT ON `bookings`
WHEN NEW.`caller` IS NOT NULL AND NEW.`verified_at` IS NULL AND NEW.`status` = 'confirmed'
BEGIN
	SELECT RAISE(ABORT, 'one caller has too many unproven seats') FROM (
		SELECT count(DISTINCT `tour_id` || ' ' || `travel_date`) AS `departures`, sum(`number_of_travelers`) AS `seats`
		FROM `bookings`
		WHERE `caller` = NEW.`caller` AND "caller" IS NOT NULL AND "verified_at" IS NULL AND "status" IN ('pending', 'confirmed')
			AND `paid_amount` = `refunded_amount`
	) WHERE `departures` > 3 OR `seats` > 20;
END;
--> statement-breakpoint
-- A booking that is pending until its address is confirmed counts as a confirmed one: it becomes one without payment.
DROP TRIGGER `bookings_unpaid_limit`;--> statement-breakpoint
CREATE TRIGGER `bookings_unpaid_limit` AFTER INSERT ON `bookings`
WHEN NEW.`email_key` IS NOT NULL AND NEW.`total_amount` > 0 AND NEW.`paid_amount` = NEW.`refunded_amount`
	AND NEW.`status` IN ('pending', 'confirmed')
BEGIN
	SELECT RAISE(ABORT, 'too many unpaid bookings') FROM (
		SELECT count(*) AS `bookings`, sum(`number_of_travelers`) AS `seats` FROM `bookings`
		WHERE `email_key` = NEW.`email_key`
			AND `travel_date` >= date(NEW.`created_at` / 1000, 'unixepoch', '+330 minutes')
			AND "paid_amount" = "refunded_amount" AND "status" IN ('pending', 'confirmed')
			AND `total_amount` > 0 AND (`status` = 'pending' OR NEW.`status` = 'confirmed' OR NEW.`is_provisional`)
	) WHERE `bookings` > 3 OR `seats` > 20;
END;
