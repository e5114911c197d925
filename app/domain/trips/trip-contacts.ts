import { formatPhone } from "~/domain/accounts/format-phone";
import { isTraveled, type BookingStatus } from "~/domain/bookings/booking-status";
import type { TravelDate } from "~/domain/calendar/calendar";
import { guideShownFrom, type DepartureGuide } from "~/domain/departures/guide";
import { daysOfDurationText } from "~/domain/tours/duration";
import { lastDayOf } from "./trip";
import { travelerTripMessages } from "./messages";

/** A number that a traveler can call about a trip. */
export interface TripContact {
  /** "Your guide, Ravi Kumar". */
  who: string;
  /** E.164, or as the platform writes its own. */
  phone: string;
  /** URL of a chat; null for the platform, whose number may be a landline. */
  chat: string | null;
}

interface CallableTrip {
  booking: { status: BookingStatus; travelDate: TravelDate; tourDuration: string };
  operator: { name: string; phone: string | null };
  guide: DepartureGuide | null;
  /** Phone number of the platform. */
  care: string;
}

/**
 * Lists who can be called: the guide from the day before until the end of the trip, and the operator, or the platform in its place. An
 * operator and a guide are named to confirmed travelers only: anyone can make a booking that nobody pays.
 */
export function tripContacts(
  { booking, operator, guide, care }: CallableTrip,
  today: TravelDate,
): TripContact[] {
  const isSold = isTraveled(booking.status);
  const lastDay = lastDayOf({ ...booking, days: daysOfDurationText(booking.tourDuration) });
  const isNear = today >= guideShownFrom(booking.travelDate) && today <= lastDay;
  return [
    ...(isSold && isNear && guide !== null
      ? [
          {
            who: travelerTripMessages().contacts.guide(guide.name),
            phone: guide.phone,
            chat: chatUrl(guide.phone),
          },
        ]
      : []),
    isSold && operator.phone !== null
      ? { who: operator.name, phone: operator.phone, chat: chatUrl(operator.phone) }
      : { who: "Tour Bharat", phone: care, chat: null },
  ];
}

function chatUrl(phone: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, "")}`;
}

/** Formats a contact for mails: "Your guide, Ravi Kumar: +91 98450 12345, WhatsApp https://wa.me/919845012345". */
export function contactLine({ who, phone, chat }: TripContact): string {
  return `${who}: ${formatPhone(phone)}${chat === null ? "" : `, WhatsApp ${chat}`}`;
}
