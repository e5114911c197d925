import { eq } from "drizzle-orm";
import { bookings } from "../../worker/platform/db/schema";
import { findBookingDocuments } from "../../worker/documents/booking-documents.repo";
import { db } from "./database";

/** Returns the data of a stored booking's documents. */
export async function getBookingDocumentsOf(bookingId: string) {
  const documents = await findBookingDocuments(db, eq(bookings.bookingId, bookingId), Date.now());
  if (!documents) throw new Error(`there is no booking ${bookingId}`);
  return documents;
}
