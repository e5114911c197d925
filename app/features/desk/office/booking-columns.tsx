import {
  OwingBadge,
  OwnBookingBadge,
  PaymentState,
  UnverifiedBadge,
} from "~/features/bookings/unpaid-badges";
import { BookingStatusBadge } from "~/features/bookings/booking-status-badge";
import { DayOf } from "~/platform/pages/when";
import { Badges } from "~/ui/badge";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { roomTypeLabels } from "~/domain/bookings/booking";
import { netPaidOf, paidLabelOf } from "~/domain/desk/booking-list";
import { formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { exportedInstant, type ExportedColumn } from "~/office/lists/definition";

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
    value: ({ bookingId }) => bookingId,
    // On phones, whose rows have two lines, the total stands in its place.
    cell: ({ bookingId, totalAmount }) => (
      <>
        <span className="@max-xl:sr-only">{bookingId}</span>{" "}
        <span translate="no" className="hidden @max-xl:inline">
          {formatRupees(totalAmount)}
        </span>
      </>
    ),
  },
  booked: {
    key: "booked",
    head: "Booked",
    sort: { name: "booked", isDownFirst: true },
    from: "wide",
    className: "text-muted",
    value: ({ createdAt }) => exportedInstant(createdAt),
    cell: ({ createdAt }) => <DayOf at={createdAt} />,
  },
  travels: {
    key: "travels",
    head: "Travels",
    sort: { name: "travel" },
    phone: "end",
    cell: ({ travelDate }) => (
      <span translate="no" title={formatTravelDate(travelDate)}>
        {formatDay(travelDate)}
      </span>
    ),
    csv: { "Travel date": ({ travelDate }) => travelDate },
  },
  travelers: {
    key: "travelers",
    head: "Party",
    align: "right",
    from: "wide",
    cell: ({ numberOfTravelers }) => (
      <>
        <span>{numberOfTravelers}</span>
        <span className="sr-only">{numberOfTravelers === 1 ? " traveler" : " travelers"}</span>
      </>
    ),
    csv: { Travelers: ({ numberOfTravelers }) => numberOfTravelers },
  },
  city: { key: "city", head: "From", isOptional: true, value: ({ departureCity }) => departureCity },
  room: { key: "room", head: "Room", isOptional: true, value: ({ roomType }) => roomTypeLabels[roomType] },
  paid: {
    key: "paid",
    head: "Paid",
    align: "right",
    isOptional: true,
    cell: (booking) =>
      [
        ...(booking.ownSale === undefined ? [formatRupees(netPaidOf(booking))] : []),
        paidLabelOf(booking),
      ].join(", "),
    // Without the payments of an own booking, whose operator was paid.
    csv: {
      Paid: ({ ownSale, paidAmount = 0 }) => (ownSale === undefined ? paidAmount : null),
      Returned: ({ ownSale, refundAmount = 0 }) => (ownSale === undefined ? refundAmount : null),
      "Paid state": paidLabelOf,
    },
  },
  payment: {
    key: "payment",
    head: "Payment",
    from: "wide",
    cell: (booking) => <PaymentState booking={booking} />,
    csv: null,
  },
  status: {
    key: "status",
    head: "Status",
    phone: "top",
    value: ({ status }) => status,
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
} satisfies Record<string, ExportedColumn<ListedBooking>>;
