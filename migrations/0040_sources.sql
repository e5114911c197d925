CREATE TABLE `source_totals` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`source` text NOT NULL,
	`bookings` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `source`),
	CONSTRAINT "source_totals_grain_known" CHECK("source_totals"."grain" IN ('day', 'month')),
	CONSTRAINT "source_totals_source_known" CHECK("source_totals"."source" IN ('site', 'team', 'operator'))
);
--> statement-breakpoint
INSERT INTO `source_totals`
SELECT 'day', date(`created_at` / 1000 + 19800, 'unixepoch') AS `day`, CASE WHEN `own_sale` IS NOT NULL THEN 'operator' WHEN `is_by_team` THEN 'team' ELSE 'site' END AS `made_by`, count(*)
FROM `bookings` GROUP BY `day`, `made_by`;
--> statement-breakpoint
INSERT INTO `source_totals`
SELECT 'month', strftime('%Y-%m', `created_at` / 1000 + 19800, 'unixepoch') AS `day`, CASE WHEN `own_sale` IS NOT NULL THEN 'operator' WHEN `is_by_team` THEN 'team' ELSE 'site' END AS `made_by`, count(*)
FROM `bookings` GROUP BY `day`, `made_by`;
--> statement-breakpoint
-- A booking counts on the day it was made. A change takes back the old row and adds the new one.
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
CREATE INDEX `contact_messages_open` ON `contact_messages` (`created_at`) WHERE handled_at IS NULL;
--> statement-breakpoint
CREATE INDEX `review_reports_open` ON `review_reports` (`created_at`) WHERE handled_at IS NULL;
