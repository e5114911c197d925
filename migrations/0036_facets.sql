-- Fitness and age as columns, so that their filters and counts read the index of the search: docs/decisions/042-tours-in-memory.md.
DROP INDEX `tours_searched`;--> statement-breakpoint
ALTER TABLE `tours` ADD `fitness` text GENERATED ALWAYS AS ((json_extract("practical", '$.fitness.level'))) VIRTUAL;--> statement-breakpoint
ALTER TABLE `tours` ADD `min_age` integer GENERATED ALWAYS AS ((json_extract("practical", '$.minAge'))) VIRTUAL;--> statement-breakpoint
CREATE INDEX `tours_searched` ON `tours` (`status`,`deleted_at`,`operator_slug`,`region`,`departure_city`,`type`,`category`,`days`,`price_inr`,`position`,`latitude`,`longitude`,`place`,`title`,`best_months`,`interests`,`experiences`,`states`,`rating`,`capacity`,`fitness`,`min_age`);