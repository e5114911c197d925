import { relations, sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Language } from "~/domain/language/language";
import type { AccountStatus, Role } from "~/domain/accounts/account";
import type { AdminRole } from "~/domain/accounts/admin-rights";
import { checkFolded, instant, instantAsDate } from "../columns";

/** Tables of better-auth, extended with role and status. */

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** `foldText` of the name, for searches and order. Empty for a row written without it: the name in lower case stands in. */
    foldedName: text("folded_name").notNull().default(""),
    email: text("email").notNull().unique(),
    emailVerified: integer("email_verified", { mode: "boolean" }).notNull().default(false),
    image: text("image"),

    role: text("role").$type<Role>().notNull().default("user"),
    status: text("status").$type<AccountStatus>().notNull().default("active"),
    /** Null for everyone but administrators. The trigger `users_keep_an_owner` keeps one active owner. */
    adminRole: text("admin_role").$type<AdminRole>(),
    /** UTC instant at which an administrator got or lost rights, and who changed them; null before the first change. */
    rightsChangedAt: instant("rights_changed_at"),
    rightsChangedBy: text("rights_changed_by"),
    /** Quoted by an administrator who signs up, for approval (P3 in docs/product.md). */
    requestCode: text("request_code").unique(),
    twoFactorEnabled: integer("two_factor_enabled", { mode: "boolean" }).notNull().default(false),

    phone: text("phone"),
    /** The phone once a code sent to it was entered: it signs in. The CHECK `users_phone_verified` keeps it equal to `phone` or null. */
    verifiedPhone: text("verified_phone").unique(),
    /** Emergency contact; prefills the booking form. */
    emergencyName: text("emergency_name"),
    emergencyPhone: text("emergency_phone"),
    /** Person who may use the account holder's rights over their data if they can't. */
    nomineeName: text("nominee_name"),
    nomineeContact: text("nominee_contact"),
    /** Language of its mails; null until its holder chooses one. */
    language: text("language").$type<Language>(),
    marketingConsent: integer("marketing_consent", { mode: "boolean" }).notNull().default(false),

    createdAt: instantAsDate("created_at").notNull(),
    updatedAt: instantAsDate("updated_at").notNull(),
  },
  (table) => [
    index("users_newest").on(table.createdAt, table.id),
    index("users_by_role").on(table.role, table.status),
    index("users_by_image")
      .on(table.image)
      .where(sql`${table.image} IS NOT NULL`),
    checkFolded("users_name_folded", table.name, table.foldedName),
    check(
      "users_phone_verified",
      sql`${table.verifiedPhone} IS NULL OR ${table.verifiedPhone} IS ${table.phone}`,
    ),
    check("users_admin_role_known", sql`${table.adminRole} IN ('owner', 'support', 'finance', 'content')`),
    check("users_role_known", sql`${table.role} IN ('user', 'tour_operator', 'admin')`),
    check("users_status_known", sql`${table.status} IN ('pending', 'active', 'verified', 'suspended')`),
  ],
);

/**
 * Addresses that administrators have set and that accounts do not have yet: an account moves once the new address was confirmed and the
 * former one had time to object (`emailObjectionHours`).
 */
export const emailChanges = sqliteTable(
  "email_changes",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id),
    from: text("from_email").notNull(),
    to: text("to_email").notNull(),
    /** Hashes of the mailed links. */
    confirmHash: text("confirm_hash").notNull().unique(),
    objectHash: text("object_hash").notNull().unique(),
    /** UTC instant of the mail to the former address. */
    notifiedAt: instant("notified_at").notNull(),
    confirmedAt: instant("confirmed_at"),
  },
  (table) => [index("email_changes_by_notice").on(table.notifiedAt)],
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
  // The trigger `sessions_end` caps `expires_at` at 30 days after `created_at`, even for active sessions.
  (table) => [index("sessions_by_user").on(table.userId), index("sessions_by_end").on(table.expiresAt)],
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

/** Relations that better-auth reads together, under the names of its adapter. */
export const usersRelations = relations(users, ({ many }) => ({ accounts: many(accounts) }));
export const sessionsRelations = relations(sessions, ({ one }) => ({
  users: one(users, { fields: [sessions.userId], references: [users.id] }),
}));
export const accountsRelations = relations(accounts, ({ one }) => ({
  users: one(users, { fields: [accounts.userId], references: [users.id] }),
}));

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
  (table) => [
    index("verifications_by_identifier").on(table.identifier),
    index("verifications_by_end").on(table.expiresAt),
  ],
);

/** Secrets of authenticator apps (two-factor plugin of better-auth); secret and backup codes are encrypted. */
export const twoFactors = sqliteTable(
  "two_factors",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    verified: integer("verified", { mode: "boolean" }).notNull().default(true),
    failedVerificationCount: integer("failed_verification_count").notNull().default(0),
    lockedUntil: instantAsDate("locked_until"),
    /** Time step (30 seconds since 1970) of the last accepted code: it and older ones are refused. */
    lastStep: integer("last_step"),
  },
  (table) => [index("two_factors_by_user").on(table.userId)],
);

/**
 * Codes sent to phones, for ten minutes and five tries each. The trigger `phone_codes_guarded` refuses a sixth try and a second use.
 */
export const phoneCodes = sqliteTable(
  "phone_codes",
  {
    /** 256 random bits, for the cookie of the browser that asked. */
    id: text("id").primaryKey(),
    /** E.164. */
    phone: text("phone").notNull(),
    purpose: text("purpose").$type<"sign-in" | "verify">().notNull(),
    /** Null for a number without an account: no message was sent, and no code is accepted. */
    userId: text("user_id").references(() => users.id),
    /** MAC of id and code. */
    mac: text("mac").notNull(),
    tries: integer("tries").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    index("phone_codes_by_user").on(table.userId, table.createdAt),
    index("phone_codes_by_end").on(table.expiresAt),
    check("phone_codes_purpose_known", sql`${table.purpose} IN ('sign-in', 'verify')`),
  ],
);

/** Public keys of passkeys (passkey plugin of better-auth). */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    name: text("name"),
    publicKey: text("public_key").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    credentialID: text("credential_id").notNull().unique(),
    counter: integer("counter").notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: integer("backed_up", { mode: "boolean" }).notNull(),
    transports: text("transports"),
    aaguid: text("aaguid"),
    createdAt: instantAsDate("created_at"),
  },
  (table) => [index("passkeys_by_user").on(table.userId)],
);

/** Attempt counters per window (worker/platform/http/throttle.repo.ts). */
export const throttles = sqliteTable(
  "throttles",
  {
    /** Action and keyed hash of the subject: no personal data. */
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetsAt: instant("resets_at").notNull(),
  },
  (table) => [index("throttles_by_end").on(table.resetsAt)],
);

/** Internal notes of administrators about an account. */
export const userNotes = sqliteTable(
  "user_notes",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    authorId: text("author_id")
      .notNull()
      .references(() => users.id),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("user_notes_of_user").on(table.userId, table.createdAt, table.id),
    check("user_notes_not_empty", sql`length(${table.text}) > 0`),
  ],
);
