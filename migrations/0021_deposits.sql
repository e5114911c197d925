ALTER TABLE `bookings` ADD `balance_due_at` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `balance_reminders` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `balance_cancel_at` integer;--> statement-breakpoint
CREATE INDEX `bookings_balance_unpaid` ON `bookings` (`balance_cancel_at`) WHERE "balance_cancel_at" IS NOT NULL;