ALTER TABLE `company_members` RENAME TO `operator_members`;--> statement-breakpoint
ALTER TABLE `company_invitations` RENAME TO `operator_invitations`;--> statement-breakpoint
ALTER TABLE `company_documents` RENAME TO `operator_documents`;--> statement-breakpoint
ALTER TABLE `operator_members` RENAME COLUMN `company` TO `operator_slug`;--> statement-breakpoint
ALTER TABLE `operator_invitations` RENAME COLUMN `company` TO `operator_slug`;--> statement-breakpoint
ALTER TABLE `operator_documents` RENAME COLUMN `company` TO `operator_slug`;--> statement-breakpoint
ALTER TABLE `bank_accounts` RENAME COLUMN `company` TO `operator_slug`;--> statement-breakpoint
ALTER TABLE `bank_accounts` RENAME COLUMN `sealed_number` TO `encrypted_number`;--> statement-breakpoint
ALTER TABLE `bank_account_changes` RENAME COLUMN `company` TO `operator_slug`;--> statement-breakpoint
ALTER TABLE `bank_account_changes` RENAME COLUMN `sealed_number` TO `encrypted_number`;--> statement-breakpoint
ALTER TABLE `payments` RENAME COLUMN `look_up_at` TO `next_poll_at`;--> statement-breakpoint
DROP INDEX `company_members_by_user`;--> statement-breakpoint
CREATE INDEX `operator_members_by_user` ON `operator_members` (`user_id`);--> statement-breakpoint
DROP INDEX `company_documents_of_company`;--> statement-breakpoint
CREATE INDEX `operator_documents_of_operator` ON `operator_documents` (`operator_slug`,`created_at`,`id`);--> statement-breakpoint
DROP INDEX `company_invitations_one_open`;--> statement-breakpoint
CREATE UNIQUE INDEX `operator_invitations_one_open` ON `operator_invitations` (`operator_slug`,`email`) WHERE ended_at IS NULL;--> statement-breakpoint
DROP INDEX `company_invitations_token_hash_unique`;--> statement-breakpoint
CREATE UNIQUE INDEX `operator_invitations_token_hash_unique` ON `operator_invitations` (`token_hash`);--> statement-breakpoint
DROP INDEX `payments_to_look_up`;--> statement-breakpoint
CREATE INDEX `payments_to_poll` ON `payments` (`next_poll_at`);
