CREATE TABLE `rescue_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`round` integer DEFAULT 1 NOT NULL,
	`state` text NOT NULL,
	`options` text NOT NULL,
	`proposals` text NOT NULL,
	`fallback` text NOT NULL,
	`fault` text NOT NULL,
	`reason` text NOT NULL,
	`choice` text,
	`chosen_by` text,
	`new_booking` text,
	`deadline_at` integer,
	`due_at` integer,
	`reminded_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`error` text,
	`ordered_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`new_booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "rescue_offers_state_known" CHECK("rescue_offers"."state" IN ('queued', 'asked', 'settling', 'moved', 'rebooked', 'refunded', 'failed', 'ended')),
	CONSTRAINT "rescue_offers_fallback_known" CHECK("rescue_offers"."fallback" IN ('refund', 'date', 'tour')),
	CONSTRAINT "rescue_offers_fault_known" CHECK("rescue_offers"."fault" IN ('operator', 'nobody', 'platform')),
	CONSTRAINT "rescue_offers_chooser_known" CHECK("rescue_offers"."chosen_by" IN ('traveler', 'team', 'system')),
	CONSTRAINT "rescue_offers_orderer_known" CHECK("rescue_offers"."ordered_by" IN ('team', 'operator'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rescue_offers_by_departure` ON `rescue_offers` (`tour_id`,`travel_date`,`booking`);--> statement-breakpoint
CREATE INDEX `rescue_offers_by_booking` ON `rescue_offers` (`booking`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `rescue_offers_by_new_booking` ON `rescue_offers` (`new_booking`);--> statement-breakpoint
CREATE INDEX `rescue_offers_due` ON `rescue_offers` (`due_at`) WHERE "due_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `carried_from` text;--> statement-breakpoint
CREATE INDEX `payments_carried` ON `payments` (`carried_from`) WHERE "carried_from" IS NOT NULL;
--> statement-breakpoint
-- A traveler's answer counts only while the offer is open: the office may settle it at the same time.
CREATE TRIGGER `rescue_offers_answered` BEFORE UPDATE OF `state` ON `rescue_offers`
WHEN NEW.`chosen_by` = 'traveler' AND NEW.`state` IN ('moved', 'rebooked', 'refunded') AND OLD.`state` <> 'asked'
BEGIN
	SELECT RAISE(ABORT, 'the offer is no longer open');
END;
--> statement-breakpoint
-- A settled offer stays as it is, unless the booking is asked again.
CREATE TRIGGER `rescue_offers_settled` BEFORE UPDATE OF `state` ON `rescue_offers`
WHEN OLD.`state` IN ('moved', 'rebooked', 'refunded') AND NEW.`state` <> OLD.`state` AND NEW.`round` = OLD.`round`
BEGIN
	SELECT RAISE(ABORT, 'the offer is settled');
END;
