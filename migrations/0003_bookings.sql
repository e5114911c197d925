-- Where bookings come from (app/domain/bookings/booking-source.ts): a new one is a row.
INSERT INTO `booking_sources` (`name`) VALUES ('site'), ('team'), ('operator');
--> statement-breakpoint
-- One address has so many unpaid upcoming bookings with so many seats at most. Those waiting for an online payment are counted with the
-- others, and limited only among themselves, so that paying now stays possible. A booking that is pending until its address is confirmed counts
-- as a confirmed one: it becomes one without payment.
-- Unpaid seats of one caller whose addresses are unproven: as many as one caller may hold are confirmed without proof.
CREATE TRIGGER `bookings_limited` AFTER INSERT ON `bookings`
WHEN NEW.`status` IN ('pending', 'confirmed')
BEGIN
	SELECT RAISE(ABORT, 'rule:unpaid_bookings') FROM (
		SELECT count(*) AS `bookings`, sum(`number_of_travelers`) AS `seats` FROM `bookings`
		WHERE NEW.`total_amount` > 0 AND NEW.`paid_amount` = NEW.`refunded_amount` AND `email_key` = NEW.`email_key`
			AND `travel_date` >= date(NEW.`created_at` / 1000, 'unixepoch', '+330 minutes')
			AND "paid_amount" = "refunded_amount" AND "status" IN ('pending', 'confirmed')
			AND `total_amount` > 0 AND (`status` = 'pending' OR NEW.`status` = 'confirmed' OR NEW.`is_provisional`)
	) WHERE `bookings` > (SELECT `unpaid_bookings` FROM `limits`) OR `seats` > (SELECT `unpaid_seats` FROM `limits`);
	SELECT RAISE(ABORT, 'rule:unproven_seats') FROM (
		SELECT count(DISTINCT `tour_id` || ' ' || `travel_date`) AS `departures`, sum(`number_of_travelers`) AS `seats`
		FROM `bookings`
		WHERE NEW.`verified_at` IS NULL AND NEW.`status` = 'confirmed'
			AND `caller` = NEW.`caller` AND "caller" IS NOT NULL AND "verified_at" IS NULL AND "status" IN ('pending', 'confirmed')
			AND `paid_amount` = `refunded_amount`
	) WHERE `departures` > (SELECT `caller_departures` FROM `limits`) OR `seats` > (SELECT `caller_seats` FROM `limits`);
END;
--> statement-breakpoint
-- A booking names the operator of its tour, by a foreign key; its messages name the same, so that lists read one index.
CREATE TRIGGER `bookings_operator_changed` AFTER UPDATE OF `operator_slug` ON `bookings` WHEN NEW.`operator_slug` <> OLD.`operator_slug`
BEGIN
	UPDATE `booking_messages` SET `operator_slug` = NEW.`operator_slug` WHERE `booking` = NEW.`id`;
END;
--> statement-breakpoint
-- Names the booking's operator in a message, and stores how soon operators answer travelers, for their pages.
CREATE TRIGGER `booking_messages_added` AFTER INSERT ON `booking_messages`
BEGIN
  UPDATE booking_messages SET operator_slug = (SELECT operator_slug FROM bookings WHERE id = NEW.booking)
    WHERE id = NEW.id AND operator_slug IS NOT (SELECT operator_slug FROM bookings WHERE id = NEW.booking);
  INSERT INTO operator_answers (operator_slug, answered_at, waited)
    SELECT tours.operator_slug, NEW.created_at, NEW.created_at - min(asked.created_at)
    FROM booking_messages AS asked
    INNER JOIN bookings ON bookings.id = asked.booking
    INNER JOIN tours ON tours.id = bookings.tour_id
    WHERE NEW.author = 'operator' AND NEW.to_traveler AND asked.booking = NEW.booking AND asked.author = 'traveler' AND asked.to_operator AND asked.created_at < NEW.created_at
      AND asked.created_at > coalesce((SELECT max(last.created_at) FROM booking_messages AS last
        WHERE last.booking = NEW.booking AND last.author = 'operator' AND last.to_traveler AND last.created_at < NEW.created_at), 0)
    GROUP BY tours.operator_slug;
  -- Older answers do not count.
  DELETE FROM operator_answers
    WHERE NEW.author = 'operator' AND NEW.to_traveler
      AND operator_slug = (SELECT tours.operator_slug FROM bookings INNER JOIN tours ON tours.id = bookings.tour_id WHERE bookings.id = NEW.booking)
      AND answered_at < NEW.created_at - (SELECT answers_count_for FROM limits);
END;
--> statement-breakpoint
-- What was made with an address belongs to the account that has confirmed it, and stays with it when the account moves to another address.
CREATE TRIGGER `bookings_owned` AFTER INSERT ON `bookings`
WHEN NEW.`user_id` IS NULL AND EXISTS (SELECT 1 FROM `users` WHERE `email` = NEW.`customer_email` AND `email_verified`)
BEGIN
	UPDATE `bookings` SET `user_id` = (SELECT `id` FROM `users` WHERE `email` = NEW.`customer_email`) WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
