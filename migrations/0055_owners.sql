ALTER TABLE `contact_messages` ADD `user_id` text;--> statement-breakpoint
ALTER TABLE `waiting_entries` ADD `user_id` text;--> statement-breakpoint
CREATE INDEX `waiting_entries_by_user` ON `waiting_entries` (`user_id`);--> statement-breakpoint
-- What was made with an address belongs to the account that has confirmed it, and stays with it when the account moves to another address.
UPDATE `bookings` SET `user_id` = (SELECT `id` FROM `users` WHERE `email` = `customer_email`)
WHERE `user_id` IS NULL AND `customer_email` IN (SELECT `email` FROM `users` WHERE `email_verified`);
--> statement-breakpoint
-- An entry's key is its address without the spellings that reach the same mailbox.
UPDATE `waiting_entries` SET `user_id` = coalesce(
	(SELECT `users`.`id` FROM `users` WHERE `users`.`email` = `waiting_entries`.`email` AND `email_verified`),
	(SELECT `users`.`id` FROM `users` WHERE `users`.`email` = `email_key` AND `email_verified`));
--> statement-breakpoint
UPDATE `contact_messages` SET `user_id` = (SELECT `users`.`id` FROM `users`
	WHERE `users`.`email` = `contact_messages`.`email` AND `email_verified`);
--> statement-breakpoint
UPDATE `mail_outbox` SET `user_id` = (SELECT `id` FROM `users` WHERE `email` = `recipient`)
WHERE `user_id` IS NULL AND `recipient` IN (SELECT `email` FROM `users` WHERE `email_verified`);
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
CREATE TRIGGER `waiting_entries_owned` AFTER INSERT ON `waiting_entries` WHEN NEW.`user_id` IS NULL
BEGIN
	UPDATE `waiting_entries` SET `user_id` = coalesce(
		(SELECT `id` FROM `users` WHERE `email` = NEW.`email` AND `email_verified`),
		(SELECT `id` FROM `users` WHERE `email` = NEW.`email_key` AND `email_verified`)) WHERE `id` = NEW.`id`;
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
