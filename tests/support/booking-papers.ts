import { eq } from "drizzle-orm";
import { bookings } from "../../worker/db/schema";
import { findBookingPapers } from "../../worker/documents/booking-papers.repo";
import { db } from "./database";

/** Returns the data of a stored booking's documents. */
export async function getBookingPapersOf(bookingId: string) {
  const papers = await findBookingPapers(db, eq(bookings.bookingId, bookingId));
  if (!papers) throw new Error(`there is no booking ${bookingId}`);
  return papers;
}
