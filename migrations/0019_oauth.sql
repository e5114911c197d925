CREATE TABLE `oauth_access_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`reference_id` text,
	`authorization_code_id` text,
	`user_id` text NOT NULL,
	`client_id` text NOT NULL,
	`session_id` text,
	`scopes` text NOT NULL,
	`resources` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked` integer,
	`refresh_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `oauth_clients`(`client_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_access_tokens_token_unique` ON `oauth_access_tokens` (`token`);--> statement-breakpoint
CREATE INDEX `oauth_access_tokens_by_user` ON `oauth_access_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_access_tokens_by_client` ON `oauth_access_tokens` (`client_id`);--> statement-breakpoint
CREATE INDEX `oauth_access_tokens_by_grant` ON `oauth_access_tokens` (`reference_id`);--> statement-breakpoint
CREATE INDEX `oauth_access_tokens_by_code` ON `oauth_access_tokens` (`authorization_code_id`);--> statement-breakpoint
CREATE INDEX `oauth_access_tokens_by_refresh` ON `oauth_access_tokens` (`refresh_id`);--> statement-breakpoint
CREATE INDEX `oauth_access_tokens_by_end` ON `oauth_access_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `oauth_clients` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`name` text NOT NULL,
	`redirect_uris` text NOT NULL,
	`token_endpoint_auth_method` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_clients_client_id_unique` ON `oauth_clients` (`client_id`);--> statement-breakpoint
CREATE TABLE `oauth_consents` (
	`id` text PRIMARY KEY NOT NULL,
	`reference_id` text NOT NULL,
	`user_id` text NOT NULL,
	`client_id` text NOT NULL,
	`scopes` text NOT NULL,
	`resources` text,
	`requested_user_info_claims` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `oauth_clients`(`client_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_consents_reference_id_unique` ON `oauth_consents` (`reference_id`);--> statement-breakpoint
CREATE INDEX `oauth_consents_by_user` ON `oauth_consents` (`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_consents_by_client` ON `oauth_consents` (`client_id`);--> statement-breakpoint
CREATE TABLE `oauth_refresh_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`reference_id` text,
	`authorization_code_id` text,
	`user_id` text NOT NULL,
	`client_id` text NOT NULL,
	`session_id` text,
	`scopes` text NOT NULL,
	`resources` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked` integer,
	`rotated_at` integer,
	`auth_time` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `oauth_clients`(`client_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_refresh_tokens_token_unique` ON `oauth_refresh_tokens` (`token`);--> statement-breakpoint
CREATE INDEX `oauth_refresh_tokens_by_user` ON `oauth_refresh_tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_refresh_tokens_by_client` ON `oauth_refresh_tokens` (`client_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_refresh_tokens_by_grant` ON `oauth_refresh_tokens` (`reference_id`);--> statement-breakpoint
CREATE INDEX `oauth_refresh_tokens_by_code` ON `oauth_refresh_tokens` (`authorization_code_id`);--> statement-breakpoint
CREATE INDEX `oauth_refresh_tokens_by_end` ON `oauth_refresh_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `oauth_resources` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_resources_identifier_unique` ON `oauth_resources` (`identifier`);
--> statement-breakpoint
-- A reused refresh token or code deletes the tokens of its family: the grant is over with the one that was still good.
CREATE TRIGGER `oauth_grants_end_with_their_token` AFTER DELETE ON `oauth_refresh_tokens` WHEN OLD.`revoked` IS NULL
BEGIN
	DELETE FROM `oauth_consents` WHERE `reference_id` = OLD.`reference_id`;
END;
