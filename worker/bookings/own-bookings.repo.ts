import { and, eq, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/account";
import { bookings } from "../db/schema";

/** Whose bookings are asked for. */
export type BookingOwner = Pick<Viewer, "id" | "email" | "emailVerified">;

/**
 * The condition for a person's own bookings: those made while signed in, and those made as a guest with the e-mail address
 * that this person has shown to be theirs. An address that is not verified opens none, and a booking of another account
 * stays that account's, whatever address was typed into it.
 * Read through `bookings_by_user` and `bookings_by_email` (MULTI-INDEX OR).
 */
export function ownBookings(viewer: BookingOwner): SQL {
  const madeByAccount = eq(bookings.userId, viewer.id);
  if (!viewer.emailVerified) return madeByAccount;
  // The plus keeps SQLite from reading all guests' bookings through `bookings_by_user`.
  const madeAsGuest = and(eq(bookings.customerEmail, viewer.email), sql`+${bookings.userId} IS NULL`);
  return or(madeByAccount, madeAsGuest) ?? madeByAccount;
}
