-- Facts of tours that grow old, one row for each, so that editors are asked to check them again.
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
);
--> statement-breakpoint
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
--> statement-breakpoint
-- Records a changed start or meeting point of a tour with upcoming bookings, whichever way it is edited. Further edits are merged until the
-- mails are being sent. Bookings that wait for their payment are notified, too.
CREATE TRIGGER `tours_meeting_changed` AFTER UPDATE OF `departure_rules`, `guide` ON `tours`
WHEN (
	json_extract(OLD.`departure_rules`, '$.startTime') IS NOT json_extract(NEW.`departure_rules`, '$.startTime')
	OR json_extract(OLD.`guide`, '$.meetingPoint') IS NOT json_extract(NEW.`guide`, '$.meetingPoint')
) AND EXISTS (
	SELECT 1 FROM `bookings` WHERE `tour_id` = NEW.`id` AND +`status` IN ('pending', 'confirmed')
		AND `travel_date` >= date(coalesce(NEW.`edited_at` / 1000, unixepoch()), 'unixepoch', '+330 minutes')
)
BEGIN
	INSERT INTO `meeting_changes` VALUES (
		NEW.`id`, 0,
		coalesce(json_extract(OLD.`departure_rules`, '$.startTime'), ''), coalesce(json_extract(OLD.`guide`, '$.meetingPoint'), ''),
		coalesce(json_extract(NEW.`departure_rules`, '$.startTime'), ''), coalesce(json_extract(NEW.`guide`, '$.meetingPoint'), ''),
		coalesce(NEW.`edited_at`, unixepoch() * 1000)
	)
	ON CONFLICT (`tour_id`, `is_sending`) DO UPDATE SET
		`start_now` = excluded.`start_now`,
		`meeting_point_now` = excluded.`meeting_point_now`,
		`changed_at` = excluded.`changed_at`;
END;
