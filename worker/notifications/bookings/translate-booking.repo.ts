import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client";
import { tours, type BookingRow } from "../../platform/db/schema";
import { inLanguage } from "../../platform/language";
import { translateTexts } from "../../tours/translations.repo";

type TitledBooking = Pick<BookingRow, "language" | "tourId" | "tourTitle">;

interface ToldBooking {
  booking: TitledBooking;
  meetingPoint?: string;
  carry?: readonly string[];
}

/**
 * Returns a booking for a mail or a phone message, with those words of its tour that are stored in the booking's language, and the English
 * title.
 */
export async function translateBooking<Booking extends TitledBooking, Told extends ToldBooking>(
  db: Database,
  told: Told & { booking: Booking },
): Promise<Told & { booking: Booking & { englishTitle: string } }> {
  const { booking, meetingPoint, carry } = told;
  const slug = sql`(SELECT booked.slug FROM ${tours} AS booked WHERE booked.id = ${booking.tourId})`;
  const texts = {
    title: booking.tourTitle,
    ...(meetingPoint !== undefined && { meetingPoint }),
    ...(carry && { carry: [...carry] }),
  };
  const { title, ...shown } = await inLanguage(booking.language, () => translateTexts(db, slug, texts));
  return { ...told, ...shown, booking: { ...booking, tourTitle: title, englishTitle: booking.tourTitle } };
}
