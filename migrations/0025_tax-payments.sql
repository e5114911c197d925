CREATE TABLE `tax_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`tax` text NOT NULL,
	`month` text NOT NULL,
	`amount` integer NOT NULL,
	`paid_on` text NOT NULL,
	`reference` text NOT NULL,
	`recorded_by` text,
	`created_at` integer NOT NULL,
	`reversed_at` integer,
	FOREIGN KEY (`recorded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tax_payments_tax_known" CHECK("tax_payments"."tax" IN ('gst', 'tcs', 'tds')),
	CONSTRAINT "tax_payments_amount_positive" CHECK("tax_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_payments_by_reference` ON `tax_payments` (`tax`,`reference`) WHERE reversed_at IS NULL;--> statement-breakpoint
CREATE INDEX `tax_payments_by_month` ON `tax_payments` (`month`,`created_at`);--> statement-breakpoint
-- Nobody without a GSTIN may collect tax. Bookings whose documents show tax keep it.
UPDATE `bookings` SET `gst_percent` = 0, `gst_amount` = 0, `price_basis` = json_set(`price_basis`, '$.gstPercent', 0)
WHERE `gst_percent` > 0
	AND `tour_id` IN (SELECT `t`.`id` FROM `tours` AS `t` JOIN `operators` AS `o` ON `o`.`slug` = `t`.`operator_slug` WHERE `o`.`gstin` IS NULL)
	AND NOT EXISTS (
		SELECT 1 FROM `tax_documents` AS `d` WHERE `d`.`booking` = `bookings`.`id` AND json_extract(`d`.`document`, '$.tax') IS NOT NULL
	);
