import type { Column } from "~/components/back-office/data-table";
import { BookingStatusBadge } from "~/components/booking/booking-status-badge";
import { roomTypeLabels } from "~/domain/booking";
import { paidStateLabels, paidStateOf } from "~/domain/booking-list";
import { formatInstantInIndia } from "~/domain/calendar";
import { formatRupees } from "~/domain/money";
import type { OperatorBooking } from "~/domain/operator-booking";
import { formatTravelDate } from "~/domain/travel-date";

/** What an operator's list of bookings can show of each. */
export const operatorBookingColumns: readonly Column<OperatorBooking>[] = [
  {
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
  {
    key: "tour",
    head: "Tour",
    cell: ({ tourTitle }) => <span className="lg:line-clamp-2">{tourTitle}</span>,
  },
  { key: "company", head: "Company", isOptional: true, cell: ({ companyName }) => companyName },
  {
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
  {
    key: "customer",
    head: "Customer",
    sort: { name: "customer" },
    cell: ({ customerName, specialRequests }) => (
      <>
        {customerName}
        {specialRequests !== null && (
          <span className="block text-sm text-muted lg:line-clamp-2">{specialRequests}</span>
        )}
      </>
    ),
  },
  { key: "city", head: "From", isOptional: true, cell: ({ departureCity }) => departureCity },
  { key: "room", head: "Room", isOptional: true, cell: ({ roomType }) => roomTypeLabels[roomType] },
  {
    key: "total",
    head: "Total",
    sort: { name: "total", isDownFirst: true },
    align: "right",
    cell: ({ totalAmount }) => formatRupees(totalAmount),
  },
  {
    key: "commission",
    head: "Commission",
    align: "right",
    cell: ({ commission, commissionPercent }) => (
      <>
        {formatRupees(commission)}
        <span className="block text-sm text-muted">{commissionPercent} %</span>
      </>
    ),
  },
  {
    key: "net",
    head: "Net",
    align: "right",
    cell: ({ net }) => <strong>{formatRupees(net)}</strong>,
  },
  {
    key: "paid",
    head: "Paid",
    align: "right",
    isOptional: true,
    cell: (booking) => (
      <>
        {formatRupees(booking.paidAmount)}
        <span className="block text-sm text-muted">{paidStateLabels[paidStateOf(booking)]}</span>
      </>
    ),
  },
  { key: "status", head: "Status", cell: ({ status }) => <BookingStatusBadge status={status} /> },
];
