CREATE TABLE `phone_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`mac` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "phone_codes_purpose_known" CHECK("phone_codes"."purpose" IN ('sign-in', 'verify'))
);
--> statement-breakpoint
CREATE INDEX `phone_codes_by_user` ON `phone_codes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `phone_codes_by_end` ON `phone_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `operator_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_slug` text NOT NULL,
	`kind` text NOT NULL,
	`documents` text NOT NULL,
	`text` text,
	`actor_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "operator_decisions_kind_known" CHECK("operator_decisions"."kind" IN ('documents_asked', 'refused', 'answered', 'verified'))
);
--> statement-breakpoint
CREATE INDEX `operator_decisions_of_operator` ON `operator_decisions` (`operator_slug`,`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `verified_phone` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_verified_phone_unique` ON `users` (`verified_phone`);--> statement-breakpoint
-- A changed or removed number no longer signs in, whoever changed it.
CREATE TRIGGER `users_phone_changed` AFTER UPDATE OF `phone` ON `users`
WHEN NEW.`verified_phone` IS NOT NULL AND NEW.`phone` IS NOT NEW.`verified_phone`
BEGIN
	UPDATE `users` SET `verified_phone` = NULL WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `phone_codes_few_tries` BEFORE UPDATE OF `tries` ON `phone_codes`
WHEN NEW.`tries` > 5
BEGIN
	SELECT RAISE(ABORT, 'no try is left for this code');
END;
--> statement-breakpoint
CREATE TRIGGER `phone_codes_used_once` BEFORE UPDATE OF `used_at` ON `phone_codes`
WHEN OLD.`used_at` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'this code was used');
END;
--> statement-breakpoint
ALTER TABLE `operators` ADD `verification` text DEFAULT 'waiting' NOT NULL CONSTRAINT "operators_verification_known" CHECK("operators"."verification" IN ('waiting', 'documents_asked', 'refused'));--> statement-breakpoint
-- Verifying an operator ends no session: it takes nothing away, and the operator may be at work. Every other change of role or status does.
DROP TRIGGER `users_privilege_changed`;--> statement-breakpoint
CREATE TRIGGER `users_privilege_changed` AFTER UPDATE OF `role`, `status` ON `users`
WHEN (OLD.`role` <> NEW.`role` OR OLD.`status` <> NEW.`status`)
	AND NOT (OLD.`role` = 'tour_operator' AND NEW.`role` = 'tour_operator' AND OLD.`status` = 'pending' AND NEW.`status` = 'verified')
BEGIN
	DELETE FROM `sessions` WHERE `user_id` = NEW.`id`;
END;
