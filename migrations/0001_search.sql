-- The full-text index of the tours, with stemming, labels and the texts of the days.
CREATE VIRTUAL TABLE `tours_search` USING fts5(
	`place`, `title`, `states`, `labels`, `departure_city`, `subtitle`, `highlights`, `description`, `days`,
	tokenize = 'porter unicode61 remove_diacritics 2', prefix = '3 4 5'
);
--> statement-breakpoint
-- Rank orders place and title before the rest.
INSERT INTO `tours_search`(`tours_search`, `rank`) VALUES ('rank', 'bm25(10.0, 8.0, 6.0, 6.0, 3.0, 3.0, 3.0, 1.0, 1.0)');
--> statement-breakpoint
-- The texts of a tour by which it is found, each State among them.
CREATE VIEW `searched_tours` AS
SELECT `id`, `place`, `title`, `states`,
	`type` || ' ' || coalesce(replace(`category`, '-', ' '), '') AS `labels`,
	`departure_city`, `subtitle`, `highlights`, `description`,
	(SELECT group_concat(json_extract(`day`.`value`, '$.title') || ' ' || json_extract(`day`.`value`, '$.text'), ' ')
		FROM json_each(`tours`.`guide`, '$.itinerary') AS `day`) AS `days`
FROM `tours`;
--> statement-breakpoint
-- Triggers keep the index true, whoever writes a tour: this one, and those below that record its changes.
CREATE TRIGGER `tours_search_update`
AFTER UPDATE OF `place`, `title`, `states`, `type`, `category`, `departure_city`, `subtitle`, `highlights`, `description`, `guide` ON `tours`
BEGIN
	DELETE FROM `tours_search` WHERE `rowid` = NEW.`id`;
	INSERT INTO `tours_search`(`rowid`, `place`, `title`, `states`, `labels`, `departure_city`, `subtitle`, `highlights`, `description`, `days`)
	SELECT * FROM `searched_tours` WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
-- The full-text index of bookings, by folded names and by titles without accents. Trigrams find any part of at least three characters. The
-- text itself stays in `bookings`.
CREATE VIRTUAL TABLE bookings_search USING fts5(
  booking_id, customer_folded, customer_email, customer_phone, tour_title,
  content = 'bookings', tokenize = 'trigram remove_diacritics 1'
);
--> statement-breakpoint
-- An index without its own text needs the old values to remove them.
CREATE TRIGGER bookings_search_insert AFTER INSERT ON bookings BEGIN
  INSERT INTO bookings_search(rowid, booking_id, customer_folded, customer_email, customer_phone, tour_title)
  VALUES (new.rowid, new.booking_id, new.customer_folded, new.customer_email, new.customer_phone, new.tour_title);
END;
--> statement-breakpoint
CREATE TRIGGER bookings_search_update
AFTER UPDATE OF booking_id, customer_folded, customer_email, customer_phone, tour_title ON bookings BEGIN
  INSERT INTO bookings_search(bookings_search, rowid, booking_id, customer_folded, customer_email, customer_phone, tour_title)
  VALUES ('delete', old.rowid, old.booking_id, old.customer_folded, old.customer_email, old.customer_phone, old.tour_title);
  INSERT INTO bookings_search(rowid, booking_id, customer_folded, customer_email, customer_phone, tour_title)
  VALUES (new.rowid, new.booking_id, new.customer_folded, new.customer_email, new.customer_phone, new.tour_title);
END;
--> statement-breakpoint
CREATE TRIGGER bookings_search_delete AFTER DELETE ON bookings BEGIN
  INSERT INTO bookings_search(bookings_search, rowid, booking_id, customer_folded, customer_email, customer_phone, tour_title)
  VALUES ('delete', old.rowid, old.booking_id, old.customer_folded, old.customer_email, old.customer_phone, old.tour_title);
END;
--> statement-breakpoint
-- Searches keep the tours on sale in memory. A new database, and a restored one, has another epoch: no copy of before can be brought up to date.
INSERT INTO `catalogue_epoch` VALUES (lower(hex(randomblob(8))));
--> statement-breakpoint
-- Each change of what a search sees of a tour gets a version, by which copies in memory are brought up to date. OR REPLACE would yield to the
-- outer statement's conflict clause.
CREATE TRIGGER `tours_added_to_search` AFTER INSERT ON `tours`
BEGIN
  INSERT INTO tours_search (rowid, place, title, states, labels, departure_city, subtitle, highlights, description, days)
  SELECT * FROM searched_tours WHERE id = NEW.id;
  DELETE FROM catalogue_changes WHERE tour_id = NEW.id;
  INSERT INTO catalogue_changes (tour_id) VALUES (NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `tours_changed_in_search` AFTER UPDATE ON `tours`
BEGIN
  DELETE FROM catalogue_changes WHERE tour_id = NEW.id;
  INSERT INTO catalogue_changes (tour_id) VALUES (NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `tours_removed_from_search` AFTER DELETE ON `tours`
BEGIN
  DELETE FROM tours_search WHERE rowid = OLD.id;
  DELETE FROM catalogue_changes WHERE tour_id = OLD.id;
  INSERT INTO catalogue_changes (tour_id) VALUES (OLD.id);
END;
--> statement-breakpoint
-- A suspended operator's tours are not on sale.
CREATE TRIGGER `operators_changed_in_search` AFTER UPDATE OF `status` ON `operators` WHEN OLD.status <> NEW.status
BEGIN
  DELETE FROM catalogue_changes WHERE tour_id IN (SELECT id FROM tours WHERE operator_slug = NEW.slug);
  INSERT INTO catalogue_changes (tour_id) SELECT id FROM tours WHERE operator_slug = NEW.slug;
END;
--> statement-breakpoint
-- A search may ask for guaranteed departures, and one with dates leaves out closed ones (migration 0002).
CREATE TRIGGER `departures_guaranteed_at_once` AFTER INSERT ON `departure_minimums` WHEN NEW.guaranteed_at IS NOT NULL
BEGIN
  DELETE FROM catalogue_changes WHERE tour_id = NEW.tour_id;
  INSERT INTO catalogue_changes (tour_id) VALUES (NEW.tour_id);
END;
--> statement-breakpoint
CREATE TRIGGER `departures_guaranteed_in_search` AFTER UPDATE OF `guaranteed_at` ON `departure_minimums` WHEN OLD.guaranteed_at IS NOT NEW.guaranteed_at
BEGIN
  DELETE FROM catalogue_changes WHERE tour_id = NEW.tour_id;
  INSERT INTO catalogue_changes (tour_id) VALUES (NEW.tour_id);
END;
