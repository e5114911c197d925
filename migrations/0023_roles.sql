ALTER TABLE `users` ADD `admin_role` text CONSTRAINT "users_admin_role_known" CHECK("users"."admin_role" IN ('owner', 'support', 'finance', 'content'));--> statement-breakpoint
-- Every administrator could do everything until now. Those who were never approved get the role that new ones start with.
UPDATE `users` SET `admin_role` = CASE `status` WHEN 'pending' THEN 'support' ELSE 'owner' END WHERE `role` = 'admin';--> statement-breakpoint
-- Keeps at least one active owner, whatever happens to roles and accounts at once.
CREATE TRIGGER `users_keep_an_owner` BEFORE UPDATE OF `role`, `status`, `admin_role` ON `users`
WHEN OLD.`role` = 'admin' AND OLD.`admin_role` = 'owner' AND OLD.`status` IN ('active', 'verified')
	AND (NEW.`role` <> 'admin' OR NEW.`admin_role` IS NOT 'owner' OR NEW.`status` NOT IN ('active', 'verified'))
	AND NOT EXISTS (
		SELECT 1 FROM `users` WHERE `id` <> OLD.`id` AND `role` = 'admin' AND `admin_role` = 'owner' AND `status` IN ('active', 'verified')
	)
BEGIN
	SELECT RAISE(ABORT, 'no owner is left');
END;
