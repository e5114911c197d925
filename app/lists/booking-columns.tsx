import {
  OwingBadge,
  OwnBookingBadge,
  PaymentState,
  UnverifiedBadge,
} from "~/components/bookings/unpaid-badges";
import { BookingStatusBadge } from "~/components/bookings/booking-status-badge";
import { DayOf } from "~/components/back-office/when";
import { Badges } from "~/components/ui/badge";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { roomTypeLabels } from "~/domain/bookings/booking";
import { paidStateLabels, paidStateOf } from "~/domain/bookings/booking-list";
import { formatDay } from "~/domain/calendar/calendar";
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
  | "paymentDueAt"
  | "verifyBy"
  | "ownSale"
>;

/** Filters by day of lists of bookings, in the orders of booking and of travel. */
export const bookingJumps = {
  "-booked": "bookedTo",
  booked: "bookedFrom",
  travel: "from",
  "-travel": "to",
} as const;

/** Columns shared by the booking lists of administrators and operators. */
export const bookingColumns = {
  booking: {
    key: "booking",
    head: "Booking",
    className: "tabular-nums",
    cell: ({ bookingId }) => bookingId,
  },
  booked: {
    key: "booked",
    head: "Booked",
    sort: { name: "booked", isDownFirst: true },
    from: "wide",
    className: "text-muted",
    cell: ({ createdAt }) => <DayOf at={createdAt} />,
  },
  travels: {
    key: "travels",
    head: "Travels",
    sort: { name: "travel" },
    phone: "end",
    cell: ({ travelDate }) => <span title={formatTravelDate(travelDate)}>{formatDay(travelDate)}</span>,
  },
  travelers: {
    key: "travelers",
    head: "Party",
    align: "right",
    from: "wide",
    cell: ({ numberOfTravelers }) => (
      <>
        {numberOfTravelers}
        <span className="sr-only">{numberOfTravelers === 1 ? " traveler" : " travelers"}</span>
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
    cell: (booking) => `${formatRupees(booking.paidAmount ?? 0)}, ${paidStateLabels[paidStateOf(booking)]}`,
  },
  payment: {
    key: "payment",
    head: "Payment",
    from: "wide",
    cell: (booking) => <PaymentState booking={booking} />,
  },
  status: {
    key: "status",
    head: "Status",
    phone: "top",
    cell: (booking, { columns }) => (
      <Badges>
        <BookingStatusBadge status={booking.status} />
        <OwnBookingBadge booking={booking} />
        {!columns?.split(",").includes("payment") && (
          // By default the column of payments has it, where there is room for one.
          <OwingBadge booking={booking} className={columns === undefined ? "@5xl:hidden" : ""} />
        )}
        <UnverifiedBadge booking={booking} />
      </Badges>
    ),
  },
} satisfies Record<string, Column<ListedBooking>>;
