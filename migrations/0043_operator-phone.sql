-- The number that travelers call on the way to the meeting point.
ALTER TABLE `operators` ADD `phone` text;