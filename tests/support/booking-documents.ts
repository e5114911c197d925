import { eq } from "drizzle-orm";
import { bookings } from "../../worker/db/schema";
import { findBookingDocuments } from "../../worker/documents/booking-documents.repo";
import { db } from "./database";

/** Returns the data of a stored booking's documents. */
export async function getBookingPapersOf(bookingId: string) {
  const papers = await findBookingDocuments(db, eq(bookings.bookingId, bookingId));
  if (!papers) throw new Error(`there is no booking ${bookingId}`);
  return papers;
}
