CREATE INDEX `tours_by_region_and_type` ON `tours` (`region`,`type`,`position`);--> statement-breakpoint
CREATE INDEX `tours_by_scene` ON `tours` (`scene`,`position`);