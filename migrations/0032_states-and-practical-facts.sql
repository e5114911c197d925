-- Facts of tours as editors write them: docs/decisions/051-facts-and-drafts-of-tours.md.
CREATE TABLE `climate_stations` (
	`key` text PRIMARY KEY NOT NULL,
	`normals` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `perishable_facts` (
	`id` integer PRIMARY KEY NOT NULL,
	`tour_id` integer NOT NULL,
	`kind` text NOT NULL,
	`fact` text NOT NULL,
	`month` integer NOT NULL,
	`checked_on` text,
	`due` text NOT NULL,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `perishable_facts_by_tour` ON `perishable_facts` (`tour_id`);--> statement-breakpoint
CREATE INDEX `perishable_facts_by_due` ON `perishable_facts` (`due`,`id`);--> statement-breakpoint
ALTER TABLE `tours` ADD `practical` text;--> statement-breakpoint
ALTER TABLE `tours` ADD `states` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
UPDATE `tours` SET `states` = json_array(`state`);--> statement-breakpoint
-- Forms that know one state only write `state`; the tour then visits that one.
CREATE TRIGGER `tours_states_inserted` AFTER INSERT ON `tours` WHEN json_extract(NEW.`states`, '$[0]') IS NOT NEW.`state`
BEGIN
	UPDATE `tours` SET `states` = json_array(NEW.`state`) WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `tours_states_updated` AFTER UPDATE OF `state`, `states` ON `tours`
WHEN json_extract(NEW.`states`, '$[0]') IS NOT NEW.`state`
BEGIN
	UPDATE `tours` SET `states` = json_array(NEW.`state`) WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
-- A search finds a tour by each of its states.
DROP TRIGGER `tours_search_insert`;--> statement-breakpoint
DROP TRIGGER `tours_search_update`;--> statement-breakpoint
CREATE TRIGGER `tours_search_insert` AFTER INSERT ON `tours`
BEGIN
	INSERT INTO `tours_search` (`rowid`, `place`, `title`, `state`, `departure_city`, `subtitle`, `highlights`)
	SELECT `id`, `place`, `title`, `states`, `departure_city`, `subtitle`, `highlights` FROM `tours` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `tours_search_update`
AFTER UPDATE OF `place`, `title`, `states`, `departure_city`, `subtitle`, `highlights` ON `tours`
BEGIN
	UPDATE `tours_search` SET `place` = NEW.`place`, `title` = NEW.`title`, `state` = NEW.`states`,
		`departure_city` = NEW.`departure_city`, `subtitle` = NEW.`subtitle`, `highlights` = NEW.`highlights`
	WHERE `rowid` = NEW.`id`;
END;
--> statement-breakpoint
UPDATE `tours_search` SET `state` = (SELECT `states` FROM `tours` WHERE `id` = `tours_search`.`rowid`);--> statement-breakpoint
CREATE VIEW `stated_perishable_facts` AS
SELECT `tour_id`, `kind`, `fact`, `month`, `checked_on`, CASE
	WHEN `checked_on` IS NULL THEN ''
	ELSE printf('%d-%02d', substr(`checked_on`, 1, 4) + (`month` <= CAST(substr(`checked_on`, 6, 2) AS INTEGER)), `month`)
END AS `due`
FROM (
	SELECT `tours`.`id` AS `tour_id`,
		json_extract(`stated`.`value`, '$.kind') AS `kind`,
		json_extract(`stated`.`value`, '$.fact') AS `fact`,
		json_extract(`stated`.`value`, '$.month') AS `month`,
		(SELECT max(json_extract(`source`.`value`, '$.on')) FROM json_each(`tours`.`practical`, '$.sources') AS `source`) AS `checked_on`
	FROM `tours`, json_each(`tours`.`practical`, '$.recheck') AS `stated`
	WHERE `tours`.`practical` IS NOT NULL
);--> statement-breakpoint
CREATE TRIGGER `perishable_facts_inserted` AFTER INSERT ON `tours` WHEN NEW.`practical` IS NOT NULL
BEGIN
	INSERT INTO `perishable_facts` (`tour_id`, `kind`, `fact`, `month`, `checked_on`, `due`)
	SELECT * FROM `stated_perishable_facts` WHERE `tour_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `perishable_facts_updated` AFTER UPDATE OF `practical` ON `tours` WHEN NEW.`practical` IS NOT OLD.`practical`
BEGIN
	DELETE FROM `perishable_facts` WHERE `tour_id` = NEW.`id`;
	INSERT INTO `perishable_facts` (`tour_id`, `kind`, `fact`, `month`, `checked_on`, `due`)
	SELECT * FROM `stated_perishable_facts` WHERE `tour_id` = NEW.`id`;
END;
