import type { Viewer } from "~/domain/accounts/account";
import { defaultLanguage, type Language } from "~/domain/language/language";
import type { PrintedBooking } from "~/domain/documents/booking-documents";
import { AppError } from "~/domain/errors";
import { bookingReferenceSchema } from "~/domain/trips/traveler-booking";
import { assertAdmin, requireRight, assertTraveler } from "../platform/authz/actors";
import { isBookingKey, noBooking } from "../platform/keys/booking-link";
import { customerBookingWith } from "../desk/operator-bookings.repo";
import { bookingWith, travelerBookingWith } from "../bookings/traveler-bookings.repo";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { findBookingDocuments } from "./booking-documents.repo";
import type { Keys } from "../platform/keys/keys";
import { documentMessages } from "./messages";

/**
 * A visitor requesting booking documents: the signed-in owner, an administrator for any booking, a member of its operator
 * with the right "bookings", or anyone with the key of the booking's own page.
 */
export type DocumentsVisitor =
  | { viewer: Viewer | null }
  | { administrator: Viewer | null }
  | { operator: Viewer | null }
  | { key: string };

/**
 * Returns the data of a booking's documents for a visitor who may open it.
 * @param bookingId as in the URL
 * @param language of the words in them; by default the booking's for its traveler, English for the offices
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function openBookingDocuments(
  { db, clock, keys }: { db: Database; clock: Clock; keys: Keys },
  visitor: DocumentsVisitor,
  bookingId: string,
  language: Language | undefined = isTraveler(visitor) ? undefined : defaultLanguage,
): Promise<PrintedBooking> {
  if ("viewer" in visitor) assertTraveler(visitor.viewer);
  if ("administrator" in visitor) assertAdmin(visitor.administrator, "view-bookings");
  const staff = "operator" in visitor ? await requireRight(db, visitor.operator, "bookings") : null;
  const reference = bookingReferenceSchema.safeParse(bookingId);
  // The booking's own page accepts only the canonical spelling.
  const isAddressed = reference.success && (!("key" in visitor) || reference.data === bookingId);
  const now = clock();
  const printed = isAddressed
    ? await (staff
        ? findBookingDocuments(db, customerBookingWith(reference.data, staff.id), now, language)
        : find({ db, keys, now, language }, visitor, reference.data))
    : null;
  if (!printed) throw new AppError("not_found", documentMessages().refusals.notFound);
  return printed;
}

/** Returns true for a visitor whose documents are in the language of the booking. */
export function isTraveler(visitor: DocumentsVisitor): boolean {
  return "viewer" in visitor || "key" in visitor;
}

/** Finds the booking without checking rights, which is up to the caller. */
async function find(
  { db, keys, now, language }: { db: Database; keys: Keys; now: number; language: Language | undefined },
  visitor: DocumentsVisitor,
  bookingId: string,
) {
  if ("viewer" in visitor) {
    return (
      visitor.viewer &&
      findBookingDocuments(db, travelerBookingWith(bookingId, visitor.viewer), now, language)
    );
  }
  const printed = await findBookingDocuments(db, bookingWith(bookingId), now, language);
  if ("administrator" in visitor) return printed;
  if (!("key" in visitor)) return null;
  // Also computed for a missing booking, so that the duration reveals nothing.
  const fits = isBookingKey(keys, printed ?? noBooking, visitor.key);
  return fits ? printed : null;
}
