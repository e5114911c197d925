CREATE TABLE `departure_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`departure` integer NOT NULL,
	`author` text NOT NULL,
	`author_id` text,
	`text` text NOT NULL,
	`send_at` integer NOT NULL,
	`until` integer NOT NULL,
	`is_scheduled` integer NOT NULL,
	`created_at` integer NOT NULL,
	`canceled_at` integer,
	FOREIGN KEY (`departure`) REFERENCES `departures`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "departure_messages_not_empty" CHECK(length("departure_messages"."text") > 0),
	CONSTRAINT "departure_messages_end" CHECK("departure_messages"."until" > "departure_messages"."send_at")
);
--> statement-breakpoint
CREATE INDEX `departure_messages_of_departure` ON `departure_messages` (`departure`);--> statement-breakpoint
CREATE INDEX `departure_messages_due` ON `departure_messages` (`until`) WHERE "canceled_at" IS NULL;--> statement-breakpoint
ALTER TABLE `party_members` ADD `answered` text;--> statement-breakpoint
ALTER TABLE `party_members` ADD `encrypted_answers` text;--> statement-breakpoint
ALTER TABLE `tours` ADD `own_questions` text DEFAULT '[]' NOT NULL;