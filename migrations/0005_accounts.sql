-- However often a session is used, it ends so long after it began.
CREATE TRIGGER `sessions_end` AFTER UPDATE OF `expires_at` ON `sessions`
WHEN NEW.`expires_at` > NEW.`created_at` + (SELECT `session_lasts` FROM `limits`)
BEGIN
	UPDATE `sessions` SET `expires_at` = NEW.`created_at` + (SELECT `session_lasts` FROM `limits`) WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
-- Nobody who is suspended gets a session, by whichever way they sign in.
CREATE TRIGGER `sessions_of_suspended` BEFORE INSERT ON `sessions`
WHEN (SELECT `status` FROM `users` WHERE `id` = NEW.`user_id`) = 'suspended'
BEGIN
	SELECT RAISE(ABORT, 'rule:account_suspended');
END;
--> statement-breakpoint
-- A change of privilege ends every session, whoever makes the change. Verifying an operator ends none: it takes nothing away, and the operator
-- may be at work.
CREATE TRIGGER `users_privilege_changed` AFTER UPDATE OF `role`, `status` ON `users`
WHEN (OLD.`role` <> NEW.`role` OR OLD.`status` <> NEW.`status`)
	AND NOT (OLD.`role` = 'tour_operator' AND NEW.`role` = 'tour_operator' AND OLD.`status` = 'pending' AND NEW.`status` = 'verified')
BEGIN
	DELETE FROM `sessions` WHERE `user_id` = NEW.`id`;
END;
--> statement-breakpoint
-- Keeps at least one active owner, whatever happens to roles and accounts at once.
CREATE TRIGGER `users_keep_an_owner` BEFORE UPDATE OF `role`, `status`, `admin_role` ON `users`
WHEN OLD.`role` = 'admin' AND OLD.`admin_role` = 'owner' AND OLD.`status` IN ('active', 'verified')
	AND (NEW.`role` <> 'admin' OR NEW.`admin_role` IS NOT 'owner' OR NEW.`status` NOT IN ('active', 'verified'))
	AND NOT EXISTS (
		SELECT 1 FROM `users` WHERE `id` <> OLD.`id` AND `role` = 'admin' AND `admin_role` = 'owner' AND `status` IN ('active', 'verified')
	)
BEGIN
	SELECT RAISE(ABORT, 'rule:last_owner');
END;
--> statement-breakpoint
-- A code is guessed a few times at most, however many guesses come at once, and used once.
CREATE TRIGGER `phone_codes_guarded` BEFORE UPDATE OF `tries`, `used_at` ON `phone_codes`
BEGIN
	SELECT RAISE(ABORT, 'rule:phone_code_tries') WHERE NEW.`tries` > (SELECT `phone_code_tries` FROM `limits`);
	SELECT RAISE(ABORT, 'rule:phone_code_used') WHERE OLD.`used_at` IS NOT NULL;
END;
--> statement-breakpoint
-- A confirmed account with consent needs no second link.
CREATE TRIGGER `newsletter_confirmed_with_account` AFTER UPDATE OF `email_verified` ON `users`
WHEN NEW.email_verified AND NEW.marketing_consent
BEGIN
  UPDATE newsletter_subscribers SET confirmed_at = coalesce(confirmed_at, CAST(unixepoch('subsec') * 1000 AS INTEGER))
    WHERE email = NEW.email;
END;
--> statement-breakpoint
-- The audit log is only written to.
CREATE TRIGGER `audit_log_unchanged` BEFORE UPDATE ON `audit_log`
BEGIN
	SELECT RAISE(ABORT, 'rule:audit_log_kept');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_kept` BEFORE DELETE ON `audit_log`
BEGIN
	SELECT RAISE(ABORT, 'rule:audit_log_kept');
END;
--> statement-breakpoint
-- The end of the chain, by which removed last rows are noticed.
CREATE TRIGGER `audit_log_headed` AFTER INSERT ON `audit_log`
BEGIN
	INSERT INTO `audit_head` (`id`, `seq`, `mac`) VALUES (1, NEW.`seq`, NEW.`mac`)
	ON CONFLICT (`id`) DO UPDATE SET `seq` = excluded.`seq`, `mac` = excluded.`mac`;
END;
--> statement-breakpoint
-- What names an operator by its address follows a new one: foreign keys by themselves, the rest here. A seller's documents stay one series.
CREATE TRIGGER `operators_moved` AFTER UPDATE OF `slug` ON `operators` WHEN NEW.`slug` <> OLD.`slug`
BEGIN
	UPDATE `tax_documents` SET `seller` = NEW.`slug` WHERE `seller` = OLD.`slug`;
	UPDATE `ledger_totals` SET `operator` = NEW.`slug` WHERE `operator` = OLD.`slug`;
	UPDATE `trip_balances` SET `operator` = NEW.`slug` WHERE `operator` = OLD.`slug`;
	UPDATE `booking_deltas` SET `operator` = NEW.`slug` WHERE `operator` = OLD.`slug`;
	UPDATE `trip_deltas` SET `operator` = NEW.`slug` WHERE `operator` = OLD.`slug`;
	UPDATE `coupons` SET `operators` = (
		SELECT json_group_array(CASE `value` WHEN OLD.`slug` THEN NEW.`slug` ELSE `value` END) FROM json_each(`coupons`.`operators`)
	) WHERE EXISTS (SELECT 1 FROM json_each(`coupons`.`operators`) WHERE `value` = OLD.`slug`);
END;
