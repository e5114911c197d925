CREATE TABLE `__new_payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_slug` text NOT NULL,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`reference` text,
	`note` text,
	`created_by` text,
	`created_at` integer NOT NULL,
	`paid_by` text,
	`paid_at` integer,
	`approved_by` text,
	`approved_at` integer,
	`return_reason` text,
	`returned_at` integer,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paid_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`approved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payouts_amount_positive" CHECK("__new_payouts"."amount" > 0),
	CONSTRAINT "payouts_status_known" CHECK("__new_payouts"."status" IN ('due', 'approved', 'paid', 'withdrawn', 'returned'))
);
--> statement-breakpoint
INSERT INTO `__new_payouts`("id", "operator_slug", "amount", "status", "reference", "note", "created_by", "created_at", "paid_by", "paid_at")
SELECT "id", "operator_slug", "amount", "status", "reference", "note", "created_by", "created_at", "paid_by", "paid_at" FROM `payouts`;--> statement-breakpoint
DROP TABLE `payouts`;--> statement-breakpoint
ALTER TABLE `__new_payouts` RENAME TO `payouts`;--> statement-breakpoint
CREATE INDEX `payouts_newest` ON `payouts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payouts_of_operator` ON `payouts` (`operator_slug`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_one_due` ON `payouts` (`operator_slug`) WHERE status IN ('due', 'approved');--> statement-breakpoint
ALTER TABLE `operators` ADD `pan` text;--> statement-breakpoint
-- A GSTIN contains the PAN. Those of a government office contain another number.
UPDATE `operators` SET `pan` = substr(`gstin`, 3, 10)
WHERE substr(`gstin`, 3, 10) GLOB '[A-Z][A-Z][A-Z][ABCFGHJLPT][A-Z][0-9][0-9][0-9][0-9][A-Z]';
