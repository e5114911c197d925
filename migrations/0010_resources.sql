-- Guides, drivers, vehicles, rooms and boats of operators, and the departures that take them.
ALTER TABLE `tours` ADD `needs` text;
--> statement-breakpoint
CREATE TABLE `resource_uses` (
	`resource_id` integer NOT NULL,
	`departure_id` integer NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`is_by_rule` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`departure_id`, `resource_id`),
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`departure_id`) REFERENCES `departures`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "resource_uses_in_order" CHECK("resource_uses"."from_at" < "resource_uses"."to_at")
);
--> statement-breakpoint
CREATE INDEX `resource_uses_in_time` ON `resource_uses` (`resource_id`,`from_at`);--> statement-breakpoint
CREATE TABLE `resources` (
	`id` integer PRIMARY KEY NOT NULL,
	`operator_slug` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`phone` text,
	`seats` integer,
	`skills` text DEFAULT '[]' NOT NULL,
	`languages` text DEFAULT '[]' NOT NULL,
	`weekdays` text DEFAULT '[0,1,2,3,4,5,6]' NOT NULL,
	`days_off` text DEFAULT '[]' NOT NULL,
	`turn_minutes` integer DEFAULT 0 NOT NULL,
	`link_version` integer DEFAULT 1 NOT NULL,
	`retired_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "resources_kind_known" CHECK("resources"."kind" IN ('guide', 'driver', 'vehicle', 'room', 'boat')),
	CONSTRAINT "resources_people_reachable" CHECK(("resources"."kind" IN ('guide', 'driver')) = ("resources"."phone" IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `resources_by_operator` ON `resources` (`operator_slug`,`kind`);--> statement-breakpoint
DROP INDEX `departures_guided`;
--> statement-breakpoint
-- The guides of today: one resource for each name and number of an operator, and a use for each departure, to the end of its last day.
INSERT INTO `resources` (`operator_slug`, `kind`, `name`, `phone`, `created_at`)
SELECT DISTINCT `operator_slug`, 'guide', `guide_name`, `guide_phone`, unixepoch() * 1000
FROM `departures` JOIN `tours` ON `tours`.`id` = `tour_id` WHERE `guide_name` IS NOT NULL AND `operator_slug` IS NOT NULL;
--> statement-breakpoint
INSERT INTO `resource_uses` (`resource_id`, `departure_id`, `from_at`, `to_at`)
SELECT `resources`.`id`, `departures`.`id`,
	unixepoch(`travel_date` || ' ' || coalesce(nullif(`start_time`, ''), '00:00'), '-330 minutes') * 1000,
	unixepoch(`travel_date`, '+' || `days` || ' days', '-330 minutes') * 1000
FROM `departures` JOIN `tours` ON `tours`.`id` = `tour_id`
JOIN `resources` ON `resources`.`operator_slug` = `tours`.`operator_slug` AND `name` = `guide_name` AND `phone` = `guide_phone`;
--> statement-breakpoint
UPDATE `departures` SET `guide_name` = NULL, `guide_phone` = NULL WHERE `guide_name` IS NOT NULL;
--> statement-breakpoint
-- Nobody and nothing is on two departures at once. From here on: guides of before may be.
CREATE TRIGGER `resource_uses_apart` BEFORE INSERT ON `resource_uses`
BEGIN
	SELECT RAISE(ABORT, 'rule:resource_taken') FROM `resource_uses` WHERE `resource_id` = NEW.`resource_id`
		AND `departure_id` <> NEW.`departure_id` AND `from_at` < NEW.`to_at` AND `to_at` > NEW.`from_at`;
END;
