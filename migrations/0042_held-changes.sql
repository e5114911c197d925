CREATE TABLE `held_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`batch` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`version` integer,
	`actor_id` text NOT NULL,
	`requested_from` text,
	`due_at` integer NOT NULL,
	`outcome` text,
	`problem` text,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "held_changes_outcome_known" CHECK("held_changes"."outcome" IN ('applied', 'undone', 'refused'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `held_changes_one_per_subject` ON `held_changes` (`subject`,`subject_id`) WHERE "outcome" IS NULL;--> statement-breakpoint
CREATE INDEX `held_changes_by_outcome` ON `held_changes` (`outcome`,`due_at`);--> statement-breakpoint
CREATE INDEX `held_changes_by_batch` ON `held_changes` (`batch`);--> statement-breakpoint
-- An outcome stays as it is: of undoing and applying at once, the second rolls back.
CREATE TRIGGER `held_changes_settled` BEFORE UPDATE OF `outcome` ON `held_changes`
WHEN OLD.`outcome` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'the held change is settled');
END;
