ALTER TABLE `bookings` ADD `email_key` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `verified_at` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `due_days` integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `payment_reminder_at` integer;--> statement-breakpoint
CREATE INDEX `bookings_to_remind` ON `bookings` (`payment_reminder_at`);--> statement-breakpoint
CREATE INDEX `bookings_unpaid_by_email` ON `bookings` (`email_key`,`travel_date`) WHERE "paid_amount" = "refunded_amount" AND "status" IN ('pending', 'confirmed');--> statement-breakpoint
-- Bookings made before count as verified; administrators' do not count toward the limit.
UPDATE `bookings` SET `verified_at` = `created_at`;--> statement-breakpoint
UPDATE `bookings` SET `email_key` = (
	WITH parts(local, host) AS (
		SELECT lower(substr(customer_email, 1, instr(customer_email, '@') - 1)), lower(substr(customer_email, instr(customer_email, '@') + 1))
	), untagged(local, host) AS (
		SELECT CASE WHEN instr(local, '+') > 1 THEN substr(local, 1, instr(local, '+') - 1) ELSE local END, host FROM parts
	)
	SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(local, '.', '') || '@gmail.com' ELSE local || '@' || host END FROM untagged
)
WHERE `customer_email` <> '' AND NOT EXISTS (
	SELECT 1 FROM `booking_events` WHERE `booking_events`.`booking` = `bookings`.`id` AND `version` = 1 AND `actor` = 'team'
);--> statement-breakpoint
-- Their payment is due 7 days before departure, and no earlier than 7 days from now; those without that time stay as they were sold.
UPDATE `bookings` SET `payment_due_at` = max(
	unixepoch(`travel_date` || 'T18:00:00+05:30', '-7 days'),
	unixepoch('now', '+7 days')
) * 1000
WHERE `status` = 'confirmed' AND `total_amount` > 0 AND `paid_amount` = `refunded_amount`
	AND unixepoch(`travel_date` || 'T18:00:00+05:30', '-1 day') >= unixepoch('now', '+7 days');--> statement-breakpoint
UPDATE `bookings` SET `payment_reminder_at` = `payment_due_at` - 259200000 WHERE `status` = 'confirmed' AND `payment_due_at` IS NOT NULL;--> statement-breakpoint
-- At most 3 unpaid upcoming bookings with 20 seats for one address (`maxUnpaid`). Those waiting for an online payment are counted with the
-- others, and limited only among themselves, so that paying now stays possible.
CREATE TRIGGER `bookings_unpaid_limit` AFTER INSERT ON `bookings`
WHEN NEW.`email_key` IS NOT NULL AND NEW.`total_amount` > 0 AND NEW.`paid_amount` = NEW.`refunded_amount`
	AND NEW.`status` IN ('pending', 'confirmed')
BEGIN
	SELECT RAISE(ABORT, 'too many unpaid bookings') FROM (
		SELECT count(*) AS `bookings`, sum(`number_of_travelers`) AS `seats` FROM `bookings`
		WHERE `email_key` = NEW.`email_key`
			AND `travel_date` >= date(NEW.`created_at` / 1000, 'unixepoch', '+330 minutes')
			AND "paid_amount" = "refunded_amount" AND "status" IN ('pending', 'confirmed')
			AND `total_amount` > 0 AND (`status` = 'pending' OR NEW.`status` = 'confirmed')
	) WHERE `bookings` > 3 OR `seats` > 20;
END;
