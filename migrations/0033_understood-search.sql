-- The full-text index of the tours, with stemming, labels and the texts of the days: docs/decisions/041-search-by-dictionaries.md.
DROP TRIGGER `tours_search_insert`;--> statement-breakpoint
DROP TRIGGER `tours_search_update`;--> statement-breakpoint
DROP TRIGGER `tours_search_delete`;--> statement-breakpoint
DROP TABLE `tours_search`;--> statement-breakpoint
CREATE VIRTUAL TABLE `tours_search` USING fts5(
	`place`, `title`, `states`, `labels`, `departure_city`, `subtitle`, `highlights`, `description`, `days`,
	tokenize = 'porter unicode61 remove_diacritics 2', prefix = '3 4 5'
);--> statement-breakpoint
INSERT INTO `tours_search`(`tours_search`, `rank`) VALUES ('rank', 'bm25(10.0, 8.0, 6.0, 6.0, 3.0, 3.0, 3.0, 1.0, 1.0)');--> statement-breakpoint
CREATE VIEW `searched_tours` AS
SELECT `id`, `place`, `title`, `states`,
	`type` || ' ' || coalesce(replace(`category`, '-', ' '), '') AS `labels`,
	`departure_city`, `subtitle`, `highlights`, `description`,
	(SELECT group_concat(json_extract(`day`.`value`, '$.title') || ' ' || json_extract(`day`.`value`, '$.text'), ' ')
		FROM json_each(`tours`.`guide`, '$.itinerary') AS `day`) AS `days`
FROM `tours`;--> statement-breakpoint
INSERT INTO `tours_search`(`rowid`, `place`, `title`, `states`, `labels`, `departure_city`, `subtitle`, `highlights`, `description`, `days`)
SELECT * FROM `searched_tours`;--> statement-breakpoint
CREATE TRIGGER `tours_search_insert` AFTER INSERT ON `tours`
BEGIN
	INSERT INTO `tours_search`(`rowid`, `place`, `title`, `states`, `labels`, `departure_city`, `subtitle`, `highlights`, `description`, `days`)
	SELECT * FROM `searched_tours` WHERE `id` = NEW.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `tours_search_delete` AFTER DELETE ON `tours`
BEGIN
	DELETE FROM `tours_search` WHERE `rowid` = OLD.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `tours_search_update`
AFTER UPDATE OF `place`, `title`, `states`, `type`, `category`, `departure_city`, `subtitle`, `highlights`, `description`, `guide` ON `tours`
BEGIN
	DELETE FROM `tours_search` WHERE `rowid` = NEW.`id`;
	INSERT INTO `tours_search`(`rowid`, `place`, `title`, `states`, `labels`, `departure_city`, `subtitle`, `highlights`, `description`, `days`)
	SELECT * FROM `searched_tours` WHERE `id` = NEW.`id`;
END;--> statement-breakpoint
-- Counts of filter values read this index instead of the rows, which hold the texts.
CREATE INDEX `tours_searched` ON `tours` (`status`,`deleted_at`,`operator_slug`,`region`,`departure_city`,`type`,`category`,`days`,`price_inr`,`position`,`latitude`,`longitude`,`place`,`title`,`best_months`,`interests`,`experiences`,`states`);
