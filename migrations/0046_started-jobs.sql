CREATE TABLE `started_jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`starts` integer NOT NULL
);
