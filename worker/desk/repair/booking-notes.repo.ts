import { and, desc, eq, sql } from "drizzle-orm";
import type { BookingNote } from "~/domain/desk/repair";
import type { AuditStatements } from "../../audit/with-audit";
import type { Database } from "../../platform/db/client";
import { bookingNotes, bookings, users } from "../../platform/db/schema";

/** Max notes shown. */
const shown = 50;

/** Lists one side's newest internal notes on a booking. @param booking its id, not its reference */
export async function listBookingNotes(
  db: Database,
  booking: string,
  side: "team" | "operator",
): Promise<BookingNote[]> {
  const rows = await db
    .select({
      id: bookingNotes.id,
      text: bookingNotes.text,
      author: users.name,
      createdAt: bookingNotes.createdAt,
    })
    .from(bookingNotes)
    .leftJoin(users, eq(users.id, bookingNotes.authorId))
    .where(and(eq(bookingNotes.booking, booking), eq(bookingNotes.side, side)))
    .orderBy(desc(bookingNotes.createdAt), desc(bookingNotes.id))
    .limit(shown);
  return rows.map(({ createdAt, ...note }) => ({ ...note, at: new Date(createdAt).toISOString() }));
}

/** Adds a note; with the same id it is added once. */
export async function insertBookingNote(
  db: Database,
  note: typeof bookingNotes.$inferInsert,
  audit: AuditStatements,
): Promise<void> {
  await db.batch([db.insert(bookingNotes).values(note).onConflictDoNothing(), ...audit]);
}

/** Takes a booking from the account that has its address. */
export function detachAccount(db: Database, { id, customerEmail }: { id: string; customerEmail: string }) {
  return db
    .update(bookings)
    .set({ userId: null })
    .where(
      and(
        eq(bookings.id, id),
        sql`${bookings.userId} IN (SELECT ${users.id} FROM ${users} WHERE ${users.email} = ${customerEmail})`,
      ),
    );
}
