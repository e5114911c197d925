import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AuditSubject, AuditValues } from "~/domain/audit/audit";
import type { SupplyKind } from "~/domain/operators/supply";
import { instant } from "../columns";
import { users } from "./accounts";

/** Platform settings, one row per group (app/domain/settings/settings.ts). */
export const settings = sqliteTable("settings", {
  name: text("name").primaryKey(),
  value: text("value", { mode: "json" }).notNull(),
  /** Increases with each change, to detect conflicting edits. */
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: text("updated_by").references(() => users.id),
});

/** GST rates included in prices, by service and first day. */
export const gstRates = sqliteTable(
  "gst_rates",
  {
    supply: text("supply").$type<SupplyKind>().notNull().default("tour"),
    /** yyyy-MM-dd, India. */
    validFrom: text("valid_from").notNull(),
    percent: integer("percent").notNull(),
  },
  (table) => [primaryKey({ columns: [table.supply, table.validFrom] })],
);

/** Commission rates of the platform, by the first day of the bookings they apply to. */
export const commissionRates = sqliteTable("commission_rates", {
  /** yyyy-MM-dd, India. */
  validFrom: text("valid_from").primaryKey(),
  percent: integer("percent").notNull(),
});

/** Compensation of travelers, in percent of what the schedule would have charged, by the first day of the cancellations it applies to. */
export const compensationRates = sqliteTable("compensation_rates", {
  /** yyyy-MM-dd, India. */
  validFrom: text("valid_from").primaryKey(),
  percent: integer("percent").notNull(),
});

/** Marketing spend per month, for the customer acquisition cost. */
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

/** Visits to the public pages per day: only a count, nothing about visitors. */
export const visits = sqliteTable("visits", {
  /** yyyy-MM-dd, India. */
  day: text("day").primaryKey(),
  count: integer("count").notNull(),
});

/** Scheduled jobs whose last run failed. */
export const failedJobs = sqliteTable("failed_jobs", {
  name: text("name").primaryKey(),
  error: text("error").notNull(),
  failures: integer("failures").notNull(),
  firstFailedAt: instant("first_failed_at").notNull(),
  lastFailedAt: instant("last_failed_at").notNull(),
});

/** Starts of scheduled jobs since one last ended, by name; "all" counts the runs. Work that ends the Worker leaves its starts here. */
export const startedJobs = sqliteTable("started_jobs", {
  name: text("name").primaryKey(),
  starts: integer("starts").notNull(),
});

/**
 * Audit log of privileged actions in order. Each row's MAC covers the previous one (worker/audit/audit-chain.ts). Triggers
 * prevent updates and deletes. No personal data: people are stored as ids, changes as a digest.
 */
export const auditLog = sqliteTable(
  "audit_log",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    /** MAC of the previous row; "" for the first. UNIQUE: two rows cannot follow the same one. */
    previousMac: text("previous_mac").notNull().unique(),
    mac: text("mac").notNull(),
    /** UTC instant. */
    at: instant("at").notNull(),
    /** E.g. "booking.cancel". */
    action: text("action").notNull(),
    /** An account id; null for the system. Not a foreign key, because it outlives the account. */
    actorId: text("actor_id"),
    /** Type of the subject, such as "booking", "tour" or "user", and its reference, slug or id. */
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

/** Details of an audit log row, stored outside the chain so that personal data in them can be erased. */
export const auditDetails = sqliteTable("audit_details", {
  seq: integer("seq").primaryKey(),
  /** Prevents recovering erased details by guessing values for the digest. */
  salt: text("salt").notNull(),
  before: text("before", { mode: "json" }).$type<AuditValues>(),
  after: text("after", { mode: "json" }).$type<AuditValues>(),
  reason: text("reason"),
  /** IP address and user agent of the request. */
  address: text("address"),
  device: text("device"),
});

/** End of the chain, maintained by a trigger, to detect rows cut off there. */
export const auditHead = sqliteTable(
  "audit_head",
  {
    id: integer("id").primaryKey(),
    seq: integer("seq").notNull(),
    mac: text("mac").notNull(),
  },
  (table) => [check("audit_head_one_row", sql`${table.id} = 1`)],
);

/** Reports of the daily retention job: one row per day, with counts and no personal data. */
export const erasures = sqliteTable("erasures", {
  /** yyyy-MM-dd, India. */
  day: text("day").primaryKey(),
  /** UTC instant of the end of the run; null while it runs or if it failed. */
  finishedAt: instant("finished_at"),
  bookings: integer("bookings").notNull(),
  messages: integer("messages").notNull(),
  subscribers: integer("subscribers").notNull(),
});

/** Last results of the checks that /status shows. */
export const checks = sqliteTable("checks", {
  name: text("name").primaryKey(),
  /** UTC instant of the check. */
  at: instant("at").notNull(),
  isOk: integer("is_ok", { mode: "boolean" }).notNull(),
  /** Rows that were checked. */
  checked: integer("checked").notNull(),
  /** Errors found. */
  faults: integer("faults").notNull(),
});

/** Signed ends of the audit log, one per day: a copy kept elsewhere shows later if the log was cut or rewritten. */
export const auditHeads = sqliteTable("audit_heads", {
  /** yyyy-MM-dd, India. */
  day: text("day").primaryKey(),
  /** UTC instant of the verification. */
  at: instant("at").notNull(),
  seq: integer("seq").notNull(),
  mac: text("mac").notNull(),
  isIntact: integer("is_intact", { mode: "boolean" }).notNull(),
  signature: text("signature").notNull(),
});
