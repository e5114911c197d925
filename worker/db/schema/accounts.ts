import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AccountStatus, Role } from "~/domain/account";
import { instantAsDate } from "../columns";

/** The tables of better-auth, with the role and state we keep beside them. */

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: integer("email_verified", { mode: "boolean" }).notNull().default(false),
    image: text("image"),

    role: text("role").$type<Role>().notNull().default("user"),
    status: text("status").$type<AccountStatus>().notNull().default("active"),

    createdAt: instantAsDate("created_at").notNull(),
    updatedAt: instantAsDate("updated_at").notNull(),
  },
  (table) => [
    check("users_role_known", sql`${table.role} IN ('user', 'tour_operator', 'admin')`),
    check("users_status_known", sql`${table.status} IN ('pending', 'active', 'verified', 'suspended')`),
  ],
);

export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),

    expiresAt: instantAsDate("expires_at").notNull(),
    createdAt: instantAsDate("created_at").notNull(),
    updatedAt: instantAsDate("updated_at").notNull(),
  },
  (table) => [index("sessions_by_user").on(table.userId)],
);

export const accounts = sqliteTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    providerId: text("provider_id").notNull(),
    accountId: text("account_id").notNull(),
    password: text("password"),
    accessToken: text("access_token"),
    accessTokenExpiresAt: instantAsDate("access_token_expires_at"),
    refreshToken: text("refresh_token"),
    refreshTokenExpiresAt: instantAsDate("refresh_token_expires_at"),
    idToken: text("id_token"),
    scope: text("scope"),

    createdAt: instantAsDate("created_at").notNull(),
    updatedAt: instantAsDate("updated_at").notNull(),
  },
  (table) => [index("accounts_by_user").on(table.userId)],
);

export const verifications = sqliteTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),

    expiresAt: instantAsDate("expires_at").notNull(),
    createdAt: instantAsDate("created_at").notNull(),
    updatedAt: instantAsDate("updated_at").notNull(),
  },
  (table) => [index("verifications_by_identifier").on(table.identifier)],
);
