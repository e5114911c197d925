CREATE TABLE `audit_heads` (
	`day` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`seq` integer NOT NULL,
	`seal` text NOT NULL,
	`is_intact` integer NOT NULL,
	`signature` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `checks` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`is_ok` integer NOT NULL,
	`checked` integer NOT NULL,
	`faults` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `erasures` (
	`day` text PRIMARY KEY NOT NULL,
	`finished_at` integer,
	`bookings` integer NOT NULL,
	`messages` integer NOT NULL,
	`subscribers` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `bookings` ADD `notice_version` integer;--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `nominee_name` text;--> statement-breakpoint
ALTER TABLE `users` ADD `nominee_contact` text;--> statement-breakpoint
UPDATE `newsletter_subscribers` SET `confirmed_at` = `created_at`;--> statement-breakpoint
CREATE TRIGGER `newsletter_confirmed_with_account` AFTER UPDATE OF `email_verified` ON `users`
WHEN NEW.email_verified AND NEW.marketing_consent
BEGIN
  UPDATE newsletter_subscribers SET confirmed_at = coalesce(confirmed_at, CAST(unixepoch('subsec') * 1000 AS INTEGER))
    WHERE email = NEW.email;
END;
