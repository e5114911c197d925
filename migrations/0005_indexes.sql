CREATE INDEX `sessions_by_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_role` ON `users` (`role`,`status`);--> statement-breakpoint
CREATE INDEX `verifications_by_end` ON `verifications` (`expires_at`);--> statement-breakpoint
CREATE INDEX `tours_by_operator` ON `tours` (`operator_slug`);
--> statement-breakpoint
-- Ratings are what reviews make of them; the catalogue once brought samples.
UPDATE `tours` SET `rating` = NULL WHERE `review_count` = 0;
