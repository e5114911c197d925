import { Link } from "react-router";
import { DescriptionList } from "~/ui/description-list";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { roomTypeLabels } from "~/domain/bookings/booking";
import { netPaidOf } from "~/domain/desk/booking-list";
import { ownSaleLabels } from "~/domain/bookings/own-booking";
import { contactInWords } from "~/domain/accounts/format-phone";
import { paymentMethodLabels } from "~/domain/bookings/payment-methods";
import { partyInWords } from "~/domain/bookings/booking-review";
import { formatDeadline, formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { depositInWords } from "~/domain/prices/deposit";
import { formatTravelDate } from "~/domain/calendar/travel-date";

/** Facts that `BookingAtAGlance` shows. */
const glanced: ReadonlySet<string> = new Set([
  "Tour",
  "Operator",
  "From",
  "Travel date",
  "Duration",
  "Travelers",
  "Room",
  "Customer",
  "E-mail",
  "Phone",
]);

/** Facts of a booking, with links to its tour, departure, operator and customer. */
export function BookingFacts({
  booking,
  names,
  isBelowGlance = false,
}: {
  booking: AdminBooking;
  names?: string[];
  /** Leaves out what the summary above shows. */
  isBelowGlance?: boolean;
}) {
  const { tourSlug, travelDate, platformDiscount = 0 } = booking;
  const departure = new URLSearchParams({ tour: tourSlug, from: travelDate, to: travelDate });
  const entries: (readonly [string, React.ReactNode])[] = [
    ["Tour", linked(`/admin/tours/${tourSlug}`, booking.tourTitle)],
    ["Destination", booking.tourDestination],
    ["Operator", linked(`/admin/operators/${booking.operatorSlug}`, booking.operatorName)],
    ["From", booking.departureCity],
    ["Travel date", linked(`/admin/bookings?${departure}`, formatTravelDate(travelDate))],
    ["Duration", booking.tourDuration],
    ["Travelers", partyInWords(booking)],
    ...(names ? [["Names", names.join("; ")] as const] : []),
    ["Room", roomTypeLabels[booking.roomType]],
    ["Special requests", booking.specialRequests ?? "none"],
    ["Customer", linked(`/admin/customers/${booking.bookingId}`, booking.customerName)],
    ["E-mail", booking.customerEmail],
    ["Phone", booking.customerPhone],
    ["Emergency contact", contactInWords(booking) ?? "none"],
    [
      "Payment method",
      booking.ownSale === undefined
        ? paymentMethodLabels[booking.paymentMethod]
        : ownSaleLabels[booking.ownSale],
    ],
    ["Price per person", formatRupees(booking.tourPrice)],
    ["Coupon", booking.couponCode ?? "none"],
    [
      "Discount",
      `${formatRupees(booking.discount)}${platformDiscount > 0 ? `, of it ${formatRupees(platformDiscount)} borne by Tour Bharat` : ""}`,
    ],
    ["Total", formatRupees(booking.totalAmount)],
    ["Paid", formatRupees(netPaidOf(booking))],
    ...(booking.refundAmount ? [["Refunded", formatRupees(booking.refundAmount)] as const] : []),
    ["GST included", booking.gstAmount === null ? "unknown" : formatRupees(booking.gstAmount)],
    [
      "Commission",
      `${formatRupees(booking.commission)}, ${booking.commissionPercent} % of ${formatRupees(booking.totalAmount + platformDiscount)}`,
    ],
    ["Booked", `${formatInstantInIndia(booking.createdAt)}`],
    ...(booking.cancelledAt === undefined
      ? []
      : [["Canceled", `${formatInstantInIndia(booking.cancelledAt)}`] as const]),
    ...(booking.paymentDueAt === undefined
      ? []
      : [["Payment due by", formatDeadline(booking.paymentDueAt)] as const]),
    ...(booking.deposit ? [["Deposit", depositInWords(booking.deposit)] as const] : []),
    ...(booking.balanceDueAt === undefined
      ? []
      : [["Balance due by", formatDeadline(booking.balanceDueAt)] as const]),
    ...(booking.verifyBy === undefined
      ? []
      : [["E-mail to be confirmed by", formatDeadline(booking.verifyBy)] as const]),
  ];
  return (
    <DescriptionList entries={isBelowGlance ? entries.filter(([name]) => !glanced.has(name)) : entries} />
  );
}

function linked(to: string, text: string) {
  return (
    <Link to={to} className="text-peacock underline underline-offset-4">
      {text}
    </Link>
  );
}
