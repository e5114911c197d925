import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AuditSubject, AuditValues } from "~/domain/audit";
import { instant } from "../columns";
import { users } from "./accounts";

/** What administrators set for the whole platform, a row for each group of settings (app/domain/settings.ts). */
export const settings = sqliteTable("settings", {
  name: text("name").primaryKey(),
  value: text("value", { mode: "json" }).notNull(),
  /** Grows with each change: who changes an older one is told. */
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: text("updated_by").references(() => users.id),
});

/** What was spent on marketing in a month, for the cost of winning a customer. */
export const marketingSpend = sqliteTable(
  "marketing_spend",
  {
    /** yyyy-MM, India. */
    month: text("month").primaryKey(),
    /** Whole rupees. */
    amount: integer("amount").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [check("marketing_spend_not_negative", sql`${table.amount} >= 0`)],
);

/** How many visits the public pages had on a day: a number, and nothing of whose they were. */
export const visits = sqliteTable("visits", {
  /** yyyy-MM-dd, India. */
  day: text("day").primaryKey(),
  count: integer("count").notNull(),
});

/** A part of the scheduled work that failed and has not succeeded since. */
export const failedJobs = sqliteTable("failed_jobs", {
  name: text("name").primaryKey(),
  error: text("error").notNull(),
  failures: integer("failures").notNull(),
  firstFailedAt: instant("first_failed_at").notNull(),
  lastFailedAt: instant("last_failed_at").notNull(),
});

/**
 * Every privileged action, in the order they were done, each sealed together with the one before (worker/audit/seal.ts).
 * Triggers refuse to change or delete a row. No personal data: people are ids, what was changed is a digest.
 */
export const auditLog = sqliteTable(
  "audit_log",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    /** The seal of the row before; "" for the first. UNIQUE: two rows cannot follow the same one. */
    previousSeal: text("previous_seal").notNull().unique(),
    seal: text("seal").notNull(),
    /** UTC instant. */
    at: instant("at").notNull(),
    /** E.g. "booking.cancel". */
    action: text("action").notNull(),
    /** An account's id; null for the system. Not a reference: it outlives the account. */
    actorId: text("actor_id"),
    /** What it was done to: "booking", "tour", "user" ..., and its reference, slug or id. */
    subject: text("subject").$type<AuditSubject>().notNull(),
    subjectId: text("subject_id").notNull(),
    /** SHA-256 of the row's details with their salt. */
    detailsDigest: text("details_digest").notNull(),
  },
  (table) => [
    index("audit_log_by_subject").on(table.subject, table.subjectId, table.seq),
    index("audit_log_by_actor").on(table.actorId, table.seq),
    index("audit_log_by_action").on(table.action, table.seq),
  ],
);

/** What a row of the audit log was about, outside the chain: it may hold personal data, and be erased with it. */
export const auditDetails = sqliteTable("audit_details", {
  seq: integer("seq").primaryKey(),
  /** So that nobody finds the details by trying which ones have the digest. */
  salt: text("salt").notNull(),
  before: text("before", { mode: "json" }).$type<AuditValues>(),
  after: text("after", { mode: "json" }).$type<AuditValues>(),
  reason: text("reason"),
  /** From where: the address and the program of the request. */
  address: text("address"),
  device: text("device"),
});

/** The end of the chain, kept by a trigger: rows that are missing there are found by it. */
export const auditHead = sqliteTable(
  "audit_head",
  {
    id: integer("id").primaryKey(),
    seq: integer("seq").notNull(),
    seal: text("seal").notNull(),
  },
  (table) => [check("audit_head_one_row", sql`${table.id} = 1`)],
);
