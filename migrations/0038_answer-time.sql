-- How soon operators answer travelers, for their pages.
CREATE TABLE `operator_answers` (
	`id` integer PRIMARY KEY NOT NULL,
	`operator_slug` text NOT NULL,
	`answered_at` integer NOT NULL,
	`waited` integer NOT NULL,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `operator_answers_newest` ON `operator_answers` (`operator_slug`,`answered_at`);--> statement-breakpoint
ALTER TABLE `operators` ADD `founded_year` integer;--> statement-breakpoint
CREATE TRIGGER `booking_messages_answered` AFTER INSERT ON `booking_messages`
WHEN NEW.author = 'operator' AND NEW.to_traveler
BEGIN
  INSERT INTO operator_answers (operator_slug, answered_at, waited)
    SELECT tours.operator_slug, NEW.created_at, NEW.created_at - min(asked.created_at)
    FROM booking_messages AS asked
    INNER JOIN bookings ON bookings.id = asked.booking
    INNER JOIN tours ON tours.id = bookings.tour_id
    WHERE asked.booking = NEW.booking AND asked.author = 'traveler' AND asked.to_operator AND asked.created_at < NEW.created_at
      AND asked.created_at > coalesce((SELECT max(last.created_at) FROM booking_messages AS last
        WHERE last.booking = NEW.booking AND last.author = 'operator' AND last.to_traveler AND last.created_at < NEW.created_at), 0)
    GROUP BY tours.operator_slug;
  -- 90 days: older answers do not count.
  DELETE FROM operator_answers
    WHERE operator_slug = (SELECT tours.operator_slug FROM bookings INNER JOIN tours ON tours.id = bookings.tour_id WHERE bookings.id = NEW.booking)
      AND answered_at < NEW.created_at - 7776000000;
END;--> statement-breakpoint
INSERT INTO operator_answers (operator_slug, answered_at, waited)
  SELECT tours.operator_slug, answer.created_at, answer.created_at - min(asked.created_at)
  FROM booking_messages AS answer
  INNER JOIN booking_messages AS asked
    ON asked.booking = answer.booking AND asked.author = 'traveler' AND asked.to_operator AND asked.created_at < answer.created_at
  INNER JOIN bookings ON bookings.id = answer.booking
  INNER JOIN tours ON tours.id = bookings.tour_id
  WHERE answer.author = 'operator' AND answer.to_traveler
    AND NOT EXISTS (SELECT 1 FROM booking_messages AS earlier
      WHERE earlier.booking = answer.booking AND earlier.author = 'operator' AND earlier.to_traveler
        AND earlier.created_at >= asked.created_at AND earlier.created_at < answer.created_at)
  GROUP BY answer.id;