-- A corrected address, also of a booking that a wrong one had given to another account.
CREATE TRIGGER `bookings_owned_anew` AFTER UPDATE OF `customer_email`, `user_id` ON `bookings`
WHEN NEW.`user_id` IS NULL AND EXISTS (SELECT 1 FROM `users` WHERE `email` = NEW.`customer_email` AND `email_verified`)
BEGIN
	UPDATE `bookings` SET `user_id` = (SELECT `id` FROM `users` WHERE `email` = NEW.`customer_email`) WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_owned` AFTER INSERT ON `contact_messages` WHEN NEW.`user_id` IS NULL
BEGIN
	UPDATE `contact_messages` SET `user_id` = (SELECT `id` FROM `users` WHERE `email` = NEW.`email` AND `email_verified`)
	WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `mail_outbox_owned` AFTER INSERT ON `mail_outbox`
WHEN NEW.`user_id` IS NULL AND EXISTS (SELECT 1 FROM `users` WHERE `email` = NEW.`recipient` AND `email_verified`)
BEGIN
	UPDATE `mail_outbox` SET `user_id` = (SELECT `id` FROM `users` WHERE `email` = NEW.`recipient`) WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
-- An entry's key is its address without the spellings that reach the same mailbox.
CREATE TRIGGER `waiting_entries_owned` AFTER INSERT ON `waiting_entries` WHEN NEW.`user_id` IS NULL
BEGIN
	UPDATE `waiting_entries` SET `user_id` = coalesce(
		(SELECT `id` FROM `users` WHERE `email` = NEW.`email` AND `email_verified`),
		(SELECT `id` FROM `users` WHERE `email` = NEW.`email_key` AND `email_verified`)) WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_confirmed` AFTER UPDATE OF `email`, `email_verified` ON `users`
WHEN NEW.`email_verified` AND (NEW.`email` <> OLD.`email` OR NOT OLD.`email_verified`)
BEGIN
	UPDATE `bookings` SET `user_id` = NEW.`id` WHERE `customer_email` = NEW.`email` AND +`user_id` IS NULL;
	UPDATE `waiting_entries` SET `user_id` = NEW.`id` WHERE NEW.`email` IN (`email`, `email_key`) AND `user_id` IS NULL;
	UPDATE `contact_messages` SET `user_id` = NEW.`id` WHERE `email` = NEW.`email` AND `user_id` IS NULL;
	UPDATE `mail_outbox` SET `user_id` = NEW.`id` WHERE `recipient` = NEW.`email` AND +`user_id` IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `users_made_confirmed` AFTER INSERT ON `users` WHEN NEW.`email_verified`
BEGIN
	UPDATE `bookings` SET `user_id` = NEW.`id` WHERE `customer_email` = NEW.`email` AND +`user_id` IS NULL;
	UPDATE `waiting_entries` SET `user_id` = NEW.`id` WHERE NEW.`email` IN (`email`, `email_key`) AND `user_id` IS NULL;
	UPDATE `contact_messages` SET `user_id` = NEW.`id` WHERE `email` = NEW.`email` AND `user_id` IS NULL;
	UPDATE `mail_outbox` SET `user_id` = NEW.`id` WHERE `recipient` = NEW.`email` AND +`user_id` IS NULL;
END;
--> statement-breakpoint
-- People who no longer fit the party are deleted with the change that shrinks it; the others keep their names. Identity documents serve the trip
-- only, and move with it.
CREATE TRIGGER `party_follows_booking`
AFTER UPDATE OF `number_of_travelers`, `children`, `infants`, `status`, `travel_date` ON `bookings`
BEGIN
	DELETE FROM `party_members` WHERE `booking` = NEW.`id` AND (
		(`kind` = 'adult' AND `number` > NEW.`number_of_travelers` - NEW.`children`)
		OR (`kind` = 'child' AND `number` > NEW.`children`)
		OR (`kind` = 'infant' AND `number` > NEW.`infants`)
	);
	UPDATE `party_members` SET `encrypted_identity` = NULL, `identity_until` = NULL
	WHERE NEW.`status` IN ('cancelled', 'expired') AND `booking` = NEW.`id` AND `identity_until` IS NOT NULL;
	UPDATE `party_members`
	SET `identity_until` = date(`identity_until`, (julianday(NEW.`travel_date`) - julianday(OLD.`travel_date`)) || ' days')
	WHERE NEW.`travel_date` <> OLD.`travel_date` AND `booking` = NEW.`id` AND `identity_until` IS NOT NULL;
END;
--> statement-breakpoint
-- An answered or withdrawn proposal stays as it is: of two answers at once, the second rolls back.
CREATE TRIGGER `booking_proposals_settled` BEFORE UPDATE OF `status` ON `booking_proposals`
WHEN OLD.`status` <> 'open'
BEGIN
	SELECT RAISE(ABORT, 'rule:proposal_settled');
END;
--> statement-breakpoint
-- A traveler's answer counts only while the offer is open: the office may settle it at the same time. A settled offer stays as it is, unless the
-- booking is asked again.
CREATE TRIGGER `rescue_offers_settled` BEFORE UPDATE OF `state` ON `rescue_offers`
BEGIN
	SELECT RAISE(ABORT, 'rule:offer_closed')
	WHERE NEW.`chosen_by` = 'traveler' AND NEW.`state` IN ('moved', 'rebooked', 'refunded') AND OLD.`state` <> 'asked';
	SELECT RAISE(ABORT, 'rule:offer_settled')
	WHERE OLD.`state` IN ('moved', 'rebooked', 'refunded') AND NEW.`state` <> OLD.`state` AND NEW.`round` = OLD.`round`;
END;
--> statement-breakpoint
-- An outcome stays as it is: of undoing and applying at once, the second rolls back.
CREATE TRIGGER `delayed_changes_settled` BEFORE UPDATE OF `outcome` ON `delayed_changes`
WHEN OLD.`outcome` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'rule:change_settled');
END;
