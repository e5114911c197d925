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
CREATE TABLE `email_changes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`from_email` text NOT NULL,
	`to_email` text NOT NULL,
	`confirm_hash` text NOT NULL,
	`object_hash` text NOT NULL,
	`notified_at` integer NOT NULL,
	`confirmed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_confirm_hash_unique` ON `email_changes` (`confirm_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_object_hash_unique` ON `email_changes` (`object_hash`);--> statement-breakpoint
CREATE INDEX `email_changes_by_notice` ON `email_changes` (`notified_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text,
	`public_key` text NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`counter` integer NOT NULL,
	`device_type` text NOT NULL,
	`backed_up` integer NOT NULL,
	`transports` text,
	`aaguid` text,
	`created_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_by_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `phone_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`phone` text NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`mac` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "phone_codes_purpose_known" CHECK("phone_codes"."purpose" IN ('sign-in', 'verify'))
);
--> statement-breakpoint
CREATE INDEX `phone_codes_by_user` ON `phone_codes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `phone_codes_by_end` ON `phone_codes` (`expires_at`);--> statement-breakpoint
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
CREATE INDEX `sessions_by_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `throttles_by_end` ON `throttles` (`resets_at`);--> statement-breakpoint
CREATE TABLE `two_factors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`secret` text NOT NULL,
	`backup_codes` text NOT NULL,
	`verified` integer DEFAULT true NOT NULL,
	`failed_verification_count` integer DEFAULT 0 NOT NULL,
	`locked_until` integer,
	`last_step` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `two_factors_by_user` ON `two_factors` (`user_id`);--> statement-breakpoint
CREATE TABLE `user_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "user_notes_not_empty" CHECK(length("user_notes"."text") > 0)
);
--> statement-breakpoint
CREATE INDEX `user_notes_of_user` ON `user_notes` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`folded_name` text DEFAULT '' NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`role` text DEFAULT 'user' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`admin_role` text,
	`rights_changed_at` integer,
	`rights_changed_by` text,
	`request_code` text,
	`two_factor_enabled` integer DEFAULT false NOT NULL,
	`phone` text,
	`verified_phone` text,
	`emergency_name` text,
	`emergency_phone` text,
	`nominee_name` text,
	`nominee_contact` text,
	`marketing_consent` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "users_name_folded" CHECK("users"."folded_name" = '' OR "users"."name" GLOB '*[^ -~]*' OR instr("users"."name", '  ') OR "users"."folded_name" = lower(trim(replace("users"."name", '''', '')))),
	CONSTRAINT "users_phone_verified" CHECK("users"."verified_phone" IS NULL OR "users"."verified_phone" IS "users"."phone"),
	CONSTRAINT "users_admin_role_known" CHECK("users"."admin_role" IN ('owner', 'support', 'finance', 'content')),
	CONSTRAINT "users_role_known" CHECK("users"."role" IN ('user', 'tour_operator', 'admin')),
	CONSTRAINT "users_status_known" CHECK("users"."status" IN ('pending', 'active', 'verified', 'suspended'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_request_code_unique` ON `users` (`request_code`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_verified_phone_unique` ON `users` (`verified_phone`);--> statement-breakpoint
CREATE INDEX `users_newest` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_role` ON `users` (`role`,`status`);--> statement-breakpoint
CREATE INDEX `users_by_image` ON `users` (`image`) WHERE "users"."image" IS NOT NULL;--> statement-breakpoint
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
CREATE INDEX `verifications_by_end` ON `verifications` (`expires_at`);--> statement-breakpoint
CREATE TABLE `booking_events` (
	`seq` integer PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`booking` text NOT NULL,
	`status` text NOT NULL,
	`actor_id` text,
	`actor` text,
	`reason` text,
	`topic` text,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_events_type_known" CHECK("booking_events"."type" IN ('booking.created', 'booking.updated'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `booking_events_by_version` ON `booking_events` (`booking`,`version`);--> statement-breakpoint
CREATE TABLE `booking_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`side` text NOT NULL,
	`text` text NOT NULL,
	`author_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_notes_side_known" CHECK("booking_notes"."side" IN ('team', 'operator'))
);
--> statement-breakpoint
CREATE INDEX `booking_notes_by_booking` ON `booking_notes` (`booking`,`side`,`created_at`);--> statement-breakpoint
CREATE INDEX `booking_notes_by_author` ON `booking_notes` (`author_id`);--> statement-breakpoint
CREATE TABLE `booking_proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`version` integer NOT NULL,
	`change` text NOT NULL,
	`total_before` integer NOT NULL,
	`total` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`token_hash` text NOT NULL,
	`proposed_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proposed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_proposals_status_known" CHECK("booking_proposals"."status" IN ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "booking_proposals_rise" CHECK("booking_proposals"."total" > "booking_proposals"."total_before")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `booking_proposals_by_token` ON `booking_proposals` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `booking_proposals_open` ON `booking_proposals` (`booking`) WHERE "status" = 'open';--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`status` text NOT NULL,
	`tour_id` integer NOT NULL,
	`operator_slug` text NOT NULL,
	`user_id` text,
	`tour_title` text NOT NULL,
	`tour_destination` text NOT NULL,
	`tour_duration` text NOT NULL,
	`tour_price` integer NOT NULL,
	`departure_city` text NOT NULL,
	`travel_date` text NOT NULL,
	`number_of_travelers` integer NOT NULL,
	`children` integer DEFAULT 0 NOT NULL,
	`infants` integer DEFAULT 0 NOT NULL,
	`room_type` text NOT NULL,
	`notice_version` integer,
	`special_requests` text,
	`pick_up` text,
	`customer_name` text NOT NULL,
	`customer_folded` text DEFAULT '' NOT NULL,
	`customer_email` text NOT NULL,
	`customer_phone` text NOT NULL,
	`emergency_name` text NOT NULL,
	`emergency_phone` text NOT NULL,
	`buyer_state` text,
	`postal_code` text,
	`billing_address` text,
	`buyer_gstin` text,
	`payment_method` text NOT NULL,
	`coupon_code` text,
	`price_lines` text,
	`gst_percent` integer,
	`gst_amount` integer,
	`stay_state` text,
	`discount` integer NOT NULL,
	`total_amount` integer NOT NULL,
	`commission_percent` integer DEFAULT 10 NOT NULL,
	`platform_discount` integer DEFAULT 0 NOT NULL,
	`price_basis` text,
	`paid_amount` integer DEFAULT 0 NOT NULL,
	`refunded_amount` integer DEFAULT 0 NOT NULL,
	`taken_back` integer DEFAULT 0 NOT NULL,
	`refund_due` integer,
	`refund_schedule` text,
	`max_refund_percent` integer DEFAULT 100 NOT NULL,
	`email_key` text,
	`verified_at` integer,
	`caller` text,
	`is_provisional` integer DEFAULT false NOT NULL,
	`due_days` integer DEFAULT 7 NOT NULL,
	`payment_due_at` integer,
	`payment_reminder_at` integer,
	`balance_due_at` integer,
	`balance_reminders` integer DEFAULT 0 NOT NULL,
	`balance_cancel_at` integer,
	`created_at` integer NOT NULL,
	`cancelled_at` integer,
	`own_sale` text,
	`is_by_team` integer DEFAULT false NOT NULL,
	`is_first` integer DEFAULT false NOT NULL,
	`link_version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tour_id`,`operator_slug`) REFERENCES `tours`(`id`,`operator_slug`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "bookings_status_known" CHECK("bookings"."status" IN ('pending', 'confirmed', 'cancelled', 'completed', 'no-show', 'expired')),
	CONSTRAINT "bookings_name_folded" CHECK(CASE WHEN "bookings"."customer_name" GLOB '*[^ -~]*' OR instr("bookings"."customer_name", '  ') THEN length("bookings"."customer_folded") >= 2
        ELSE "bookings"."customer_folded" = ' ' || lower(trim(replace("bookings"."customer_name", '''', ''))) END),
	CONSTRAINT "bookings_travelers_in_range" CHECK("bookings"."number_of_travelers" BETWEEN 1 AND 20),
	CONSTRAINT "bookings_total_not_negative" CHECK("bookings"."total_amount" >= 0),
	CONSTRAINT "bookings_taken_back" CHECK("bookings"."taken_back" BETWEEN 0 AND "bookings"."refunded_amount"),
	CONSTRAINT "bookings_not_overrefunded" CHECK("bookings"."refunded_amount" BETWEEN 0 AND "bookings"."paid_amount"),
	CONSTRAINT "bookings_own_sale_known" CHECK("bookings"."own_sale" IS NULL OR ("bookings"."own_sale" IN ('paid', 'unpaid') AND "bookings"."paid_amount" = 0))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_booking_id_unique` ON `bookings` (`booking_id`);--> statement-breakpoint
CREATE INDEX `bookings_newest` ON `bookings` (`created_at`,`id`,`customer_email`,`user_id`);--> statement-breakpoint
CREATE INDEX `bookings_newest_by_status` ON `bookings` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_user` ON `bookings` (`user_id`,`created_at`,`id`) WHERE "user_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_by_email` ON `bookings` (`customer_email`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_phone` ON `bookings` (`customer_phone`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_departure` ON `bookings` (`tour_id`,`travel_date`);--> statement-breakpoint
CREATE INDEX `bookings_by_seller` ON `bookings` (`operator_slug`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_seller_and_travel_date` ON `bookings` (`operator_slug`,`travel_date`,`id`,`status`,`number_of_travelers`);--> statement-breakpoint
CREATE INDEX `bookings_by_travel_date` ON `bookings` (`travel_date`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_total` ON `bookings` (`total_amount`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_customer` ON `bookings` (`customer_folded`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_status_and_travel_date` ON `bookings` (`status`,`travel_date`,`id`,`operator_slug`,`own_sale`,`total_amount`,`paid_amount`,`refunded_amount`,`created_at`);--> statement-breakpoint
CREATE INDEX `bookings_cancelled` ON `bookings` (`cancelled_at`) WHERE "cancelled_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_to_pay` ON `bookings` (`payment_due_at`);--> statement-breakpoint
CREATE INDEX `bookings_to_remind` ON `bookings` (`payment_reminder_at`);--> statement-breakpoint
CREATE INDEX `bookings_balance_unpaid` ON `bookings` (`balance_cancel_at`) WHERE "balance_cancel_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_balance_due` ON `bookings` (`balance_due_at`) WHERE "balance_due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_unproven_by_caller` ON `bookings` (`caller`) WHERE "caller" IS NOT NULL AND "verified_at" IS NULL AND "status" IN ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX `bookings_state_waiting` ON `bookings` (`created_at`,`operator_slug`) WHERE "buyer_state" IS NULL AND "buyer_gstin" IS NULL AND "gst_percent" > 0 AND "own_sale" IS NULL AND "paid_amount" > "refunded_amount";--> statement-breakpoint
CREATE INDEX `bookings_unpaid_by_email` ON `bookings` (`email_key`,`travel_date`) WHERE "paid_amount" = "refunded_amount" AND "status" IN ('pending', 'confirmed');--> statement-breakpoint
CREATE TABLE `check_ins` (
	`booking` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`way` text NOT NULL,
	`at` integer NOT NULL,
	`done_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`done_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "check_ins_way_known" CHECK("check_ins"."way" IN ('scan', 'hand'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `check_ins_id_unique` ON `check_ins` (`id`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`request_hash` text NOT NULL,
	`booking` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `party_members` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`kind` text NOT NULL,
	`number` integer NOT NULL,
	`name` text,
	`age` integer,
	`diet` text,
	`encrypted_identity` text,
	`identity_until` text,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "party_members_kind_known" CHECK("party_members"."kind" IN ('adult', 'child', 'infant')),
	CONSTRAINT "party_members_number_in_range" CHECK("party_members"."number" BETWEEN 1 AND 60),
	CONSTRAINT "party_members_age_in_range" CHECK("party_members"."age" BETWEEN 0 AND 120),
	CONSTRAINT "party_identities_end" CHECK(("party_members"."encrypted_identity" IS NULL) = ("party_members"."identity_until" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `party_members_by_place` ON `party_members` (`booking`,`kind`,`number`);--> statement-breakpoint
CREATE INDEX `party_identities_to_erase` ON `party_members` (`identity_until`) WHERE "identity_until" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `bank_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`file_name` text NOT NULL,
	`rows` integer NOT NULL,
	`imported_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`imported_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bank_imports_kind_known" CHECK("bank_imports"."kind" IN ('settlements', 'statement', 'answer'))
);
--> statement-breakpoint
CREATE INDEX `bank_imports_newest` ON `bank_imports` (`created_at`);--> statement-breakpoint
CREATE TABLE `bank_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`description` text NOT NULL,
	`reference` text NOT NULL,
	`amount` integer NOT NULL,
	`match_kind` text,
	`match_id` text,
	`import` text NOT NULL,
	FOREIGN KEY (`import`) REFERENCES `bank_imports`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bank_lines_match_known" CHECK("bank_lines"."match_kind" IN ('settlement', 'payout', 'payout-return', 'tax') AND "bank_lines"."match_id" IS NOT NULL OR "bank_lines"."match_kind" IS NULL AND "bank_lines"."match_id" IS NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_lines_by_match` ON `bank_lines` (`match_kind`,`match_id`) WHERE match_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `bank_lines_by_day` ON `bank_lines` (`day`);--> statement-breakpoint
CREATE INDEX `bank_lines_unmatched` ON `bank_lines` (`day`,`id`) WHERE match_id IS NULL;--> statement-breakpoint
CREATE TABLE `booking_deltas` (
	`seq` integer PRIMARY KEY NOT NULL,
	`sign` integer NOT NULL,
	`booking` text NOT NULL,
	`booked_on` text NOT NULL,
	`tour_id` integer NOT NULL,
	`days_ahead` integer NOT NULL,
	`travel_month` integer NOT NULL,
	`origin` text NOT NULL,
	`source` text NOT NULL,
	`converted` integer NOT NULL,
	`new_customers` integer NOT NULL,
	`cancelled_on` text,
	`sold_on` text,
	`operator` text,
	`discount` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `booking_sources` (
	`name` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `demand_totals` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`origin` text NOT NULL,
	`travel_month` integer NOT NULL,
	`bookings` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `origin`, `travel_month`),
	CONSTRAINT "demand_totals_grain_known" CHECK("demand_totals"."grain" IN ('day', 'month'))
);
--> statement-breakpoint
CREATE TABLE `figure_checks` (
	`id` integer PRIMARY KEY NOT NULL,
	`checked_on` text NOT NULL,
	`past_day` text NOT NULL,
	`difference` text,
	CONSTRAINT "figure_checks_one_row" CHECK("figure_checks"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `lead_time_totals` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`days_ahead` integer NOT NULL,
	`bookings` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `days_ahead`),
	CONSTRAINT "lead_time_totals_grain_known" CHECK("lead_time_totals"."grain" IN ('day', 'month'))
);
--> statement-breakpoint
CREATE TABLE `ledger_totals` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`operator` text NOT NULL,
	`kind` text NOT NULL,
	`debit` text NOT NULL,
	`credit` text NOT NULL,
	`amount` integer NOT NULL,
	`sold` integer NOT NULL,
	`discounts` integer NOT NULL,
	`commission_received` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `operator`, `kind`, `debit`, `credit`),
	CONSTRAINT "ledger_totals_grain_known" CHECK("ledger_totals"."grain" IN ('day', 'month', 'all'))
);
--> statement-breakpoint
CREATE INDEX `ledger_totals_by_operator` ON `ledger_totals` (`operator`,`grain`,`period`);--> statement-breakpoint
CREATE TABLE `period_totals` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`made` integer NOT NULL,
	`converted` integer NOT NULL,
	`new_customers` integer NOT NULL,
	`cancelled` integer NOT NULL,
	`cancellations` integer NOT NULL,
	`revenue` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`),
	CONSTRAINT "period_totals_grain_known" CHECK("period_totals"."grain" IN ('day', 'month'))
);
--> statement-breakpoint
CREATE TABLE `place_totals` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`place` text NOT NULL,
	`state` text NOT NULL,
	`made` integer NOT NULL,
	`revenue` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `place`, `state`),
	CONSTRAINT "place_totals_grain_known" CHECK("place_totals"."grain" IN ('day', 'month'))
);
--> statement-breakpoint
CREATE TABLE `resolved_lines` (
	`line` text PRIMARY KEY NOT NULL,
	`note` text NOT NULL,
	`resolved_by` text,
	`resolved_at` integer NOT NULL,
	FOREIGN KEY (`resolved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `settlement_lines` (
	`entity` text PRIMARY KEY NOT NULL,
	`settlement` text NOT NULL,
	`kind` text NOT NULL,
	`gross` integer NOT NULL,
	`booked` integer,
	`fee` integer NOT NULL,
	`booking` text,
	`import` text NOT NULL,
	FOREIGN KEY (`settlement`) REFERENCES `settlements`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`import`) REFERENCES `bank_imports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `settlement_lines_by_settlement` ON `settlement_lines` (`settlement`);--> statement-breakpoint
CREATE INDEX `settlement_lines_unmatched` ON `settlement_lines` (`settlement`,`entity`) WHERE booked IS NOT gross;--> statement-breakpoint
CREATE TABLE `settlements` (
	`id` text PRIMARY KEY NOT NULL,
	`utr` text NOT NULL,
	`settled_on` text NOT NULL,
	`net` integer NOT NULL,
	`fees` integer NOT NULL,
	`difference` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `settlements_newest` ON `settlements` (`settled_on`);--> statement-breakpoint
CREATE INDEX `settlements_by_utr` ON `settlements` (`utr`);--> statement-breakpoint
CREATE TABLE `source_totals` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`source` text NOT NULL,
	`bookings` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `source`),
	FOREIGN KEY (`source`) REFERENCES `booking_sources`(`name`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "source_totals_grain_known" CHECK("source_totals"."grain" IN ('day', 'month'))
);
--> statement-breakpoint
CREATE TABLE `tour_totals` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`tour_id` integer NOT NULL,
	`made` integer NOT NULL,
	`sold` integer NOT NULL,
	`revenue` integer NOT NULL,
	`commission` integer NOT NULL,
	`borne` integer NOT NULL,
	`premium` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `tour_id`),
	CONSTRAINT "tour_totals_grain_known" CHECK("tour_totals"."grain" IN ('day', 'month'))
);
--> statement-breakpoint
CREATE INDEX `tour_totals_by_tour` ON `tour_totals` (`tour_id`,`grain`,`period`);--> statement-breakpoint
CREATE TABLE `trip_balances` (
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`operator` text NOT NULL,
	`received` integer NOT NULL,
	`not_received` integer NOT NULL,
	PRIMARY KEY(`grain`, `period`, `operator`),
	CONSTRAINT "trip_balances_grain_known" CHECK("trip_balances"."grain" IN ('day', 'month', 'all'))
);
--> statement-breakpoint
CREATE TABLE `trip_deltas` (
	`seq` integer PRIMARY KEY NOT NULL,
	`sign` integer NOT NULL,
	`booking` text NOT NULL,
	`over_on` text NOT NULL,
	`operator` text NOT NULL,
	`received` integer NOT NULL,
	`not_received` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `watermarks` (
	`stream` text PRIMARY KEY NOT NULL,
	`folded_to` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `delayed_changes` (
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
	CONSTRAINT "delayed_changes_outcome_known" CHECK("delayed_changes"."outcome" IN ('applied', 'undone', 'refused'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `delayed_changes_one_per_subject` ON `delayed_changes` (`subject`,`subject_id`) WHERE "outcome" IS NULL;--> statement-breakpoint
CREATE INDEX `delayed_changes_by_outcome` ON `delayed_changes` (`outcome`,`due_at`);--> statement-breakpoint
CREATE INDEX `delayed_changes_by_batch` ON `delayed_changes` (`batch`);--> statement-breakpoint
CREATE TABLE `limits` (
	`id` integer PRIMARY KEY NOT NULL,
	`caller_departures` integer NOT NULL,
	`caller_seats` integer NOT NULL,
	`caller_held_for` integer NOT NULL,
	`caller_rests_for` integer NOT NULL,
	`proof_from_percent` integer NOT NULL,
	`unpaid_bookings` integer NOT NULL,
	`unpaid_seats` integer NOT NULL,
	`waiting_on_departure` integer NOT NULL,
	`waiting_with_address` integer NOT NULL,
	`phone_code_tries` integer NOT NULL,
	`session_lasts` integer NOT NULL,
	`answers_count_for` integer NOT NULL,
	CONSTRAINT "limits_one_row" CHECK("limits"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `bank_account_changes` (
	`operator_slug` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`encrypted_number` text NOT NULL,
	`last_digits` text NOT NULL,
	`ifsc` text NOT NULL,
	`token_hash` text NOT NULL,
	`requested_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`requested_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_account_changes_token_hash_unique` ON `bank_account_changes` (`token_hash`);--> statement-breakpoint
CREATE TABLE `bank_accounts` (
	`operator_slug` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`encrypted_number` text NOT NULL,
	`last_digits` text NOT NULL,
	`ifsc` text NOT NULL,
	`confirmed_at` integer NOT NULL,
	`transfer_reference` text,
	`transferred_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`proven_at` integer,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "bank_accounts_few_tries" CHECK("bank_accounts"."tries" BETWEEN 0 AND 5)
);
--> statement-breakpoint
CREATE TABLE `operator_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_slug` text NOT NULL,
	`kind` text NOT NULL,
	`documents` text NOT NULL,
	`text` text,
	`actor_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "operator_decisions_kind_known" CHECK("operator_decisions"."kind" IN ('documents_asked', 'refused', 'answered', 'verified'))
);
--> statement-breakpoint
CREATE INDEX `operator_decisions_of_operator` ON `operator_decisions` (`operator_slug`,`created_at`);--> statement-breakpoint
CREATE TABLE `operator_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_slug` text NOT NULL,
	`kind` text NOT NULL,
	`file_name` text NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`uploaded_by` text,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`uploaded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "operator_documents_not_empty" CHECK("operator_documents"."size" > 0)
);
--> statement-breakpoint
CREATE INDEX `operator_documents_of_operator` ON `operator_documents` (`operator_slug`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `operator_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_slug` text NOT NULL,
	`email` text NOT NULL,
	`rights` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `operator_invitations_token_hash_unique` ON `operator_invitations` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `operator_invitations_one_open` ON `operator_invitations` (`operator_slug`,`email`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE TABLE `operator_members` (
	`operator_slug` text NOT NULL,
	`user_id` text NOT NULL,
	`rights` text NOT NULL,
	`added_by` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`operator_slug`, `user_id`),
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`added_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `operator_members_by_user` ON `operator_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `booking_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`author_id` text,
	`author` text NOT NULL,
	`to_traveler` integer NOT NULL,
	`to_operator` integer NOT NULL,
	`to_team` integer DEFAULT false NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`operator_slug` text,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_messages_not_empty" CHECK(length("booking_messages"."text") > 0)
);
--> statement-breakpoint
CREATE INDEX `booking_messages_of_booking` ON `booking_messages` (`booking`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `booking_messages_to_operator` ON `booking_messages` (`operator_slug`,`created_at`,`booking`) WHERE "to_operator" = 1 AND "author" <> 'operator';--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`user_id` text,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`handled_at` integer,
	`handled_by` text,
	FOREIGN KEY (`handled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contact_messages_not_empty" CHECK(length("contact_messages"."message") > 0)
);
--> statement-breakpoint
CREATE INDEX `contact_messages_newest` ON `contact_messages` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_open` ON `contact_messages` (`created_at`) WHERE handled_at IS NULL;--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`dedupe_key` text,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`attachments` text,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`channel` text DEFAULT 'mail' NOT NULL,
	`event` text,
	`user_id` text,
	`payload` text,
	`expires_at` integer,
	CONSTRAINT "mail_outbox_status_known" CHECK("mail_outbox"."status" IN ('queued', 'sent', 'failed')),
	CONSTRAINT "mail_outbox_channel_known" CHECK("mail_outbox"."channel" IN ('mail', 'push', 'whatsapp', 'sms'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_outbox_dedupe_key_unique` ON `mail_outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `mail_outbox_newest` ON `mail_outbox` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_outbox_by_recipient` ON `mail_outbox` (`recipient`);--> statement-breakpoint
CREATE INDEX `mail_outbox_by_user` ON `mail_outbox` (`user_id`) WHERE "user_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`email` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer
);
--> statement-breakpoint
CREATE TABLE `operator_answers` (
	`id` integer PRIMARY KEY NOT NULL,
	`operator_slug` text NOT NULL,
	`answered_at` integer NOT NULL,
	`waited` integer NOT NULL,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `operator_answers_newest` ON `operator_answers` (`operator_slug`,`answered_at`);--> statement-breakpoint
CREATE TABLE `thread_reads` (
	`booking` text NOT NULL,
	`user_id` text NOT NULL,
	`read_until` integer NOT NULL,
	PRIMARY KEY(`booking`, `user_id`),
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `thread_reads_by_user` ON `thread_reads` (`user_id`);--> statement-breakpoint
CREATE TABLE `thread_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`reporter` text NOT NULL,
	`reported_by` text,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`handled_at` integer,
	`handled_by` text,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reported_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`handled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "thread_reports_reporter_known" CHECK("thread_reports"."reporter" IN ('traveler', 'operator')),
	CONSTRAINT "thread_reports_not_empty" CHECK(length("thread_reports"."reason") > 0)
);
--> statement-breakpoint
CREATE INDEX `thread_reports_newest` ON `thread_reports` (`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `thread_reports_one_open` ON `thread_reports` (`booking`,`reporter`) WHERE handled_at IS NULL;--> statement-breakpoint
CREATE TABLE `traveler_compensations` (
	`booking` text PRIMARY KEY NOT NULL,
	`amount` integer NOT NULL,
	`by_operator` integer NOT NULL,
	`exemption` text,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`reference` text,
	`paid_by` text,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paid_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "traveler_compensations_owed_or_exempt" CHECK("traveler_compensations"."amount" >= 0 AND ("traveler_compensations"."amount" = 0) = ("traveler_compensations"."exemption" IS NOT NULL)),
	CONSTRAINT "traveler_compensations_borne" CHECK("traveler_compensations"."by_operator" BETWEEN 0 AND "traveler_compensations"."amount"),
	CONSTRAINT "traveler_compensations_paid" CHECK(("traveler_compensations"."paid_at" IS NULL) = ("traveler_compensations"."reference" IS NULL) AND ("traveler_compensations"."paid_at" IS NULL OR "traveler_compensations"."amount" > 0))
);
--> statement-breakpoint
CREATE INDEX `traveler_compensations_due` ON `traveler_compensations` (`created_at`) WHERE amount > 0 AND paid_at IS NULL;--> statement-breakpoint
CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`payment` text NOT NULL,
	`booking` text NOT NULL,
	`gateway` text NOT NULL,
	`reference` text NOT NULL,
	`amount` integer NOT NULL,
	`withheld` integer NOT NULL,
	`status` text NOT NULL,
	`reason` text NOT NULL,
	`bearer` text NOT NULL,
	`outcome` text,
	`fee` integer DEFAULT 0 NOT NULL,
	`respond_by` integer,
	`recorded_by` text,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`payment`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`recorded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "disputes_amounts_positive" CHECK("disputes"."amount" > 0 AND "disputes"."withheld" BETWEEN 0 AND "disputes"."amount"),
	CONSTRAINT "disputes_status_known" CHECK("disputes"."status" IN ('open', 'under_review', 'won', 'lost', 'closed')),
	CONSTRAINT "disputes_outcome_known" CHECK("disputes"."outcome" IN ('keep', 'cancel', 'lower')),
	CONSTRAINT "disputes_bearer_known" CHECK("disputes"."bearer" IN ('operator', 'platform', 'shared'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `disputes_by_reference` ON `disputes` (`gateway`,`reference`);--> statement-breakpoint
CREATE INDEX `disputes_by_booking` ON `disputes` (`booking`);--> statement-breakpoint
CREATE INDEX `disputes_by_status` ON `disputes` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `disputes_newest` ON `disputes` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `gateway_events` (
	`gateway` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`gateway`, `event_id`)
);
--> statement-breakpoint
CREATE INDEX `gateway_events_by_age` ON `gateway_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`name` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`debit` text NOT NULL,
	`credit` text NOT NULL,
	`amount` integer NOT NULL,
	`booking` text,
	`operator_slug` text,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`kind`) REFERENCES `ledger_kinds`(`name`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`debit`) REFERENCES `ledger_accounts`(`name`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credit`) REFERENCES `ledger_accounts`(`name`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "ledger_entries_amount_positive" CHECK("ledger_entries"."amount" > 0),
	CONSTRAINT "ledger_entries_two_accounts" CHECK("ledger_entries"."debit" <> "ledger_entries"."credit")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_key_unique` ON `ledger_entries` (`key`);--> statement-breakpoint
CREATE INDEX `ledger_entries_by_booking` ON `ledger_entries` (`booking`);--> statement-breakpoint
CREATE INDEX `ledger_entries_by_operator` ON `ledger_entries` (`operator_slug`,`created_at`);--> statement-breakpoint
CREATE INDEX `ledger_entries_newest` ON `ledger_entries` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_of_payouts` ON `ledger_entries` (`created_at`) WHERE kind IN ('payout', 'premium');--> statement-breakpoint
CREATE TABLE `ledger_kinds` (
	`name` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `operator_invoices` (
	`operator_slug` text NOT NULL,
	`month` text NOT NULL,
	`kind` text NOT NULL,
	`financial_year` text NOT NULL,
	`number` integer NOT NULL,
	`commission` integer NOT NULL,
	`premium` integer NOT NULL,
	`gst` integer NOT NULL,
	`snapshot` text NOT NULL,
	`issued_at` integer NOT NULL,
	PRIMARY KEY(`operator_slug`, `month`, `kind`),
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "operator_invoices_kind_known" CHECK("operator_invoices"."kind" IN ('invoice', 'credit-note')),
	CONSTRAINT "operator_invoices_number_positive" CHECK("operator_invoices"."number" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `operator_invoices_by_number` ON `operator_invoices` (`kind`,`financial_year`,`number`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`gateway` text NOT NULL,
	`order_id` text NOT NULL,
	`payment_id` text,
	`method` text,
	`amount` integer NOT NULL,
	`paise` integer DEFAULT 0 NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`disputed` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`upi_link` text,
	`recorded_by` text,
	`created_at` integer NOT NULL,
	`captured_at` integer,
	`next_poll_at` integer,
	`carried_from` text,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`recorded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_gateway_known" CHECK("payments"."gateway" IN ('razorpay', 'sandbox', 'manual')),
	CONSTRAINT "payments_status_known" CHECK("payments"."status" IN ('created', 'failed', 'captured')),
	CONSTRAINT "payments_amount_positive" CHECK("payments"."amount" > 0),
	CONSTRAINT "payments_not_overrefunded" CHECK("payments"."refunded" BETWEEN 0 AND "payments"."amount"),
	CONSTRAINT "payments_not_overdisputed" CHECK("payments"."disputed" >= 0 AND "payments"."refunded" + "payments"."disputed" <= "payments"."amount")
);
--> statement-breakpoint
CREATE INDEX `payments_carried` ON `payments` (`carried_from`) WHERE "carried_from" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_by_order` ON `payments` (`gateway`,`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_by_payment` ON `payments` (`gateway`,`payment_id`);--> statement-breakpoint
CREATE INDEX `payments_by_booking` ON `payments` (`booking`);--> statement-breakpoint
CREATE INDEX `payments_to_poll` ON `payments` (`next_poll_at`);--> statement-breakpoint
CREATE TABLE `payout_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payout` text NOT NULL,
	`kind` text NOT NULL,
	`booking` text,
	`charge` text,
	`note` text,
	`gross` integer NOT NULL,
	`direct` integer NOT NULL,
	`commission` integer NOT NULL,
	`borne` integer NOT NULL,
	`premium` integer NOT NULL,
	`gst` integer NOT NULL,
	`tcs` integer NOT NULL,
	`tds` integer NOT NULL,
	`carried` integer NOT NULL,
	`net` integer NOT NULL,
	FOREIGN KEY (`payout`) REFERENCES `payouts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payout_lines_kind_known" CHECK("payout_lines"."kind" IN ('booking', 'premium', 'tds', 'carried', 'left')),
	CONSTRAINT "payout_lines_add_up" CHECK("payout_lines"."net" = "payout_lines"."gross" - "payout_lines"."direct" - "payout_lines"."commission" + "payout_lines"."borne" - "payout_lines"."premium" - "payout_lines"."gst" - "payout_lines"."tcs" - "payout_lines"."tds" + "payout_lines"."carried")
);
--> statement-breakpoint
CREATE INDEX `payout_lines_of_payout` ON `payout_lines` (`payout`);--> statement-breakpoint
CREATE INDEX `payout_lines_of_booking` ON `payout_lines` (`booking`);--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`operator_slug` text NOT NULL,
	`amount` integer NOT NULL,
	`gst` integer DEFAULT 0 NOT NULL,
	`tcs` integer DEFAULT 0 NOT NULL,
	`tds` integer DEFAULT 0 NOT NULL,
	`pan` text,
	`gstin` text,
	`status` text NOT NULL,
	`reference` text,
	`note` text,
	`created_by` text,
	`created_at` integer NOT NULL,
	`paid_by` text,
	`paid_at` integer,
	`approved_by` text,
	`approved_at` integer,
	`approved_account` text,
	`return_reason` text,
	`returned_at` integer,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paid_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`approved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payouts_amount_positive" CHECK("payouts"."amount" > 0),
	CONSTRAINT "payouts_status_known" CHECK("payouts"."status" IN ('due', 'approved', 'paid', 'withdrawn', 'returned'))
);
--> statement-breakpoint
CREATE INDEX `payouts_newest` ON `payouts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `payouts_of_operator` ON `payouts` (`operator_slug`,`created_at`);--> statement-breakpoint
CREATE INDEX `payouts_by_reference` ON `payouts` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_one_due` ON `payouts` (`operator_slug`) WHERE status IN ('due', 'approved');--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment` text NOT NULL,
	`booking` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`gateway_refund_id` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`payment`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_amount_positive" CHECK("refunds"."amount" > 0),
	CONSTRAINT "refunds_status_known" CHECK("refunds"."status" IN ('due', 'done', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `refunds_by_booking` ON `refunds` (`booking`);--> statement-breakpoint
CREATE INDEX `refunds_by_payment` ON `refunds` (`payment`);--> statement-breakpoint
CREATE INDEX `refunds_by_gateway` ON `refunds` (`gateway_refund_id`) WHERE gateway_refund_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `refunds_due` ON `refunds` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `sandbox_objects` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`order_id` text NOT NULL,
	`entity` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "sandbox_objects_kind_known" CHECK("sandbox_objects"."kind" IN ('order', 'payment', 'refund'))
);
--> statement-breakpoint
CREATE INDEX `sandbox_objects_by_order` ON `sandbox_objects` (`order_id`);--> statement-breakpoint
CREATE TABLE `tax_documents` (
	`key` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`booking` text NOT NULL,
	`seller` text NOT NULL,
	`financial_year` text NOT NULL,
	`number` integer NOT NULL,
	`total` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`document` text NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tax_documents_kind_known" CHECK("tax_documents"."kind" IN ('receipt-voucher', 'invoice', 'debit-note', 'credit-note', 'refund-voucher')),
	CONSTRAINT "tax_documents_number_in_range" CHECK("tax_documents"."number" BETWEEN 1 AND 999999),
	CONSTRAINT "tax_documents_total_not_negative" CHECK("tax_documents"."total" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_documents_by_number` ON `tax_documents` (`seller`,`kind`,`financial_year`,`number`);--> statement-breakpoint
CREATE INDEX `tax_documents_by_booking` ON `tax_documents` (`booking`);--> statement-breakpoint
CREATE INDEX `tax_documents_newest` ON `tax_documents` (`issued_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `tax_documents_one_invoice` ON `tax_documents` (`booking`) WHERE kind = 'invoice';--> statement-breakpoint
CREATE TABLE `tax_accruals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`operator_slug` text NOT NULL,
	`booking` text,
	`day` text NOT NULL,
	`pan` text,
	`gstin` text,
	`gst_base` integer NOT NULL,
	`gst_percent` real NOT NULL,
	`gst` integer NOT NULL,
	`tcs_base` integer NOT NULL,
	`tcs_percent` real NOT NULL,
	`tcs` integer NOT NULL,
	`tds_base` integer NOT NULL,
	`tds_percent` real NOT NULL,
	`tds` integer NOT NULL,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_accruals_key_unique` ON `tax_accruals` (`key`);--> statement-breakpoint
CREATE INDEX `tax_accruals_of_booking` ON `tax_accruals` (`booking`);--> statement-breakpoint
CREATE INDEX `tax_accruals_of_operator` ON `tax_accruals` (`operator_slug`,`day`);--> statement-breakpoint
CREATE INDEX `tax_accruals_by_day` ON `tax_accruals` (`day`);--> statement-breakpoint
CREATE TABLE `tax_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`tax` text NOT NULL,
	`month` text NOT NULL,
	`amount` integer NOT NULL,
	`paid_on` text NOT NULL,
	`reference` text NOT NULL,
	`recorded_by` text,
	`created_at` integer NOT NULL,
	`reversed_at` integer,
	FOREIGN KEY (`recorded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tax_payments_tax_known" CHECK("tax_payments"."tax" IN ('gst', 'tcs', 'tds')),
	CONSTRAINT "tax_payments_amount_positive" CHECK("tax_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_payments_by_reference` ON `tax_payments` (`tax`,`reference`) WHERE reversed_at IS NULL;--> statement-breakpoint
CREATE INDEX `tax_payments_by_month` ON `tax_payments` (`month`,`created_at`);--> statement-breakpoint
CREATE TABLE `notification_preferences` (
	`user_id` text NOT NULL,
	`topic` text NOT NULL,
	`channel` text NOT NULL,
	`is_on` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `topic`, `channel`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`audience` text NOT NULL,
	`content` text,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_dedupe_key_unique` ON `notifications` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `notifications_due` ON `notifications` (`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `notifications_newest` ON `notifications` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`key_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_user` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
CREATE TABLE `list_columns` (
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`columns` text NOT NULL,
	PRIMARY KEY(`user_id`, `list`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "list_columns_length" CHECK(length("list_columns"."columns") <= 400)
);
--> statement-breakpoint
CREATE TABLE `office_preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`is_folded` integer NOT NULL,
	`density` text NOT NULL,
	`has_shortcuts` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "office_preferences_density_known" CHECK("office_preferences"."density" IN ('compact', 'comfortable'))
);
--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "saved_views_name_length" CHECK(length("saved_views"."name") BETWEEN 1 AND 60),
	CONSTRAINT "saved_views_query_length" CHECK(length("saved_views"."query") BETWEEN 1 AND 2000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_by_name` ON `saved_views` (`user_id`,`list`,`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_one_default` ON `saved_views` (`user_id`,`list`) WHERE is_default;--> statement-breakpoint
CREATE TABLE `audit_details` (
	`seq` integer PRIMARY KEY NOT NULL,
	`salt` text NOT NULL,
	`before` text,
	`after` text,
	`reason` text,
	`address` text,
	`device` text
);
--> statement-breakpoint
CREATE TABLE `audit_head` (
	`id` integer PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`mac` text NOT NULL,
	CONSTRAINT "audit_head_one_row" CHECK("audit_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `audit_heads` (
	`day` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`seq` integer NOT NULL,
	`mac` text NOT NULL,
	`is_intact` integer NOT NULL,
	`signature` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`previous_mac` text NOT NULL,
	`mac` text NOT NULL,
	`at` integer NOT NULL,
	`action` text NOT NULL,
	`actor_id` text,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`details_digest` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_previous_mac_unique` ON `audit_log` (`previous_mac`);--> statement-breakpoint
CREATE INDEX `audit_log_by_subject` ON `audit_log` (`subject`,`subject_id`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor_id`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`,`seq`);--> statement-breakpoint
CREATE TABLE `checks` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`is_ok` integer NOT NULL,
	`checked` integer NOT NULL,
	`faults` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `erasures` (
	`day` text PRIMARY KEY NOT NULL,
	`finished_at` integer,
	`bookings` integer NOT NULL,
	`messages` integer NOT NULL,
	`subscribers` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `failed_jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`error` text NOT NULL,
	`failures` integer NOT NULL,
	`first_failed_at` integer NOT NULL,
	`last_failed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `marketing_spend` (
	`month` text PRIMARY KEY NOT NULL,
	`amount` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "marketing_spend_not_negative" CHECK("marketing_spend"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `started_jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`starts` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `visits` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `commission_rates` (
	`valid_from` text PRIMARY KEY NOT NULL,
	`percent` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `compensation_rates` (
	`valid_from` text PRIMARY KEY NOT NULL,
	`percent` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `coupon_agreements` (
	`coupon` text NOT NULL,
	`operator_slug` text NOT NULL,
	`version` integer NOT NULL,
	`agreed_at` integer NOT NULL,
	PRIMARY KEY(`coupon`, `operator_slug`),
	FOREIGN KEY (`coupon`) REFERENCES `coupons`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `coupon_customers` (
	`coupon` text NOT NULL,
	`email_key` text NOT NULL,
	`used` integer NOT NULL,
	`usage_limit` integer,
	PRIMARY KEY(`coupon`, `email_key`),
	FOREIGN KEY (`coupon`) REFERENCES `coupons`(`code`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coupon_customers_not_overused" CHECK("coupon_customers"."usage_limit" IS NULL OR "coupon_customers"."used" <= "coupon_customers"."usage_limit"),
	CONSTRAINT "coupon_customers_used_not_negative" CHECK("coupon_customers"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE `coupon_uses` (
	`booking` text PRIMARY KEY NOT NULL,
	`coupon` text NOT NULL,
	`email_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`released_at` integer,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`coupon`) REFERENCES `coupons`(`code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `coupon_uses_by_coupon` ON `coupon_uses` (`coupon`);--> statement-breakpoint
CREATE TABLE `coupons` (
	`code` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` integer NOT NULL,
	`max_discount` integer,
	`borne_by` text,
	`minimum_purchase` integer,
	`minimum_travelers` integer,
	`valid_from` text NOT NULL,
	`valid_until` text NOT NULL,
	`usage_limit` integer,
	`per_customer_limit` integer,
	`used` integer DEFAULT 0 NOT NULL,
	`tours` text,
	`operators` text,
	`description` text,
	`version` integer DEFAULT 1 NOT NULL,
	`deactivated_at` integer,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "coupons_kind_known" CHECK("coupons"."kind" IN ('percent', 'fixed')),
	CONSTRAINT "coupons_bearer_known" CHECK("coupons"."borne_by" IN ('operator', 'shared')),
	CONSTRAINT "coupons_value_positive" CHECK("coupons"."value" > 0),
	CONSTRAINT "coupons_not_overused" CHECK("coupons"."usage_limit" IS NULL OR "coupons"."used" <= "coupons"."usage_limit"),
	CONSTRAINT "coupons_used_not_negative" CHECK("coupons"."used" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_code_in_any_case` ON `coupons` (lower("code"));--> statement-breakpoint
CREATE TABLE `gst_rates` (
	`supply` text DEFAULT 'tour' NOT NULL,
	`valid_from` text NOT NULL,
	`percent` integer NOT NULL,
	PRIMARY KEY(`supply`, `valid_from`)
);
--> statement-breakpoint
CREATE TABLE `rescue_offers` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`round` integer DEFAULT 1 NOT NULL,
	`state` text NOT NULL,
	`options` text NOT NULL,
	`proposals` text NOT NULL,
	`fallback` text NOT NULL,
	`fault` text NOT NULL,
	`exemption` text,
	`reason` text NOT NULL,
	`choice` text,
	`chosen_by` text,
	`new_booking` text,
	`deadline_at` integer,
	`due_at` integer,
	`reminded_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`error` text,
	`ordered_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`new_booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "rescue_offers_state_known" CHECK("rescue_offers"."state" IN ('queued', 'asked', 'settling', 'moved', 'rebooked', 'refunded', 'failed', 'ended')),
	CONSTRAINT "rescue_offers_fallback_known" CHECK("rescue_offers"."fallback" IN ('refund', 'date', 'tour')),
	CONSTRAINT "rescue_offers_fault_known" CHECK("rescue_offers"."fault" IN ('operator', 'nobody', 'platform')),
	CONSTRAINT "rescue_offers_chooser_known" CHECK("rescue_offers"."chosen_by" IN ('traveler', 'team', 'system')),
	CONSTRAINT "rescue_offers_orderer_known" CHECK("rescue_offers"."ordered_by" IN ('team', 'operator'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rescue_offers_by_departure` ON `rescue_offers` (`tour_id`,`travel_date`,`booking`);--> statement-breakpoint
CREATE INDEX `rescue_offers_by_booking` ON `rescue_offers` (`booking`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `rescue_offers_by_new_booking` ON `rescue_offers` (`new_booking`);--> statement-breakpoint
CREATE INDEX `rescue_offers_due` ON `rescue_offers` (`due_at`) WHERE "due_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `review_photographs` (
	`id` text PRIMARY KEY NOT NULL,
	`review` text NOT NULL,
	`tour_id` integer NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`caption` text,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`widths` text NOT NULL,
	`consent_version` integer NOT NULL,
	`consented_at` integer NOT NULL,
	`reason` text,
	`handled_at` integer,
	`handled_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`review`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`handled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_photographs_status_known" CHECK("review_photographs"."status" IN ('waiting', 'approved', 'rejected', 'removed')),
	CONSTRAINT "review_photographs_caption_not_empty" CHECK(length("review_photographs"."caption") > 0),
	CONSTRAINT "review_photographs_consented" CHECK("review_photographs"."consent_version" > 0),
	CONSTRAINT "review_photographs_rejected_with_reason" CHECK("review_photographs"."status" <> 'rejected' OR "review_photographs"."reason" IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX `review_photographs_of_review` ON `review_photographs` (`review`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `review_photographs_of_tour` ON `review_photographs` (`tour_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `review_photographs_by_status` ON `review_photographs` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `review_replies` (
	`review` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`author_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`review`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_replies_not_empty" CHECK(length("review_replies"."text") > 0)
);
--> statement-breakpoint
CREATE TABLE `review_reports` (
	`review` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`reported_by` text,
	`created_at` integer NOT NULL,
	`handled_at` integer,
	`handled_by` text,
	FOREIGN KEY (`review`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reported_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`handled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_reports_not_empty" CHECK(length("review_reports"."reason") > 0)
);
--> statement-breakpoint
CREATE INDEX `review_reports_newest` ON `review_reports` (`created_at`,`review`);--> statement-breakpoint
CREATE INDEX `review_reports_open` ON `review_reports` (`created_at`) WHERE handled_at IS NULL;--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`booking` text NOT NULL,
	`tour_id` integer NOT NULL,
	`user_id` text,
	`author_name` text,
	`rating` integer NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`status` text DEFAULT 'published' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`booking`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reviews_rating_in_range" CHECK("reviews"."rating" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_status_known" CHECK("reviews"."status" IN ('published', 'hidden'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_booking_unique` ON `reviews` (`booking`);--> statement-breakpoint
CREATE INDEX `reviews_of_tour` ON `reviews` (`tour_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_by_user` ON `reviews` (`user_id`);--> statement-breakpoint
CREATE INDEX `reviews_newest` ON `reviews` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `catalogue_changes` (
	`version` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tour_id` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `catalogue_changes_tour_id_unique` ON `catalogue_changes` (`tour_id`);--> statement-breakpoint
CREATE TABLE `catalogue_epoch` (
	`token` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `climate_stations` (
	`key` text PRIMARY KEY NOT NULL,
	`normals` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `departure_minimums` (
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`travelers` integer NOT NULL,
	`decide_on` text NOT NULL,
	`asked_at` integer,
	`guaranteed_at` integer,
	`notified_at` integer,
	`cancelled_at` integer,
	PRIMARY KEY(`tour_id`, `travel_date`),
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "departure_minimums_travelers_positive" CHECK("departure_minimums"."travelers" > 0)
);
--> statement-breakpoint
CREATE INDEX `departure_minimums_open` ON `departure_minimums` (`decide_on`) WHERE guaranteed_at IS NULL AND cancelled_at IS NULL;--> statement-breakpoint
CREATE INDEX `departure_minimums_to_notify` ON `departure_minimums` (`guaranteed_at`) WHERE guaranteed_at IS NOT NULL AND notified_at IS NULL;--> statement-breakpoint
CREATE TABLE `departures` (
	`id` integer PRIMARY KEY NOT NULL,
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`start_time` text DEFAULT '' NOT NULL,
	`capacity` integer NOT NULL,
	`booked` integer DEFAULT 0 NOT NULL,
	`held` integer DEFAULT 0 NOT NULL,
	`has_own_capacity` integer DEFAULT false NOT NULL,
	`closed_at` integer,
	`closed_reason` text,
	`closed_by` text,
	`closed_fault` text,
	`closed_exemption` text,
	`guide_name` text,
	`guide_phone` text,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`closed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "departures_not_oversold" CHECK("departures"."booked" + "departures"."held" <= "departures"."capacity"),
	CONSTRAINT "departures_booked_not_negative" CHECK("departures"."booked" >= 0),
	CONSTRAINT "departures_held_not_negative" CHECK("departures"."held" >= 0),
	CONSTRAINT "departures_closed_exempt" CHECK("departures"."closed_fault" IS NULL OR "departures"."closed_exemption" IS NOT NULL),
	CONSTRAINT "departures_guide_reachable" CHECK(("departures"."guide_name" IS NULL) = ("departures"."guide_phone" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `departures_one_a_day` ON `departures` (`tour_id`,`travel_date`);--> statement-breakpoint
CREATE INDEX `departures_guided` ON `departures` (`travel_date`) WHERE guide_name IS NOT NULL;--> statement-breakpoint
CREATE INDEX `departures_by_date` ON `departures` (`travel_date`,`tour_id`,`booked`,`capacity`,`closed_at`);--> statement-breakpoint
CREATE INDEX `departures_full` ON `departures` (`travel_date`,`tour_id`) WHERE capacity <= booked + held;--> statement-breakpoint
CREATE INDEX `departures_closed_with_travelers` ON `departures` (`travel_date`,`tour_id`) WHERE closed_at IS NOT NULL AND booked > 0;--> statement-breakpoint
CREATE INDEX `departures_closed` ON `departures` (`closed_at`) WHERE closed_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `held_departures` (
	`caller` text NOT NULL,
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`first_held_at` integer NOT NULL,
	PRIMARY KEY(`caller`, `tour_id`, `travel_date`)
);
--> statement-breakpoint
CREATE INDEX `held_departures_by_start` ON `held_departures` (`first_held_at`);--> statement-breakpoint
CREATE TABLE `meeting_changes` (
	`tour_id` integer NOT NULL,
	`is_sending` integer DEFAULT false NOT NULL,
	`start_before` text NOT NULL,
	`meeting_point_before` text NOT NULL,
	`start_now` text NOT NULL,
	`meeting_point_now` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`tour_id`, `is_sending`),
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `operators` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`company_name` text NOT NULL,
	`folded_name` text DEFAULT '' NOT NULL,
	`base_city` text NOT NULL,
	`registration_number` text,
	`address` text,
	`phone` text,
	`status` text NOT NULL,
	`verification` text DEFAULT 'waiting' NOT NULL,
	`owner_id` text,
	`gstin` text,
	`supply` text DEFAULT 'tour' NOT NULL,
	`pan` text,
	`founded_year` integer,
	`logo` text,
	`calendar_version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "operators_name_folded" CHECK("operators"."folded_name" = '' OR "operators"."company_name" GLOB '*[^ -~]*' OR instr("operators"."company_name", '  ') OR "operators"."folded_name" = lower(trim(replace("operators"."company_name", '''', '')))),
	CONSTRAINT "operators_status_known" CHECK("operators"."status" IN ('pending', 'verified', 'suspended')),
	CONSTRAINT "operators_verification_known" CHECK("operators"."verification" IN ('waiting', 'documents_asked', 'refused')),
	CONSTRAINT "operators_address_registered" CHECK("operators"."gstin" IS NULL OR "operators"."address" IS NOT NULL),
	CONSTRAINT "operators_supply_known" CHECK("operators"."supply" IN ('tour', 'tour-with-credit') OR "operators"."supply" IN ('stay', 'stay-above') AND "operators"."gstin" IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `operators_slug_unique` ON `operators` (`slug`);--> statement-breakpoint
CREATE INDEX `operators_by_owner` ON `operators` (`owner_id`);--> statement-breakpoint
CREATE TABLE `perishable_facts` (
	`id` integer PRIMARY KEY NOT NULL,
	`tour_id` integer NOT NULL,
	`kind` text NOT NULL,
	`fact` text NOT NULL,
	`month` integer NOT NULL,
	`checked_on` text,
	`due` text NOT NULL,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `perishable_facts_by_tour` ON `perishable_facts` (`tour_id`);--> statement-breakpoint
CREATE INDEX `perishable_facts_by_due` ON `perishable_facts` (`due`,`id`);--> statement-breakpoint
CREATE TABLE `premium_listings` (
	`id` text PRIMARY KEY NOT NULL,
	`tour_id` integer NOT NULL,
	`month` text NOT NULL,
	`place` integer NOT NULL,
	`amount` integer NOT NULL,
	`bought_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`bought_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "premium_listings_place_known" CHECK("premium_listings"."place" BETWEEN 1 AND 12),
	CONSTRAINT "premium_listings_amount_positive" CHECK("premium_listings"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `premium_listings_one_a_month` ON `premium_listings` (`tour_id`,`month`);--> statement-breakpoint
CREATE UNIQUE INDEX `premium_listings_by_place` ON `premium_listings` (`month`,`place`);--> statement-breakpoint
CREATE TABLE `seat_holds` (
	`id` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`caller` text,
	`is_unproven` integer DEFAULT false NOT NULL,
	`slot` integer NOT NULL,
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`seats` integer NOT NULL,
	`extended` integer DEFAULT false NOT NULL,
	`is_used` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`tour_id`,`travel_date`) REFERENCES `departures`(`tour_id`,`travel_date`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "seat_holds_slot_known" CHECK("seat_holds"."slot" BETWEEN 1 AND 3),
	CONSTRAINT "seat_holds_seats_in_range" CHECK("seat_holds"."seats" BETWEEN 1 AND 20)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seat_holds_by_slot` ON `seat_holds` (`holder`,`slot`);--> statement-breakpoint
CREATE INDEX `seat_holds_by_departure` ON `seat_holds` (`tour_id`,`travel_date`);--> statement-breakpoint
CREATE INDEX `seat_holds_by_end` ON `seat_holds` (`expires_at`);--> statement-breakpoint
CREATE INDEX `seat_holds_by_caller` ON `seat_holds` (`caller`);--> statement-breakpoint
CREATE TABLE `spent_proofs` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `spent_proofs_by_end` ON `spent_proofs` (`expires_at`);--> statement-breakpoint
CREATE TABLE `tour_drafts` (
	`tour_id` integer PRIMARY KEY NOT NULL,
	`values` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text,
	`submitted_at` integer,
	`rejection_reason` text,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `question_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`question` text NOT NULL,
	`author_id` text,
	`author` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`question`) REFERENCES `tour_questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "question_messages_not_empty" CHECK(length("question_messages"."text") > 0)
);
--> statement-breakpoint
CREATE INDEX `question_messages_of_question` ON `question_messages` (`question`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `tour_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`tour_id` integer NOT NULL,
	`name` text NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tour_questions_of_tour` ON `tour_questions` (`tour_id`,`confirmed_at`);--> statement-breakpoint
CREATE INDEX `tour_questions_by_email` ON `tour_questions` (`email`);--> statement-breakpoint
CREATE INDEX `tour_questions_oldest` ON `tour_questions` (`created_at`);--> statement-breakpoint
CREATE TABLE `tour_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`tour_id` integer NOT NULL,
	`position` integer NOT NULL,
	`kind` text DEFAULT 'place' NOT NULL,
	`alt` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`widths` text NOT NULL,
	`credit` text,
	`licence` text,
	`source` text,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tour_pictures_not_empty" CHECK(length("tour_pictures"."alt") > 0),
	CONSTRAINT "tour_pictures_kind_known" CHECK("tour_pictures"."kind" IN ('place', 'room', 'vehicle', 'guide', 'food')),
	CONSTRAINT "tour_pictures_attributed" CHECK(("tour_pictures"."credit" IS NULL) = ("tour_pictures"."licence" IS NULL) AND ("tour_pictures"."licence" IS NULL) = ("tour_pictures"."source" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `tour_pictures_of_tour` ON `tour_pictures` (`tour_id`,`position`);--> statement-breakpoint
CREATE INDEX `tour_pictures_removed` ON `tour_pictures` (`removed_at`) WHERE "tour_pictures"."removed_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `tours` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`operator_slug` text,
	`position` integer NOT NULL,
	`place` text NOT NULL,
	`title` text NOT NULL,
	`folded_title` text DEFAULT '' NOT NULL,
	`subtitle` text NOT NULL,
	`description` text NOT NULL,
	`highlights` text NOT NULL,
	`guide` text NOT NULL,
	`practical` text,
	`fitness` text GENERATED ALWAYS AS ((json_extract("practical", '$.fitness.level'))) VIRTUAL,
	`min_age` integer GENERATED ALWAYS AS ((json_extract("practical", '$.minAge'))) VIRTUAL,
	`state` text NOT NULL,
	`states` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`altitude_metres` integer,
	`region` text NOT NULL,
	`departure_city` text NOT NULL,
	`days` integer NOT NULL,
	`price_inr` integer NOT NULL,
	`capacity` integer NOT NULL,
	`rating` real,
	`review_count` integer DEFAULT 0 NOT NULL,
	`type` text NOT NULL,
	`category` text,
	`experiences` text NOT NULL,
	`interests` text NOT NULL,
	`best_months` text NOT NULL,
	`scene` text NOT NULL,
	`motif` text NOT NULL,
	`hour` text NOT NULL,
	`drawing` text,
	`departure_rules` text DEFAULT '{"pattern":{"kind":"daily"},"season":[],"offSeason":null,"blackOuts":[],"startTime":"09:00","cutOff":{"kind":"days","days":1,"time":"18:00"}}' NOT NULL,
	`price_rules` text DEFAULT '{}' NOT NULL,
	`party_questions` text DEFAULT '[]' NOT NULL,
	`edited_at` integer,
	`is_featured` integer DEFAULT false NOT NULL,
	`rejection_reason` text,
	`paused_at` integer,
	`paused_until` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`operator_slug`) REFERENCES `operators`(`slug`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "tours_title_folded" CHECK("tours"."folded_title" = '' OR "tours"."title" GLOB '*[^ -~]*' OR instr("tours"."title", '  ') OR "tours"."folded_title" = lower(trim(replace("tours"."title", '''', '')))),
	CONSTRAINT "tours_state_first" CHECK(json_extract("tours"."states", '$[0]') IS "tours"."state"),
	CONSTRAINT "tours_status_known" CHECK("tours"."status" IN ('active', 'pending', 'draft')),
	CONSTRAINT "tours_operator_named" CHECK("tours"."operator_slug" IS NOT NULL OR ("tours"."status" = 'draft' AND "tours"."created_at" IS NULL)),
	CONSTRAINT "tours_price_positive" CHECK("tours"."price_inr" > 0),
	CONSTRAINT "tours_days_positive" CHECK("tours"."days" > 0),
	CONSTRAINT "tours_capacity_positive" CHECK("tours"."capacity" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tours_slug_unique` ON `tours` (`slug`);--> statement-breakpoint
CREATE INDEX `tours_recommended` ON `tours` (`status`,`position`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `tours_by_operator` ON `tours` (`operator_slug`,`id`);--> statement-breakpoint
CREATE INDEX `tours_by_operator_in_order` ON `tours` (`operator_slug`,`position`,`id`,`status`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `tours_by_title` ON `tours` (`title`,`id`,`slug`);--> statement-breakpoint
CREATE INDEX `tours_featured` ON `tours` (`status`,`position`,`id`) WHERE "is_featured" = 1;--> statement-breakpoint
CREATE INDEX `tours_destinations` ON `tours` (`status`,`position`,`id`) WHERE "kind" = 'destination';--> statement-breakpoint
CREATE INDEX `tours_newest` ON `tours` (coalesce("created_at", 0),`id`);--> statement-breakpoint
CREATE INDEX `tours_in_calendar` ON `tours` (`operator_slug`,`deleted_at`,`departure_rules`,`title`,`slug`,`capacity`,`status`);--> statement-breakpoint
CREATE INDEX `tours_named` ON `tours` (`place`,`state`,`slug`);--> statement-breakpoint
CREATE INDEX `tours_offered` ON `tours` (`departure_rules`,`capacity`,`status`,`deleted_at`,`operator_slug`,`created_at`,`slug`,`title`);--> statement-breakpoint
CREATE INDEX `tours_by_city` ON `tours` (`departure_city`,`position`);--> statement-breakpoint
CREATE INDEX `tours_by_region_and_type` ON `tours` (`region`,`type`,`position`);--> statement-breakpoint
CREATE INDEX `tours_by_scene` ON `tours` (`scene`,`position`);--> statement-breakpoint
CREATE TABLE `waiting_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`tour_id` integer NOT NULL,
	`travel_date` text NOT NULL,
	`seats` integer NOT NULL,
	`place` integer,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`user_id` text,
	`phone` text,
	`status` text NOT NULL,
	`hold_id` text NOT NULL,
	`offer_ends_at` integer,
	`check_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`tour_id`,`travel_date`) REFERENCES `departures`(`tour_id`,`travel_date`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "waiting_entries_seats_in_range" CHECK("waiting_entries"."seats" BETWEEN 1 AND 20),
	CONSTRAINT "waiting_entries_status_known" CHECK("waiting_entries"."status" IN ('unconfirmed', 'waiting', 'reserved', 'offered', 'booked', 'declined', 'lapsed', 'left', 'gone')),
	CONSTRAINT "waiting_entries_placed" CHECK("waiting_entries"."place" IS NOT NULL OR "waiting_entries"."status" IN ('unconfirmed', 'left', 'gone'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_entries_hold_id_unique` ON `waiting_entries` (`hold_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_entries_in_line` ON `waiting_entries` (`tour_id`,`travel_date`,`place`);--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_entries_one_each` ON `waiting_entries` (`tour_id`,`travel_date`,`email_key`) WHERE status IN ('unconfirmed', 'waiting', 'reserved', 'offered');--> statement-breakpoint
CREATE INDEX `waiting_entries_by_email` ON `waiting_entries` (`email_key`);--> statement-breakpoint
CREATE INDEX `waiting_entries_by_user` ON `waiting_entries` (`user_id`);--> statement-breakpoint
CREATE INDEX `waiting_entries_due` ON `waiting_entries` (`check_at`) WHERE check_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `waiting_entries_by_date` ON `waiting_entries` (`travel_date`);--> statement-breakpoint
CREATE TABLE `wishlist_items` (
	`user_id` text NOT NULL,
	`tour_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`list_id` text,
	PRIMARY KEY(`user_id`, `tour_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`tour_id`) REFERENCES `tours`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`list_id`) REFERENCES `wishlist_lists`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `wishlist_newest` ON `wishlist_items` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `wishlist_items_by_list` ON `wishlist_items` (`list_id`) WHERE list_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `wishlist_lists` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`share` text,
	`shows_name` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wishlist_lists_name_length" CHECK(length("wishlist_lists"."name") BETWEEN 1 AND 60)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wishlist_lists_share_unique` ON `wishlist_lists` (`share`);--> statement-breakpoint
CREATE INDEX `wishlist_lists_by_user` ON `wishlist_lists` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `wishlist_lists_one_default` ON `wishlist_lists` (`user_id`) WHERE is_default;