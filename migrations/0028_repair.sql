ALTER TABLE `bookings` ADD `link_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_by_phone` ON `bookings` (`customer_phone`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `booking_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`side` text NOT NULL,
	`text` text NOT NULL,
	`author_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_notes_side_known" CHECK("booking_notes"."side" IN ('team', 'operator'))
);
--> statement-breakpoint
CREATE INDEX `booking_notes_by_booking` ON `booking_notes` (`booking`,`side`,`created_at`);--> statement-breakpoint
CREATE INDEX `booking_notes_by_author` ON `booking_notes` (`author_id`);--> statement-breakpoint
CREATE INDEX `payouts_by_reference` ON `payouts` (`reference`);--> statement-breakpoint
CREATE TABLE `booking_proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`version` integer NOT NULL,
	`change` text NOT NULL,
	`total_before` integer NOT NULL,
	`total` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`token_hash` text NOT NULL,
	`proposed_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proposed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_proposals_status_known" CHECK("booking_proposals"."status" IN ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "booking_proposals_rise" CHECK("booking_proposals"."total" > "booking_proposals"."total_before")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `booking_proposals_by_token` ON `booking_proposals` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `booking_proposals_open` ON `booking_proposals` (`booking`) WHERE "status" = 'open';--> statement-breakpoint
-- An answered or withdrawn proposal stays as it is: of two answers at once, the second rolls back.
CREATE TRIGGER `booking_proposals_settled` BEFORE UPDATE OF `status` ON `booking_proposals`
WHEN OLD.`status` <> 'open'
BEGIN
	SELECT RAISE(ABORT, 'the proposal is settled');
END;
--> statement-breakpoint
-- The full-text index of bookings: trigrams find any part of at least three characters. The text itself stays in `bookings`.
CREATE VIRTUAL TABLE bookings_search USING fts5(
  booking_id, customer_name, customer_email, customer_phone, tour_title,
  content = 'bookings', tokenize = 'trigram'
);
--> statement-breakpoint
INSERT INTO bookings_search(bookings_search) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER bookings_search_insert AFTER INSERT ON bookings BEGIN
  INSERT INTO bookings_search(rowid, booking_id, customer_name, customer_email, customer_phone, tour_title)
  VALUES (new.rowid, new.booking_id, new.customer_name, new.customer_email, new.customer_phone, new.tour_title);
END;
--> statement-breakpoint
CREATE TRIGGER bookings_search_delete AFTER DELETE ON bookings BEGIN
  INSERT INTO bookings_search(bookings_search, rowid, booking_id, customer_name, customer_email, customer_phone, tour_title)
  VALUES ('delete', old.rowid, old.booking_id, old.customer_name, old.customer_email, old.customer_phone, old.tour_title);
END;
--> statement-breakpoint
CREATE TRIGGER bookings_search_update
AFTER UPDATE OF booking_id, customer_name, customer_email, customer_phone, tour_title ON bookings BEGIN
  INSERT INTO bookings_search(bookings_search, rowid, booking_id, customer_name, customer_email, customer_phone, tour_title)
  VALUES ('delete', old.rowid, old.booking_id, old.customer_name, old.customer_email, old.customer_phone, old.tour_title);
  INSERT INTO bookings_search(rowid, booking_id, customer_name, customer_email, customer_phone, tour_title)
  VALUES (new.rowid, new.booking_id, new.customer_name, new.customer_email, new.customer_phone, new.tour_title);
END;
