import { DescriptionList } from "~/ui/description-list";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { ownSaleLabels } from "~/domain/bookings/own-booking";
import { contactInWords } from "~/domain/accounts/format-phone";
import { paymentMethodLabels } from "~/domain/bookings/payment-methods";
import { formatDeadline, formatInstantInIndia } from "~/domain/calendar/calendar";
import { depositInWords } from "~/domain/prices/deposit";

/** Facts of a booking that `BookingAtAGlance` and the money below it don't show. */
export function BookingFacts({ booking, names }: { booking: AdminBooking; names?: string[] }) {
  const entries: (readonly [string, React.ReactNode])[] = [
    ["Destination", booking.tourDestination],
    ...(names ? [["Names", names.join("; ")] as const] : []),
    ["Special requests", booking.specialRequests ?? "none"],
    ["Emergency contact", contactInWords(booking) ?? "none"],
    [
      "Payment method",
      booking.ownSale === undefined
        ? paymentMethodLabels()[booking.paymentMethod]
        : ownSaleLabels()[booking.ownSale],
    ],
    ["Booked", `${formatInstantInIndia(booking.createdAt)}`],
    ...(booking.cancelledAt === undefined
      ? []
      : [["Canceled", `${formatInstantInIndia(booking.cancelledAt)}`] as const]),
    ...(booking.deposit ? [["Deposit", depositInWords(booking.deposit)] as const] : []),
    ...(booking.verifyBy === undefined
      ? []
      : [["E-mail to be confirmed by", formatDeadline(booking.verifyBy)] as const]),
  ];
  return <DescriptionList entries={entries} />;
}
