import { eq } from "drizzle-orm";
import { bookings } from "../../worker/db/schema";
import { findBookingPapers } from "../../worker/documents/booking-papers.repo";
import { db } from "./database";

/** What the papers of a stored booking tell. */
export async function getBookingPapersOf(bookingId: string) {
  const papers = await findBookingPapers(db, eq(bookings.bookingId, bookingId));
  if (!papers) throw new Error(`there is no booking ${bookingId}`);
  return papers;
}
