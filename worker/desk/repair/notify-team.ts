import { partyInWords } from "~/domain/bookings/booking-review";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees } from "~/domain/money/money";
import type { Database } from "../../platform/db/client";
import { insertNotification } from "../../notifications/notifications.repo";
import type { BookingState, BookingWrite } from "../../bookings/booking-change.repo";
import type { BookingMailer } from "../../notifications/bookings/booking-mailer";

interface Dependencies {
  db: Database;
  bookingMailer: Pick<BookingMailer, "addressOf">;
}

/** Returns the statement that notifies us of an operator's change; operators are notified by `notificationsOfChange`. */
export function notifyTeam(
  { db, bookingMailer }: Dependencies,
  state: BookingState,
  { by, what, after }: { by: BookingWrite["by"]; what: string; after: BookingWrite["set"] },
  now: number,
) {
  if (by.actor !== "operator") return [];
  const booking = { ...state.booking, ...after };
  const { id, bookingId, tourTitle } = booking;
  const date = formatTravelDate(booking.travelDate);
  const travelers = partyInWords(booking);
  return [
    insertNotification(
      db,
      {
        event: "booking-repaired",
        key: `booking-repaired/${id}/${state.version + 1}`,
        to: { admins: true },
        params: {},
        url: bookingMailer.addressOf(`/admin/bookings/${bookingId}`),
        mail: {
          subject: `${state.operatorName} changed booking ${bookingId}: ${tourTitle}`,
          preheader: what,
          heading: "An operator changed a booking",
          paragraphs: [`${state.operatorName} changed it. ${what}`],
          details: [
            ["Booking", bookingId],
            ["Tour", tourTitle],
            ["Travel date", date],
            ["Travelers", travelers],
            ["Total", formatRupees(booking.totalAmount)],
          ],
          action: "View booking",
        },
      },
      now,
    ),
  ];
}

/** Returns the statement that notifies the administrator who proposed a change of the traveler's answer. */
export function notifyProposer(
  { db, bookingMailer }: Dependencies,
  { booking }: BookingState,
  { proposal, userId, what }: { proposal: string; userId: string | null; what: string },
  now: number,
) {
  const { bookingId, tourTitle } = booking;
  return insertNotification(
    db,
    {
      event: "consent-answered",
      key: `proposal/${proposal}/answered`,
      to: { userId },
      params: {},
      url: bookingMailer.addressOf(`/admin/bookings/${bookingId}`),
      mail: {
        subject: `Booking ${bookingId}: ${what}`,
        preheader: tourTitle,
        heading: "The traveler has answered",
        paragraphs: [`${booking.customerName}: ${what}`],
        details: [
          ["Booking", bookingId],
          ["Tour", tourTitle],
        ],
        action: "View booking",
      },
    },
    now,
  );
}
