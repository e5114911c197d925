ALTER TABLE `bookings` ADD `pick_up` text;--> statement-breakpoint
ALTER TABLE `tours` ADD `party_questions` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE TABLE `party_members` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`kind` text NOT NULL,
	`number` integer NOT NULL,
	`name` text,
	`age` integer,
	`diet` text,
	`encrypted_identity` text,
	`identity_until` text,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "party_members_kind_known" CHECK("party_members"."kind" IN ('adult', 'child', 'infant')),
	CONSTRAINT "party_members_number_in_range" CHECK("party_members"."number" BETWEEN 1 AND 60),
	CONSTRAINT "party_members_age_in_range" CHECK("party_members"."age" BETWEEN 0 AND 120),
	CONSTRAINT "party_identities_end" CHECK(("party_members"."encrypted_identity" IS NULL) = ("party_members"."identity_until" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `party_members_by_place` ON `party_members` (`booking`,`kind`,`number`);--> statement-breakpoint
CREATE INDEX `party_identities_to_erase` ON `party_members` (`identity_until`) WHERE "identity_until" IS NOT NULL;--> statement-breakpoint
-- Catalogue tours ask as the seed does (scripts/seed/party-questions.ts); operators choose for their own.
UPDATE `tours` SET `party_questions` = (
	WITH tour(many, permit, meals, pick_up) AS (
		SELECT `days` > 1,
			`type` = 'wildlife' OR `state` IN ('Andaman and Nicobar Islands', 'Arunachal Pradesh', 'Ladakh', 'Lakshadweep', 'Manipur', 'Mizoram', 'Nagaland', 'Sikkim'),
			lower(json_extract(`guide`, '$.inclusions')) LIKE '%breakfast%' OR lower(json_extract(`guide`, '$.inclusions')) LIKE '%lunch%' OR lower(json_extract(`guide`, '$.inclusions')) LIKE '%dinner%' OR lower(json_extract(`guide`, '$.inclusions')) LIKE '%meals%',
			lower(json_extract(`guide`, '$.meetingPoint')) LIKE '%pick-up at%' OR lower(json_extract(`guide`, '$.meetingPoint')) LIKE '%picked up%'
	)
	SELECT json_group_array(`question`) FROM (
		SELECT 'age' AS `question` FROM tour WHERE many OR permit
		UNION ALL SELECT 'identity' FROM tour WHERE permit
		UNION ALL SELECT 'diet' FROM tour WHERE many AND meals
		UNION ALL SELECT 'pick-up' FROM tour WHERE pick_up
	)
) WHERE `created_at` IS NULL;--> statement-breakpoint
-- People who no longer fit the party are deleted with the change that shrinks it; the others keep their names.
CREATE TRIGGER `party_members_fit` AFTER UPDATE OF `number_of_travelers`, `children`, `infants` ON `bookings`
BEGIN
	DELETE FROM `party_members` WHERE `booking` = NEW.`id` AND (
		(`kind` = 'adult' AND `number` > NEW.`number_of_travelers` - NEW.`children`)
		OR (`kind` = 'child' AND `number` > NEW.`children`)
		OR (`kind` = 'infant' AND `number` > NEW.`infants`)
	);
END;--> statement-breakpoint
-- Identity documents serve the trip only.
CREATE TRIGGER `party_identities_erased` AFTER UPDATE OF `status` ON `bookings`
WHEN NEW.`status` IN ('cancelled', 'expired')
BEGIN
	UPDATE `party_members` SET `encrypted_identity` = NULL, `identity_until` = NULL
	WHERE `booking` = NEW.`id` AND `identity_until` IS NOT NULL;
END;--> statement-breakpoint
CREATE TRIGGER `party_identities_moved` AFTER UPDATE OF `travel_date` ON `bookings`
WHEN NEW.`travel_date` <> OLD.`travel_date`
BEGIN
	UPDATE `party_members`
	SET `identity_until` = date(`identity_until`, (julianday(NEW.`travel_date`) - julianday(OLD.`travel_date`)) || ' days')
	WHERE `booking` = NEW.`id` AND `identity_until` IS NOT NULL;
END;
