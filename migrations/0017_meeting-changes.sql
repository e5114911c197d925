CREATE TABLE `meeting_changes` (
	`tour_id` integer NOT NULL,
	`is_sending` integer DEFAULT false NOT NULL,
	`start_before` text NOT NULL,
	`meeting_point_before` text NOT NULL,
	`start_now` text NOT NULL,
	`meeting_point_now` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`tour_id`, `is_sending`),
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
-- Records a changed start or meeting point of a tour with upcoming bookings, whichever way it is edited. Further edits are merged until the
-- mails are being sent.
CREATE TRIGGER `tours_meeting_changed` AFTER UPDATE OF `departure_rules`, `guide` ON `tours`
WHEN (
	json_extract(OLD.`departure_rules`, '$.startTime') IS NOT json_extract(NEW.`departure_rules`, '$.startTime')
	OR json_extract(OLD.`guide`, '$.meetingPoint') IS NOT json_extract(NEW.`guide`, '$.meetingPoint')
) AND EXISTS (
	SELECT 1 FROM `bookings` WHERE `tour_id` = NEW.`id` AND +`status` = 'confirmed'
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
