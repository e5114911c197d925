import type { Viewer } from "~/domain/account";
import type { BookingOnPaper } from "~/domain/booking-papers";
import { AppError } from "~/domain/errors";
import { bookingReferenceSchema } from "~/domain/own-booking";
import { requireAdmin } from "../accounts/require-admin";
import { requireViewer } from "../accounts/require-viewer";
import { isBookingKey } from "../bookings/booking-link";
import { bookingWith, ownBookingWith } from "../bookings/own-bookings.repo";
import type { Database } from "../db/client";
import { findBookingPapers } from "./booking-papers.repo";
import type { Keys } from "../keys/keys";

/**
 * Who asks for the papers of a booking: the person signed in, an administrator for any booking, or whoever has the key of its
 * own address.
 */
export type PapersVisitor = { viewer: Viewer | null } | { administrator: Viewer | null } | { key: string };

/**
 * What the papers of a booking tell, for whoever may open it.
 * @param bookingId as it stands in an address
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function openBookingPapers(
  { db, keys }: { db: Database; keys: Keys },
  visitor: PapersVisitor,
  bookingId: string,
): Promise<BookingOnPaper> {
  if ("viewer" in visitor) requireViewer(visitor.viewer);
  if ("administrator" in visitor) requireAdmin(visitor.administrator);
  const reference = bookingReferenceSchema.safeParse(bookingId);
  // The booking's own address has one spelling.
  const isAddressed = reference.success && (!("key" in visitor) || reference.data === bookingId);
  const papers = isAddressed ? await find(db, keys, visitor, reference.data) : null;
  if (!papers) throw new AppError("not_found", "There is no such booking.");
  return papers;
}

/** For whoever may ask at all: the caller has checked that. */
async function find(db: Database, keys: Keys, visitor: PapersVisitor, bookingId: string) {
  if ("viewer" in visitor) {
    return visitor.viewer && findBookingPapers(db, ownBookingWith(bookingId, visitor.viewer));
  }
  const papers = await findBookingPapers(db, bookingWith(bookingId));
  if ("administrator" in visitor) return papers;
  // Computed for a booking that does not exist as well: how long it takes tells nothing.
  const fits = isBookingKey(keys, papers?.id ?? "", visitor.key);
  return fits ? papers : null;
}
