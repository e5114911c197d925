CREATE TABLE `wishlist_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`share` text,
	`shows_name` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wishlist_lists_name_length" CHECK(length("wishlist_lists"."name") BETWEEN 1 AND 60)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wishlist_lists_share_unique` ON `wishlist_lists` (`share`);--> statement-breakpoint
CREATE INDEX `wishlist_lists_by_user` ON `wishlist_lists` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `wishlist_lists_one_default` ON `wishlist_lists` (`user_id`) WHERE is_default;--> statement-breakpoint
ALTER TABLE `wishlist_items` ADD `list_id` text REFERENCES wishlist_lists(id);--> statement-breakpoint
CREATE INDEX `wishlist_items_by_list` ON `wishlist_items` (`list_id`) WHERE list_id IS NOT NULL;