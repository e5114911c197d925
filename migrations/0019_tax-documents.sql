CREATE TABLE `tax_documents` (
	`key` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`booking` text NOT NULL,
	`seller` text NOT NULL,
	`financial_year` text NOT NULL,
	`number` integer NOT NULL,
	`total` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`document` text NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tax_documents_kind_known" CHECK("tax_documents"."kind" IN ('receipt-voucher', 'invoice', 'debit-note', 'credit-note', 'refund-voucher')),
	CONSTRAINT "tax_documents_number_in_range" CHECK("tax_documents"."number" BETWEEN 1 AND 999999),
	CONSTRAINT "tax_documents_total_not_negative" CHECK("tax_documents"."total" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_documents_by_number` ON `tax_documents` (`seller`,`kind`,`financial_year`,`number`);--> statement-breakpoint
CREATE INDEX `tax_documents_by_booking` ON `tax_documents` (`booking`);--> statement-breakpoint
CREATE INDEX `tax_documents_newest` ON `tax_documents` (`issued_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `tax_documents_one_invoice` ON `tax_documents` (`booking`) WHERE kind = 'invoice';--> statement-breakpoint
-- Issued invoices keep their number and their former text, which was drawn anew until now: sold by Tour Bharat, with central and State tax.
INSERT INTO `tax_documents`
SELECT lower(hex(randomblob(16))), 'invoice', i.`booking`, '*platform', i.`financial_year`, i.`number`, i.`total`, i.`issued_at`,
	json_object(
		'kind', 'invoice',
		'title', 'Tax invoice',
		'number', 'TB/' || substr(i.`financial_year`, 3) || '/' || printf('%06d', i.`number`),
		'key', '',
		'issuedAt', i.`issued_at`,
		'bookingId', b.`booking_id`,
		'seller', json_object(
			'name', 'Tour Bharat',
			'address', coalesce(
				(SELECT json_extract(`value`, '$.address.street') || char(10) || json_extract(`value`, '$.address.locality') || ' ' || json_extract(`value`, '$.address.postalCode') || ', ' || json_extract(`value`, '$.address.region') || ', ' || json_extract(`value`, '$.address.country') || char(10) || json_extract(`value`, '$.email') FROM `settings` WHERE `name` = 'contact'),
				'27 Gulmohar Arcade, Residency Road' || char(10) || 'Bengaluru 560025, Karnataka, India' || char(10) || 'hello@tourbharat.example'
			),
			'gstin', (SELECT json_extract(`value`, '$.gstin') FROM `settings` WHERE `name` = 'gst-number')
		),
		'buyer', json_object(
			'name', b.`customer_name`, 'address', NULL, 'postalCode', NULL, 'state', NULL, 'gstin', NULL,
			'contact', CASE WHEN b.`customer_email` = '' THEN NULL ELSE json_array(b.`customer_email`, b.`customer_phone`) END
		),
		'placeOfSupply', json_object('code', '29', 'name', 'Karnataka'),
		'service', json_object(
			'title', b.`tour_title`,
			'detail', b.`tour_duration` || ' from ' || b.`departure_city` || ', '
				|| substr('SunMonTueWedThuFriSat', 1 + 3 * strftime('%w', b.`travel_date`), 3) || ', '
				|| substr('JanFebMarAprMayJunJulAugSepOctNovDec', 3 * strftime('%m', b.`travel_date`) - 2, 3) || ' '
				|| CAST(strftime('%d', b.`travel_date`) AS INTEGER) || ', ' || strftime('%Y', b.`travel_date`) || ', by ' || o.`company_name`,
			'code', '998552'
		),
		'lines', CASE
			WHEN i.`total` = (SELECT sum(json_extract(line.`value`, '$.amount')) FROM json_each(b.`price_lines`) line)
			THEN (SELECT json_group_array(json_object('label', json_extract(line.`value`, '$.label'), 'amount', json_extract(line.`value`, '$.amount'))) FROM json_each(b.`price_lines`) line)
			ELSE json_array(json_object('label', 'Tour package, ' || b.`tour_duration`, 'amount', i.`total`))
		END,
		'total', i.`total`,
		'tax', CASE WHEN i.`gst_percent` = 0 THEN NULL ELSE json_object(
			'percent', i.`gst_percent`,
			'taxableValue', i.`total` - i.`gst_amount`,
			'parts', json_array(
				json_object('name', 'CGST', 'percent', i.`gst_percent` / 2.0, 'amount', (i.`gst_amount` + 1) / 2),
				json_object('name', 'SGST', 'percent', i.`gst_percent` / 2.0, 'amount', i.`gst_amount` / 2)
			)
		) END,
		'refersTo', json_array(),
		'rules', 'former'
	)
FROM `invoices` i
JOIN `bookings` b ON b.`id` = i.`booking`
JOIN `tours` t ON t.`id` = b.`tour_id`
JOIN `operators` o ON o.`slug` = t.`operator_slug`
ORDER BY i.`financial_year`, i.`number`;--> statement-breakpoint
UPDATE `tax_documents` SET `document` = json_set(`document`, '$.key', `key`);--> statement-breakpoint
DROP TABLE `invoices`;--> statement-breakpoint
ALTER TABLE `bookings` ADD `buyer_state` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `postal_code` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `billing_address` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `buyer_gstin` text;--> statement-breakpoint
CREATE TRIGGER `tax_documents_without_gaps` BEFORE INSERT ON `tax_documents`
WHEN NEW.`number` IS NOT 1 + coalesce((
	SELECT max(`number`) FROM `tax_documents`
	WHERE `seller` = NEW.`seller` AND `kind` = NEW.`kind` AND `financial_year` = NEW.`financial_year`
), 0)
BEGIN
	SELECT RAISE(ABORT, 'tax_documents_without_gaps');
END;
--> statement-breakpoint
-- Only the contact details that the former rules show go, when their account is deleted.
CREATE TRIGGER `tax_documents_stay` BEFORE UPDATE ON `tax_documents`
WHEN (NEW.`key`, NEW.`kind`, NEW.`booking`, NEW.`seller`, NEW.`financial_year`, NEW.`number`, NEW.`total`, NEW.`issued_at`)
	IS NOT (OLD.`key`, OLD.`kind`, OLD.`booking`, OLD.`seller`, OLD.`financial_year`, OLD.`number`, OLD.`total`, OLD.`issued_at`)
	OR json_remove(NEW.`document`, '$.buyer.contact') IS NOT json_remove(OLD.`document`, '$.buyer.contact')
	OR json_extract(NEW.`document`, '$.buyer.contact') IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'tax documents are not changed');
END;
--> statement-breakpoint
CREATE TRIGGER `tax_documents_are_kept` BEFORE DELETE ON `tax_documents`
BEGIN
	SELECT RAISE(ABORT, 'tax documents are not changed');
END;
