import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client";
import { tours, type BookingRow } from "../../platform/db/schema";
import { inLanguage } from "../../platform/language";
import { translateTexts } from "../../tours/translations.repo";

interface ToldBooking {
  booking: Pick<BookingRow, "language" | "tourId" | "tourTitle">;
  meetingPoint: string;
  carry: readonly string[];
}

/** Returns a booking for a mail, with those words of its tour that are stored in the booking's language. */
export async function translateBooking<Told extends ToldBooking>(db: Database, told: Told): Promise<Told> {
  const { booking, meetingPoint, carry } = told;
  const slug = sql`(SELECT booked.slug FROM ${tours} AS booked WHERE booked.id = ${booking.tourId})`;
  const texts = { title: booking.tourTitle, meetingPoint, carry: [...carry] };
  const { title, ...shown } = await inLanguage(booking.language, () => translateTexts(db, slug, texts));
  return { ...told, ...shown, booking: { ...booking, tourTitle: title } };
}
