CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`account_id` text NOT NULL,
	`password` text,
	`access_token` text,
	`access_token_expires_at` integer,
	`refresh_token` text,
	`refresh_token_expires_at` integer,
	`id_token` text,
	`scope` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `accounts_by_user` ON `accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`user_id` text NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_unique` ON `sessions` (`token`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`role` text DEFAULT 'user' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "users_role_known" CHECK("users"."role" IN ('user', 'tour_operator', 'admin')),
	CONSTRAINT "users_status_known" CHECK("users"."status" IN ('pending', 'active', 'verified', 'suspended'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verifications_by_identifier` ON `verifications` (`identifier`);--> statement-breakpoint
CREATE TABLE `booking_events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`booking` text NOT NULL,
	`status` text NOT NULL,
	`actor_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_events_type_known" CHECK("booking_events"."type" IN ('booking.created', 'booking.updated'))
);
--> statement-breakpoint
CREATE INDEX `booking_events_by_booking` ON `booking_events` (`booking`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`status` text NOT NULL,
	`tour_id` integer NOT NULL,
	`user_id` text,
	`tour_title` text NOT NULL,
	`tour_destination` text NOT NULL,
	`tour_duration` text NOT NULL,
	`tour_price` integer NOT NULL,
	`departure_city` text NOT NULL,
	`travel_date` text NOT NULL,
	`number_of_travelers` integer NOT NULL,
	`room_type` text NOT NULL,
	`special_requests` text,
	`customer_name` text NOT NULL,
	`customer_email` text NOT NULL,
	`customer_phone` text NOT NULL,
	`emergency_name` text NOT NULL,
	`emergency_phone` text NOT NULL,
	`payment_method` text NOT NULL,
	`discount` integer NOT NULL,
	`total_amount` integer NOT NULL,
	`created_at` integer NOT NULL,
	`cancelled_at` integer,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bookings_status_known" CHECK("bookings"."status" IN ('pending', 'confirmed', 'cancelled')),
	CONSTRAINT "bookings_travelers_in_range" CHECK("bookings"."number_of_travelers" BETWEEN 1 AND 20),
	CONSTRAINT "bookings_total_not_negative" CHECK("bookings"."total_amount" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_booking_id_unique` ON `bookings` (`booking_id`);--> statement-breakpoint
CREATE INDEX `bookings_newest` ON `bookings` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_newest_by_status` ON `bookings` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_departure` ON `bookings` (`tour_id`,`travel_date`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`request_hash` text NOT NULL,
	`booking` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `departures` (
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`capacity` integer NOT NULL,
	`booked` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`tour_id`, `travel_date`),
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "departures_not_oversold" CHECK("departures"."booked" <= "departures"."capacity"),
	CONSTRAINT "departures_booked_not_negative" CHECK("departures"."booked" >= 0)
);
--> statement-breakpoint
CREATE TABLE `operators` (
	`slug` text PRIMARY KEY NOT NULL,
	`company_name` text NOT NULL,
	`base_city` text NOT NULL,
	`status` text NOT NULL,
	`owner_id` text,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "operators_status_known" CHECK("operators"."status" IN ('pending', 'verified', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE `tours` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`operator_slug` text NOT NULL,
	`position` integer NOT NULL,
	`place` text NOT NULL,
	`title` text NOT NULL,
	`subtitle` text NOT NULL,
	`description` text NOT NULL,
	`highlights` text NOT NULL,
	`guide` text NOT NULL,
	`state` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`altitude_metres` integer,
	`region` text NOT NULL,
	`departure_city` text NOT NULL,
	`days` integer NOT NULL,
	`price_inr` integer NOT NULL,
	`capacity` integer NOT NULL,
	`rating` real,
	`type` text NOT NULL,
	`category` text,
	`experiences` text NOT NULL,
	`interests` text NOT NULL,
	`best_months` text NOT NULL,
	`scene` text NOT NULL,
	`motif` text NOT NULL,
	`hour` text NOT NULL,
	`edited_at` integer,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tours_status_known" CHECK("tours"."status" IN ('active', 'pending', 'draft')),
	CONSTRAINT "tours_price_positive" CHECK("tours"."price_inr" > 0),
	CONSTRAINT "tours_days_positive" CHECK("tours"."days" > 0),
	CONSTRAINT "tours_capacity_positive" CHECK("tours"."capacity" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tours_slug_unique` ON `tours` (`slug`);--> statement-breakpoint
CREATE INDEX `tours_recommended` ON `tours` (`status`,`position`,`id`);--> statement-breakpoint
CREATE INDEX `tours_by_city` ON `tours` (`departure_city`,`position`);