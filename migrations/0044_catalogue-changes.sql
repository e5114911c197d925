-- Searches keep the tours on sale in memory: each change of what they see of a tour gets a version. OR REPLACE would yield to the outer statement's conflict clause.
CREATE TABLE `catalogue_changes` (
	`version` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tour_id` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `catalogue_epoch` (
	`token` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO `catalogue_epoch` VALUES (lower(hex(randomblob(8))));
--> statement-breakpoint
CREATE UNIQUE INDEX `catalogue_changes_tour_id_unique` ON `catalogue_changes` (`tour_id`);--> statement-breakpoint
DROP INDEX `tours_searched`;--> statement-breakpoint
CREATE INDEX `departures_full` ON `departures` (`travel_date`,`tour_id`) WHERE capacity <= booked + held;
--> statement-breakpoint
CREATE TRIGGER `tours_added_to_search` AFTER INSERT ON `tours`
BEGIN
  DELETE FROM catalogue_changes WHERE tour_id = NEW.id;
  INSERT INTO catalogue_changes (tour_id) VALUES (NEW.id);
END;--> statement-breakpoint
CREATE TRIGGER `tours_changed_in_search` AFTER UPDATE ON `tours`
BEGIN
  DELETE FROM catalogue_changes WHERE tour_id = NEW.id;
  INSERT INTO catalogue_changes (tour_id) VALUES (NEW.id);
END;--> statement-breakpoint
CREATE TRIGGER `tours_removed_from_search` AFTER DELETE ON `tours`
BEGIN
  DELETE FROM catalogue_changes WHERE tour_id = OLD.id;
  INSERT INTO catalogue_changes (tour_id) VALUES (OLD.id);
END;--> statement-breakpoint
CREATE TRIGGER `operators_changed_in_search` AFTER UPDATE OF `status` ON `operators` WHEN OLD.status <> NEW.status
BEGIN
  DELETE FROM catalogue_changes WHERE tour_id IN (SELECT id FROM tours WHERE operator_slug = NEW.slug);
  INSERT INTO catalogue_changes (tour_id) SELECT id FROM tours WHERE operator_slug = NEW.slug;
END;--> statement-breakpoint
CREATE TRIGGER `departures_closed_in_search` AFTER UPDATE OF `closed_at` ON `departures` WHEN OLD.closed_at IS NOT NEW.closed_at
BEGIN
  DELETE FROM catalogue_changes WHERE tour_id = NEW.tour_id;
  INSERT INTO catalogue_changes (tour_id) VALUES (NEW.tour_id);
END;--> statement-breakpoint
CREATE TRIGGER `departures_added_to_search` AFTER INSERT ON `departures` WHEN NEW.closed_at IS NOT NULL
BEGIN
  DELETE FROM catalogue_changes WHERE tour_id = NEW.tour_id;
  INSERT INTO catalogue_changes (tour_id) VALUES (NEW.tour_id);
END;--> statement-breakpoint
CREATE TRIGGER `departures_guaranteed_in_search` AFTER UPDATE OF `guaranteed_at` ON `departure_minimums` WHEN OLD.guaranteed_at IS NOT NEW.guaranteed_at
BEGIN
  DELETE FROM catalogue_changes WHERE tour_id = NEW.tour_id;
  INSERT INTO catalogue_changes (tour_id) VALUES (NEW.tour_id);
END;--> statement-breakpoint
CREATE TRIGGER `departures_guaranteed_at_once` AFTER INSERT ON `departure_minimums` WHEN NEW.guaranteed_at IS NOT NULL
BEGIN
  DELETE FROM catalogue_changes WHERE tour_id = NEW.tour_id;
  INSERT INTO catalogue_changes (tour_id) VALUES (NEW.tour_id);
END;
