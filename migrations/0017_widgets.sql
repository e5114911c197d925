CREATE TABLE `widgets` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_slug` text NOT NULL,
	`tour_id` integer,
	`origins` text NOT NULL,
	`color` text NOT NULL,
	`is_on` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `widgets_by_operator` ON `widgets` (`operator_slug`);