import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ReportDays, ReportFormat } from "~/domain/office/scheduled-report";
import { instant } from "../columns";
import { users } from "./accounts";

/** Named filters, order and columns of a back office's list, per person. */
export const savedViews = sqliteTable(
  "saved_views",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** Path of the list. */
    list: text("list").notNull(),
    name: text("name").notNull(),
    query: text("query").notNull(),
    isDefault: integer("is_default", { mode: "boolean" }).notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("saved_views_by_name").on(table.userId, table.list, table.name),
    uniqueIndex("saved_views_one_default")
      .on(table.userId, table.list)
      .where(sql`is_default`),
    check("saved_views_name_length", sql`length(${table.name}) BETWEEN 1 AND 60`),
    check("saved_views_query_length", sql`length(${table.query}) BETWEEN 1 AND 2000`),
  ],
);

/** Columns that a person has chosen for a list. */
export const listColumns = sqliteTable(
  "list_columns",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    list: text("list").notNull(),
    columns: text("columns").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list] }),
    check("list_columns_length", sql`length(${table.columns}) <= 400`),
  ],
);

/** Look of the back offices that a person has chosen. */
export const officePreferences = sqliteTable(
  "office_preferences",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id),
    isFolded: integer("is_folded", { mode: "boolean" }).notNull(),
    density: text("density").$type<"compact" | "comfortable">().notNull(),
    hasShortcuts: integer("has_shortcuts", { mode: "boolean" }).notNull(),
  },
  (table) => [check("office_preferences_density_known", sql`${table.density} IN ('compact', 'comfortable')`)],
);

/** Lists that a person gets as a mailed link on a schedule (app/domain/office/scheduled-report.ts). */
export const scheduledReports = sqliteTable(
  "scheduled_reports",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** Path of the list. */
    list: text("list").notNull(),
    title: text("title").notNull(),
    query: text("query").notNull(),
    /** Filter that begins at the first day of the time since the report before; null for the stored filters alone. */
    period: text("period"),
    format: text("format").$type<ReportFormat>().notNull(),
    days: text("days").$type<ReportDays>().notNull(),
    /** "HH:mm" in India. */
    time: text("time").notNull(),
    nextRunAt: instant("next_run_at").notNull(),
    pausedAt: instant("paused_at"),
    /** When its owner no longer had the right. */
    endedAt: instant("ended_at"),
    lastOpenedAt: instant("last_opened_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("scheduled_reports_of_person").on(table.userId),
    index("scheduled_reports_due")
      .on(table.nextRunAt)
      .where(sql`"paused_at" IS NULL AND "ended_at" IS NULL`),
    check("scheduled_reports_query_length", sql`length(${table.query}) <= 2000`),
  ],
);

/** Sent reports, whose links work for some days. The file is made when it is opened. */
export const reportRuns = sqliteTable(
  "report_runs",
  {
    id: text("id").primaryKey(),
    report: text("report")
      .notNull()
      .references(() => scheduledReports.id),
    /** Time of the schedule, which is sent once. */
    dueAt: instant("due_at").notNull(),
    /** Days that it covers, yyyy-MM-dd in India. */
    from: text("from_day").notNull(),
    to: text("to_day").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("report_runs_once").on(table.report, table.dueAt),
    index("report_runs_by_age").on(table.createdAt),
  ],
);
