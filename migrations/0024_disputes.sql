CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`payment` text NOT NULL,
	`booking` text NOT NULL,
	`gateway` text NOT NULL,
	`reference` text NOT NULL,
	`amount` integer NOT NULL,
	`withheld` integer NOT NULL,
	`status` text NOT NULL,
	`reason` text NOT NULL,
	`bearer` text NOT NULL,
	`respond_by` integer,
	`recorded_by` text,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`payment`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`recorded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "disputes_amounts_positive" CHECK("disputes"."amount" > 0 AND "disputes"."withheld" BETWEEN 0 AND "disputes"."amount"),
	CONSTRAINT "disputes_status_known" CHECK("disputes"."status" IN ('open', 'under_review', 'won', 'lost', 'closed')),
	CONSTRAINT "disputes_bearer_known" CHECK("disputes"."bearer" IN ('operator', 'platform', 'shared'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `disputes_by_reference` ON `disputes` (`gateway`,`reference`);--> statement-breakpoint
CREATE INDEX `disputes_by_booking` ON `disputes` (`booking`);--> statement-breakpoint
CREATE INDEX `disputes_by_status` ON `disputes` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `disputes_newest` ON `disputes` (`created_at`,`id`);--> statement-breakpoint
-- A report about a decided dispute changes nothing, whatever comes at once.
CREATE TRIGGER `disputes_decided` BEFORE UPDATE OF `status` ON `disputes`
WHEN OLD.`status` IN ('won', 'lost', 'closed')
BEGIN
	SELECT RAISE(ABORT, 'the dispute is decided');
END;
--> statement-breakpoint
ALTER TABLE `payments` ADD `disputed` integer DEFAULT 0 NOT NULL CONSTRAINT "payments_not_overdisputed" CHECK("payments"."disputed" >= 0 AND "payments"."refunded" + "payments"."disputed" <= "payments"."amount");--> statement-breakpoint
ALTER TABLE `bank_accounts` ADD `transfer_reference` text;--> statement-breakpoint
ALTER TABLE `bank_accounts` ADD `transferred_at` integer;--> statement-breakpoint
ALTER TABLE `bank_accounts` ADD `tries` integer DEFAULT 0 NOT NULL CONSTRAINT "bank_accounts_few_tries" CHECK("bank_accounts"."tries" BETWEEN 0 AND 5);--> statement-breakpoint
ALTER TABLE `bank_accounts` ADD `proven_at` integer;--> statement-breakpoint
-- Accounts that were confirmed until now stay confirmed.
UPDATE `bank_accounts` SET `proven_at` = `confirmed_at`;
