CREATE TABLE `list_columns` (
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`columns` text NOT NULL,
	PRIMARY KEY(`user_id`, `list`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "list_columns_length" CHECK(length("list_columns"."columns") <= 400)
);
--> statement-breakpoint
CREATE TABLE `office_preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`is_folded` integer NOT NULL,
	`density` text NOT NULL,
	`has_shortcuts` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "office_preferences_density_known" CHECK("office_preferences"."density" IN ('compact', 'comfortable'))
);
--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "saved_views_name_length" CHECK(length("saved_views"."name") BETWEEN 1 AND 60),
	CONSTRAINT "saved_views_query_length" CHECK(length("saved_views"."query") BETWEEN 1 AND 2000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_by_name` ON `saved_views` (`user_id`,`list`,`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_one_default` ON `saved_views` (`user_id`,`list`) WHERE is_default;