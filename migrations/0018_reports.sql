CREATE TABLE `report_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`report` text NOT NULL,
	`due_at` integer NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`report`) REFERENCES `scheduled_reports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_runs_once` ON `report_runs` (`report`,`due_at`);--> statement-breakpoint
CREATE INDEX `report_runs_by_age` ON `report_runs` (`created_at`);--> statement-breakpoint
CREATE TABLE `scheduled_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`title` text NOT NULL,
	`query` text NOT NULL,
	`period` text,
	`format` text NOT NULL,
	`days` text NOT NULL,
	`time` text NOT NULL,
	`next_run_at` integer NOT NULL,
	`paused_at` integer,
	`ended_at` integer,
	`last_opened_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "scheduled_reports_query_length" CHECK(length("scheduled_reports"."query") <= 2000)
);
--> statement-breakpoint
CREATE INDEX `scheduled_reports_of_person` ON `scheduled_reports` (`user_id`);--> statement-breakpoint
CREATE INDEX `scheduled_reports_due` ON `scheduled_reports` (`next_run_at`) WHERE "paused_at" IS NULL AND "ended_at" IS NULL;--> statement-breakpoint
ALTER TABLE `reseller_movements` ADD `left_over` integer CONSTRAINT "reseller_movements_not_overpaid" CHECK("reseller_movements"."left_over" >= 0);--> statement-breakpoint
ALTER TABLE `resellers` ADD `statement_month` text;