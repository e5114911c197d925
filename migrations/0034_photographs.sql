-- Guests' photographs with reviews, kinds of operators' pictures: docs/decisions/033-uploads.md.
CREATE TABLE `review_photographs` (
	`id` text PRIMARY KEY NOT NULL,
	`review` text NOT NULL,
	`tour_id` integer NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`caption` text,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`widths` text NOT NULL,
	`consent_version` integer NOT NULL,
	`consented_at` integer NOT NULL,
	`reason` text,
	`handled_at` integer,
	`handled_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`review`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`handled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_photographs_status_known" CHECK("review_photographs"."status" IN ('waiting', 'approved', 'rejected', 'removed')),
	CONSTRAINT "review_photographs_caption_told" CHECK(length("review_photographs"."caption") > 0),
	CONSTRAINT "review_photographs_consented" CHECK("review_photographs"."consent_version" > 0),
	CONSTRAINT "review_photographs_rejected_with_reason" CHECK("review_photographs"."status" <> 'rejected' OR "review_photographs"."reason" IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX `review_photographs_of_review` ON `review_photographs` (`review`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `review_photographs_of_tour` ON `review_photographs` (`tour_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `review_photographs_by_status` ON `review_photographs` (`status`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `tour_pictures` ADD `kind` text DEFAULT 'place' NOT NULL CONSTRAINT "tour_pictures_kind_known" CHECK("tour_pictures"."kind" IN ('place', 'room', 'vehicle', 'guide', 'food'));
