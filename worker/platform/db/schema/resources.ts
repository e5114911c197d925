import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Absence, ResourceKind } from "~/domain/resources/resource";
import { instant } from "../columns";
import { departures, operators } from "./tours";

/** Guides, drivers, vehicles, rooms and boats of operators. */
export const resources = sqliteTable(
  "resources",
  {
    id: integer("id").primaryKey(),
    operator: text("operator_slug")
      .notNull()
      .references(() => operators.slug, { onUpdate: "cascade" }),
    kind: text("kind").$type<ResourceKind>().notNull(),
    /** Deleted with its row 90 days after the last departure of a person who has left (`eraseUses`), the phone too. */
    name: text("name").notNull(),
    /** E.164; of people only. */
    phone: text("phone"),
    seats: integer("seats"),
    skills: text("skills", { mode: "json" }).$type<string[]>().notNull().default([]),
    languages: text("languages", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** 0 is Sunday. */
    weekdays: text("weekdays", { mode: "json" }).$type<number[]>().notNull().default([0, 1, 2, 3, 4, 5, 6]),
    daysOff: text("days_off", { mode: "json" }).$type<Absence[]>().notNull().default([]),
    /** Added to each of its departures. */
    turnMinutes: integer("turn_minutes").notNull().default(0),
    /** Part of the signed link to a person's own page: increasing it invalidates the old ones. */
    linkVersion: integer("link_version").notNull().default(1),
    /** When it left the operator: it takes no departures anymore. */
    retiredAt: instant("retired_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("resources_by_operator").on(table.operator, table.kind),
    check("resources_kind_known", sql`${table.kind} IN ('guide', 'driver', 'vehicle', 'room', 'boat')`),
    check(
      "resources_people_reachable",
      sql`(${table.kind} IN ('guide', 'driver')) = (${table.phone} IS NOT NULL)`,
    ),
  ],
);

/**
 * Departures that take a resource, from their start to their end and its time to turn round. Rows are always inserted, if
 * need be over an older one: a trigger (migration 0010) refuses a row that overlaps another of the resource.
 */
export const resourceUses = sqliteTable(
  "resource_uses",
  {
    resource: integer("resource_id")
      .notNull()
      .references(() => resources.id),
    departure: integer("departure_id")
      .notNull()
      .references(() => departures.id),
    fromAt: instant("from_at").notNull(),
    toAt: instant("to_at").notNull(),
    /** True if a sale took it by the tour's needs: it is released with the seats. */
    isByRule: integer("is_by_rule", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.departure, table.resource] }),
    index("resource_uses_in_time").on(table.resource, table.fromAt),
    check("resource_uses_in_order", sql`${table.fromAt} < ${table.toAt}`),
  ],
);
