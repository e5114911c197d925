import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Language } from "~/domain/language/language";
import type { WaitingStatus } from "~/domain/waiting-list/waiting-list";
import { instant } from "../columns";
import { departures } from "./tours";

/**
 * Parties that wait for seats of a departure. Triggers (migration 0002) reserve returning seats for the first party that
 * fits, in the batch that returns them: they insert its `seat_holds` row, and end the entry with it.
 */
export const waitingEntries = sqliteTable(
  "waiting_entries",
  {
    id: text("id").primaryKey(),
    tourId: integer("tour_id").notNull(),
    /** yyyy-MM-dd, India. */
    travelDate: text("travel_date").notNull(),
    start: text("start").notNull().default(""),
    seats: integer("seats").notNull(),
    /** Order of the line, from 1; null until the address is confirmed. */
    place: integer("place"),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** By `emailKeyOf`: the address whose entries are counted. */
    emailKey: text("email_key").notNull(),
    /** The account that it belongs to; null for a guest. Triggers of migration 0003 write it. */
    userId: text("user_id"),
    phone: text("phone"),
    /** Language of the person's later mails and messages. */
    language: text("language").$type<Language>().notNull().default("en"),
    status: text("status").$type<WaitingStatus>().notNull(),
    /** Id of its hold, if seats are held for it. Secret: it is enough to book the seats. */
    holdId: text("hold_id").notNull().unique(),
    offerEndsAt: instant("offer_ends_at"),
    /** Time at which the job `waiting` has to act on the entry; null once nothing is left to do. */
    checkAt: instant("check_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.tourId, table.travelDate, table.start],
      foreignColumns: [departures.tourId, departures.travelDate, departures.start],
    }).onUpdate("cascade"),
    uniqueIndex("waiting_entries_in_line").on(table.tourId, table.travelDate, table.start, table.place),
    uniqueIndex("waiting_entries_one_each")
      .on(table.tourId, table.travelDate, table.start, table.emailKey)
      .where(sql`status IN ('unconfirmed', 'waiting', 'reserved', 'offered')`),
    index("waiting_entries_by_email").on(table.emailKey),
    index("waiting_entries_by_user").on(table.userId),
    index("waiting_entries_due")
      .on(table.checkAt)
      .where(sql`check_at IS NOT NULL`),
    index("waiting_entries_by_date").on(table.travelDate),
    check("waiting_entries_seats_in_range", sql`${table.seats} BETWEEN 1 AND 200`),
    check(
      "waiting_entries_status_known",
      sql`${table.status} IN ('unconfirmed', 'waiting', 'reserved', 'offered', 'booked', 'declined', 'lapsed', 'left', 'gone')`,
    ),
    check(
      "waiting_entries_placed",
      sql`${table.place} IS NOT NULL OR ${table.status} IN ('unconfirmed', 'left', 'gone')`,
    ),
  ],
);
