import { OwnBookingBadge, UnpaidBadges } from "~/components/bookings/unpaid-badges";
import { BookingStatusBadge } from "~/components/bookings/booking-status-badge";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { roomTypeLabels } from "~/domain/bookings/booking";
import { paidStateLabels, paidStateOf } from "~/domain/bookings/booking-list";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import type { Column } from "./definition";

/** Booking fields that both administrators and operators see in their lists. */
type ListedBooking = Pick<
  AdminBooking,
  | "bookingId"
  | "createdAt"
  | "travelDate"
  | "numberOfTravelers"
  | "departureCity"
  | "roomType"
  | "totalAmount"
  | "paidAmount"
  | "refundAmount"
  | "status"
  | "balanceDueAt"
  | "ownSale"
>;

/** Columns shared by the booking lists of administrators and operators. */
export const bookingColumns = {
  booking: {
    key: "booking",
    head: "Booking",
    sort: { name: "booked", isDownFirst: true },
    className: "tabular-nums",
    cell: ({ bookingId, createdAt }) => (
      <>
        {bookingId}
        <span className="block text-sm font-normal whitespace-nowrap text-muted">
          {formatInstantInIndia(createdAt)}
        </span>
      </>
    ),
  },
  travels: {
    key: "travels",
    head: "Travels",
    sort: { name: "travel" },
    cell: ({ travelDate, numberOfTravelers }) => (
      <>
        <span className="whitespace-nowrap">{formatTravelDate(travelDate)}</span>
        <span className="block text-sm text-muted">
          {numberOfTravelers === 1 ? "1 traveler" : `${numberOfTravelers} travelers`}
        </span>
      </>
    ),
  },
  city: { key: "city", head: "From", isOptional: true, cell: ({ departureCity }) => departureCity },
  room: { key: "room", head: "Room", isOptional: true, cell: ({ roomType }) => roomTypeLabels[roomType] },
  paid: {
    key: "paid",
    head: "Paid",
    align: "right",
    isOptional: true,
    cell: (booking) => (
      <>
        {formatRupees(booking.paidAmount ?? 0)}
        <span className="block text-sm text-muted">{paidStateLabels[paidStateOf(booking)]}</span>
      </>
    ),
  },
  status: {
    key: "status",
    head: "Status",
    cell: (booking) => (
      <>
        <BookingStatusBadge status={booking.status} /> <OwnBookingBadge booking={booking} />{" "}
        <UnpaidBadges booking={booking} />
      </>
    ),
  },
} satisfies Record<string, Column<ListedBooking>>;
