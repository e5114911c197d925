ALTER TABLE `party_members` ADD `answered` text;--> statement-breakpoint
ALTER TABLE `party_members` ADD `encrypted_answers` text;--> statement-breakpoint
ALTER TABLE `tours` ADD `own_questions` text DEFAULT '[]' NOT NULL;