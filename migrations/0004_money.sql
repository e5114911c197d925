-- The accounts of the ledger and the kinds of its entries (app/domain/money/ledger.ts): a new one is a row.
INSERT INTO `ledger_accounts` (`name`) VALUES ('receivable'), ('gateway-clearing'), ('bank'), ('cash'), ('unearned-share'), ('unearned-commission'), ('operator-payable'), ('commission'), ('traveler-payable'), ('compensation'), ('platform-discount'), ('premium'), ('gst-payable'), ('tcs-payable'), ('tds-payable'), ('gateway-fees'), ('settlement-differences'), ('capital'), ('other');
--> statement-breakpoint
INSERT INTO `ledger_kinds` (`name`) VALUES ('sale'), ('sale-change'), ('earning'), ('payment'), ('refund'), ('dispute'), ('payout'), ('premium'), ('compensation'), ('tax'), ('fee'), ('settlement'), ('opening'), ('other');
--> statement-breakpoint
-- The rates until an administrator enters others.
INSERT INTO `commission_rates` (`valid_from`, `percent`) VALUES ('2000-01-01', 10);
--> statement-breakpoint
INSERT INTO `compensation_rates` (`valid_from`, `percent`) VALUES ('2000-01-01', 100);
--> statement-breakpoint
INSERT INTO `gst_rates` (`supply`, `valid_from`, `percent`) VALUES ('tour', '2017-07-01', 5), ('tour-with-credit', '2017-07-01', 18),
	('stay', '2022-07-18', 12), ('stay', '2025-09-22', 5), ('stay-above', '2019-10-01', 18);
--> statement-breakpoint
-- Corrections are entries of their own. Only the address of an operator that has a new one follows it, here and below.
CREATE TRIGGER `ledger_entries_stay` BEFORE UPDATE ON `ledger_entries`
WHEN (NEW.`id`, NEW.`key`, NEW.`kind`, NEW.`debit`, NEW.`credit`, NEW.`amount`, NEW.`booking`, NEW.`note`, NEW.`created_at`)
	IS NOT (OLD.`id`, OLD.`key`, OLD.`kind`, OLD.`debit`, OLD.`credit`, OLD.`amount`, OLD.`booking`, OLD.`note`, OLD.`created_at`)
	OR OLD.`operator_slug` IS NULL OR EXISTS (SELECT 1 FROM `operators` WHERE `slug` = OLD.`operator_slug`)
BEGIN
	SELECT RAISE(ABORT, 'rule:ledger_kept');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_are_kept` BEFORE DELETE ON `ledger_entries`
BEGIN
	SELECT RAISE(ABORT, 'rule:ledger_kept');
END;
--> statement-breakpoint
-- An own booking's money is its operator's business: the ledger has nothing of it.
CREATE TRIGGER `ledger_entries_without_own_sales` BEFORE INSERT ON `ledger_entries`
WHEN EXISTS (SELECT 1 FROM `bookings` WHERE `id` = NEW.`booking` AND `own_sale` IS NOT NULL)
BEGIN
	SELECT RAISE(ABORT, 'rule:own_sale_in_ledger');
END;
--> statement-breakpoint
-- The lines of a payout are what its operator was sent.
CREATE TRIGGER `payout_lines_stay` BEFORE UPDATE ON `payout_lines`
BEGIN
	SELECT RAISE(ABORT, 'rule:payout_lines_kept');
END;
--> statement-breakpoint
CREATE TRIGGER `payout_lines_are_kept` BEFORE DELETE ON `payout_lines`
BEGIN
	SELECT RAISE(ABORT, 'rule:payout_lines_kept');
END;
--> statement-breakpoint
-- The documents of a seller and financial year have numbers without gaps: rule 46 of the CGST Rules, 2017.
CREATE TRIGGER `tax_documents_without_gaps` BEFORE INSERT ON `tax_documents`
WHEN NEW.`number` IS NOT 1 + coalesce((
	SELECT max(`number`) FROM `tax_documents`
	WHERE `seller` = NEW.`seller` AND `kind` = NEW.`kind` AND `financial_year` = NEW.`financial_year`
), 0)
BEGIN
	SELECT RAISE(ABORT, 'rule:tax_document_number');
END;
--> statement-breakpoint
-- Only the buyer's contact details go, when their account is deleted.
CREATE TRIGGER `tax_documents_stay` BEFORE UPDATE ON `tax_documents`
WHEN (NEW.`key`, NEW.`kind`, NEW.`booking`, NEW.`financial_year`, NEW.`number`, NEW.`total`, NEW.`issued_at`)
	IS NOT (OLD.`key`, OLD.`kind`, OLD.`booking`, OLD.`financial_year`, OLD.`number`, OLD.`total`, OLD.`issued_at`)
	OR json_remove(NEW.`document`, '$.buyer.contact') IS NOT json_remove(OLD.`document`, '$.buyer.contact')
	OR (NEW.`document` IS NOT OLD.`document` AND json_extract(NEW.`document`, '$.buyer.contact') IS NOT NULL)
	OR (NEW.`seller` <> OLD.`seller` AND (
		EXISTS (SELECT 1 FROM `operators` WHERE `slug` = OLD.`seller`) OR NOT EXISTS (SELECT 1 FROM `operators` WHERE `slug` = NEW.`seller`)
	))
BEGIN
	SELECT RAISE(ABORT, 'rule:tax_documents_kept');
END;
--> statement-breakpoint
CREATE TRIGGER `tax_documents_are_kept` BEFORE DELETE ON `tax_documents`
BEGIN
	SELECT RAISE(ABORT, 'rule:tax_documents_kept');
END;
--> statement-breakpoint
-- Invoices of ours are corrected by credit notes.
CREATE TRIGGER `operator_invoices_stay` BEFORE UPDATE ON `operator_invoices`
WHEN (NEW.`month`, NEW.`kind`, NEW.`financial_year`, NEW.`number`, NEW.`commission`, NEW.`premium`, NEW.`gst`, NEW.`snapshot`, NEW.`issued_at`)
	IS NOT (OLD.`month`, OLD.`kind`, OLD.`financial_year`, OLD.`number`, OLD.`commission`, OLD.`premium`, OLD.`gst`, OLD.`snapshot`, OLD.`issued_at`)
	OR EXISTS (SELECT 1 FROM `operators` WHERE `slug` = OLD.`operator_slug`)
BEGIN
	SELECT RAISE(ABORT, 'rule:operator_invoices_kept');
END;
--> statement-breakpoint
CREATE TRIGGER `operator_invoices_are_kept` BEFORE DELETE ON `operator_invoices`
BEGIN
	SELECT RAISE(ABORT, 'rule:operator_invoices_kept');
END;
--> statement-breakpoint
-- A report about a decided dispute changes nothing, whatever comes at once.
CREATE TRIGGER `disputes_decided` BEFORE UPDATE OF `status` ON `disputes`
WHEN OLD.`status` IN ('won', 'lost', 'closed')
BEGIN
	SELECT RAISE(ABORT, 'rule:dispute_decided');
END;
--> statement-breakpoint
-- What becomes of the booking of a lost one is decided once.
CREATE TRIGGER `disputes_outcome_decided` BEFORE UPDATE OF `outcome` ON `disputes`
WHEN OLD.`outcome` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'rule:dispute_decided');
END;
