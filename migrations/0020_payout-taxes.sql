CREATE TABLE `operator_invoices` (
	`operator_slug` text NOT NULL,
	`month` text NOT NULL,
	`kind` text NOT NULL,
	`financial_year` text NOT NULL,
	`number` integer NOT NULL,
	`commission` integer NOT NULL,
	`premium` integer NOT NULL,
	`gst` integer NOT NULL,
	`snapshot` text NOT NULL,
	`issued_at` integer NOT NULL,
	PRIMARY KEY(`operator_slug`, `month`),
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "operator_invoices_kind_known" CHECK("operator_invoices"."kind" IN ('invoice', 'credit-note')),
	CONSTRAINT "operator_invoices_number_positive" CHECK("operator_invoices"."number" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `operator_invoices_by_number` ON `operator_invoices` (`kind`,`financial_year`,`number`);--> statement-breakpoint
CREATE TABLE `payout_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payout` text NOT NULL,
	`kind` text NOT NULL,
	`booking` text,
	`charge` text,
	`note` text,
	`gross` integer NOT NULL,
	`direct` integer NOT NULL,
	`commission` integer NOT NULL,
	`borne` integer NOT NULL,
	`premium` integer NOT NULL,
	`gst_percent` real NOT NULL,
	`gst` integer NOT NULL,
	`tcs_base` integer NOT NULL,
	`tcs_percent` real NOT NULL,
	`tcs` integer NOT NULL,
	`tds_base` integer NOT NULL,
	`tds_percent` real NOT NULL,
	`tds` integer NOT NULL,
	`carried` integer NOT NULL,
	`net` integer NOT NULL,
	FOREIGN KEY (`payout`) REFERENCES `payouts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payout_lines_kind_known" CHECK("payout_lines"."kind" IN ('booking', 'premium', 'tds', 'carried', 'left')),
	CONSTRAINT "payout_lines_add_up" CHECK("payout_lines"."net" = "payout_lines"."gross" - "payout_lines"."direct" - "payout_lines"."commission" + "payout_lines"."borne" - "payout_lines"."premium" - "payout_lines"."gst" - "payout_lines"."tcs" - "payout_lines"."tds" + "payout_lines"."carried")
);
--> statement-breakpoint
CREATE INDEX `payout_lines_of_payout` ON `payout_lines` (`payout`);--> statement-breakpoint
CREATE INDEX `payout_lines_of_booking` ON `payout_lines` (`booking`);--> statement-breakpoint
CREATE TABLE `__new_ledger_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`debit` text NOT NULL,
	`credit` text NOT NULL,
	`amount` integer NOT NULL,
	`booking` text,
	`operator_slug` text,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_entries_amount_positive" CHECK("__new_ledger_entries"."amount" > 0),
	CONSTRAINT "ledger_entries_two_accounts" CHECK("__new_ledger_entries"."debit" <> "__new_ledger_entries"."credit"),
	CONSTRAINT "ledger_entries_kind_known" CHECK("__new_ledger_entries"."kind" IN ('sale', 'sale-change', 'payment', 'refund', 'payout', 'premium', 'tax', 'other')),
	CONSTRAINT "ledger_entries_accounts_known" CHECK("__new_ledger_entries"."debit" IN ('receivable', 'cash', 'operator-payable', 'commission', 'premium', 'gst-payable', 'tcs-payable', 'tds-payable', 'other') AND "__new_ledger_entries"."credit" IN ('receivable', 'cash', 'operator-payable', 'commission', 'premium', 'gst-payable', 'tcs-payable', 'tds-payable', 'other'))
);
--> statement-breakpoint
INSERT INTO `__new_ledger_entries`("id", "key", "kind", "debit", "credit", "amount", "booking", "operator_slug", "note", "created_at") SELECT "id", "key", "kind", "debit", "credit", "amount", "booking", "operator_slug", "note", "created_at" FROM `ledger_entries`;--> statement-breakpoint
DROP TABLE `ledger_entries`;--> statement-breakpoint
ALTER TABLE `__new_ledger_entries` RENAME TO `ledger_entries`;--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_key_unique` ON `ledger_entries` (`key`);--> statement-breakpoint
CREATE INDEX `ledger_entries_by_booking` ON `ledger_entries` (`booking`);--> statement-breakpoint
CREATE INDEX `ledger_entries_by_operator` ON `ledger_entries` (`operator_slug`,`created_at`);--> statement-breakpoint
CREATE INDEX `ledger_entries_last_of_operator` ON `ledger_entries` (`operator_slug`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_newest` ON `ledger_entries` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_of_payouts` ON `ledger_entries` (`created_at`) WHERE kind IN ('payout', 'premium');--> statement-breakpoint
ALTER TABLE `payouts` ADD `gst` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payouts` ADD `tcs` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payouts` ADD `tds` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payouts` ADD `pan` text;--> statement-breakpoint
ALTER TABLE `payouts` ADD `gstin` text;--> statement-breakpoint
ALTER TABLE `payouts` ADD `approved_account` text;;--> statement-breakpoint
CREATE TRIGGER `ledger_entries_stay` BEFORE UPDATE ON `ledger_entries`
BEGIN
	SELECT RAISE(ABORT, 'the ledger is not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_are_kept` BEFORE DELETE ON `ledger_entries`
BEGIN
	SELECT RAISE(ABORT, 'the ledger is not changed');
END;
--> statement-breakpoint
-- Payouts before this migration keep their amounts, without taxes. Their lines mark the bookings whose trips were over by then (the
-- reserve is 2 days) as settled, with what the ledger has of each today.
INSERT INTO `payout_lines`(`payout`, `kind`, `booking`, `gross`, `direct`, `commission`, `borne`, `premium`, `gst_percent`, `gst`, `tcs_base`, `tcs_percent`, `tcs`, `tds_base`, `tds_percent`, `tds`, `carried`, `net`)
SELECT `payout`, 'booking', `booking`, `gross`, `direct`, max(0, `gross` - `direct` - `received`), max(0, `received` + `direct` - `gross`),
	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, `received`
FROM (
	SELECT *, `total` - max(0, `unpaid`) AS `gross`,
		CASE WHEN `owed` > 0 THEN max(0, `owed` - max(0, `unpaid`)) ELSE `owed` END AS `received`,
		(SELECT p.`id` FROM `payouts` p WHERE p.`operator_slug` = sums.`operator_slug` AND p.`status` IN ('due', 'approved', 'paid')
			AND date((p.`created_at` + 19800000) / 1000, 'unixepoch', '-2 days') > sums.`last_day`
			ORDER BY p.`created_at`, p.`id` LIMIT 1) AS `payout`
	FROM (
		SELECT e.`operator_slug`, e.`booking`,
			sum(CASE 'operator-payable' WHEN e.`credit` THEN e.`amount` WHEN e.`debit` THEN -e.`amount` ELSE 0 END) AS `owed`,
			sum(CASE 'receivable' WHEN e.`debit` THEN e.`amount` WHEN e.`credit` THEN -e.`amount` ELSE 0 END) AS `unpaid`,
			sum(CASE WHEN e.`kind` NOT IN ('sale', 'sale-change') THEN 0 WHEN e.`debit` = 'receivable' THEN e.`amount` WHEN e.`credit` = 'receivable' THEN -e.`amount` ELSE 0 END) AS `total`,
			sum(CASE WHEN e.`kind` NOT IN ('payment', 'refund') THEN 0 WHEN e.`debit` = 'operator-payable' THEN e.`amount` WHEN e.`credit` = 'operator-payable' THEN -e.`amount` ELSE 0 END) AS `direct`,
			date(b.`travel_date`, '+' || (max(CAST(b.`tour_duration` AS INTEGER), 1) - 1) || ' days') AS `last_day`
		FROM `ledger_entries` e JOIN `bookings` b ON b.`id` = e.`booking`
		WHERE b.`status` IN ('completed', 'no-show', 'cancelled')
		GROUP BY e.`operator_slug`, e.`booking`
	) AS sums
)
WHERE `payout` IS NOT NULL AND (`gross` <> 0 OR `received` <> 0);
--> statement-breakpoint
INSERT INTO `payout_lines`(`payout`, `kind`, `charge`, `note`, `gross`, `direct`, `commission`, `borne`, `premium`, `gst_percent`, `gst`, `tcs_base`, `tcs_percent`, `tcs`, `tds_base`, `tds_percent`, `tds`, `carried`, `net`)
SELECT `payout`, 'premium', substr(`key`, 1, length(`key`) - 2), `note`, 0, 0, 0, 0, `amount`, 0, 0, 0, 0, 0, 0, 0, 0, 0, -`amount`
FROM (
	SELECT e.*, (SELECT p.`id` FROM `payouts` p WHERE p.`operator_slug` = e.`operator_slug` AND p.`status` IN ('due', 'approved', 'paid')
		AND p.`created_at` >= e.`created_at` ORDER BY p.`created_at`, p.`id` LIMIT 1) AS `payout`
	FROM `ledger_entries` e WHERE e.`kind` = 'premium' AND e.`credit` = 'premium'
)
WHERE `payout` IS NOT NULL;
--> statement-breakpoint
INSERT INTO `payout_lines`(`payout`, `kind`, `gross`, `direct`, `commission`, `borne`, `premium`, `gst_percent`, `gst`, `tcs_base`, `tcs_percent`, `tcs`, `tds_base`, `tds_percent`, `tds`, `carried`, `net`)
SELECT `id`, 'carried', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, `rest`, `rest`
FROM (
	SELECT p.`id`, p.`amount` - coalesce((SELECT sum(l.`net`) FROM `payout_lines` l WHERE l.`payout` = p.`id`), 0) AS `rest`
	FROM `payouts` p WHERE p.`status` IN ('due', 'approved', 'paid')
)
WHERE `rest` <> 0;
--> statement-breakpoint
UPDATE `payouts` SET `approved_account` = (
	SELECT a.`holder` || '/' || a.`last_digits` || '/' || a.`ifsc` || '/' || a.`confirmed_at` || '/' || o.`pan`
	FROM `bank_accounts` a JOIN `operators` o ON o.`slug` = a.`operator_slug` WHERE a.`operator_slug` = `payouts`.`operator_slug`)
WHERE `status` = 'approved';
--> statement-breakpoint
CREATE TRIGGER `payout_lines_stay` BEFORE UPDATE ON `payout_lines`
BEGIN
	SELECT RAISE(ABORT, 'payout lines are not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `payout_lines_are_kept` BEFORE DELETE ON `payout_lines`
BEGIN
	SELECT RAISE(ABORT, 'payout lines are not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `operator_invoices_stay` BEFORE UPDATE ON `operator_invoices`
BEGIN
	SELECT RAISE(ABORT, 'invoices are not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `operator_invoices_are_kept` BEFORE DELETE ON `operator_invoices`
BEGIN
	SELECT RAISE(ABORT, 'invoices are not changed');
END;
