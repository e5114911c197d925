-- Options and extras of tours (app/domain/prices/offers.ts); those from before have none. Without row ids, an extra of a booking is one row
-- written, and one of its stock.
CREATE TABLE `booking_extras` (
	`booking` text NOT NULL,
	`extra` text NOT NULL,
	`title` text NOT NULL,
	`per` text NOT NULL,
	`quantity` integer NOT NULL,
	`amount` integer NOT NULL,
	`refund` text NOT NULL,
	`gst_percent` integer,
	PRIMARY KEY(`booking`, `extra`),
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_extras_quantity_positive" CHECK("booking_extras"."quantity" > 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `departure_stock` (
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`start` text DEFAULT '' NOT NULL,
	`extra` text NOT NULL,
	`stock` integer,
	`taken` integer NOT NULL,
	PRIMARY KEY(`tour_id`, `travel_date`, `start`, `extra`),
	FOREIGN KEY (`tour_id`,`travel_date`,`start`) REFERENCES `departures`(`tour_id`,`travel_date`,`start`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "departure_stock_not_oversold" CHECK("departure_stock"."stock" IS NULL OR "departure_stock"."taken" <= "departure_stock"."stock"),
	CONSTRAINT "departure_stock_not_negative" CHECK("departure_stock"."taken" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `bookings` ADD `option_id` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `option_name` text;--> statement-breakpoint
ALTER TABLE `tours` ADD `options` text;--> statement-breakpoint
ALTER TABLE `tours` ADD `extras` text;
