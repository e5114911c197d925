import { eq, sql, type SQL } from "drizzle-orm";
import type { Language } from "~/domain/language/language";
import type { PrintedBooking } from "~/domain/documents/booking-documents";
import { lastDayOfBooking } from "~/domain/trips/traveler-booking";
import { todayInIndia } from "~/domain/calendar/calendar";
import { tripContacts } from "~/domain/trips/trip-contacts";
import { firstStopOf } from "~/domain/tours/itinerary";
import { guideOfBooking, readGuide } from "../resources/crew.repo";
import { bookingView, toBooking } from "../bookings/booking-view";
import { rulesOfBooking } from "../tours/rules/effective-departure-rules.repo";
import type { Database } from "../platform/db/client";
import { inLanguage } from "../platform/language";
import { bookingEvents, bookings, operators, tours } from "../platform/db/schema";
import { listTaxDocuments } from "../money/invoices/tax-documents.repo";
import { getSettings } from "../settings/get-settings";
import { durationInWords } from "~/domain/tours/duration-in-words";
import { translateTexts } from "../tours/translations.repo";
import { placeName } from "~/domain/places/place-name";

/**
 * Returns the data of a booking's documents, or null if no booking meets the condition.
 * @param now UTC instant
 * @param language of the words in them; by default the booking's
 */
export async function findBookingDocuments(
  db: Database,
  condition: SQL | undefined,
  now: number,
  language?: Language,
): Promise<PrintedBooking | null> {
  const reading = db
    .select({
      ...bookingView,
      address: operators.address,
      phone: operators.phone,
      guideNamed: guideOfBooking,
      registrationNumber: operators.registrationNumber,
      place: tours.place,
      guide: tours.guide,
      rules: rulesOfBooking,
      version: sql<number>`coalesce((SELECT max(${bookingEvents.version}) FROM ${bookingEvents} WHERE ${bookingEvents.booking} = ${bookings.id}), 0) + ${tours.version}`,
      changedAt: sql<number>`coalesce((SELECT max(${bookingEvents.createdAt}) FROM ${bookingEvents} WHERE ${bookingEvents.booking} = ${bookings.id}), ${bookings.createdAt})`,
    })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(condition)
    .get();
  const [row, settings, taxDocuments] = await Promise.all([
    reading,
    getSettings(db),
    listTaxDocuments(db, condition),
  ]);
  if (!row) return null;
  const words = language ?? row.booking.language;
  const { meetingPoint, carry } = row.guide;
  const { tourTitle, tourDuration } = row.booking;
  const texts = await inLanguage(words, () =>
    translateTexts(db, row.tourSlug, { title: tourTitle, place: row.place, meetingPoint, carry }),
  );
  const booking = {
    ...toBooking(row),
    tourTitle: texts.title,
    tourDuration: inLanguage(words, () => durationInWords(tourDuration)),
    departureCity: inLanguage(words, () => placeName(row.booking.departureCity)),
  };
  return {
    id: row.booking.id,
    linkVersion: row.booking.linkVersion,
    language: row.booking.language,
    booking,
    lastDay: lastDayOfBooking(booking),
    operator: {
      name: row.operatorName,
      address: row.address,
      registrationNumber: row.registrationNumber,
    },
    contacts: inLanguage(words, () =>
      tripContacts(
        {
          booking,
          operator: { name: row.operatorName, phone: row.phone },
          guide: readGuide(row.guideNamed),
          care: settings.contact.phone,
        },
        todayInIndia(now),
      ),
    ),
    tour: {
      place: texts.place,
      startTime: row.rules.startTime,
      ...(row.rules.openUntil && { openUntil: row.rules.openUntil }),
      ...(row.rules.lasts && { lasts: row.rules.lasts }),
      meetingPoint: texts.meetingPoint,
      meetingStop: firstStopOf(row.guide.itinerary),
      carry: texts.carry,
    },
    version: row.version,
    changedAt: row.changedAt,
    taxDocuments,
    money: row.booking,
    platform: { contact: settings.contact },
  };
}

/** Returns the condition for a booking by its id. */
export function bookingWithId(id: string): SQL {
  return eq(bookings.id, id);
}
