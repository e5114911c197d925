import type { Column } from "~/components/back-office/data-table";
import { BookingStatusBadge } from "~/components/booking/booking-status-badge";
import type { AdminBooking } from "~/domain/booking";
import { roomTypeLabels } from "~/domain/booking";
import { paidStateLabels, paidStateOf } from "~/domain/booking-list";
import { formatInstantInIndia } from "~/domain/calendar";
import { formatRupees } from "~/domain/money";
import { formatTravelDate } from "~/domain/travel-date";

/** What the list of bookings can show of each. */
export const bookingColumns: readonly Column<AdminBooking>[] = [
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
    cell: ({ tourTitle, operatorName }) => (
      <>
        <span className="line-clamp-2">{tourTitle}</span>
        <span className="block text-sm text-muted">{operatorName}</span>
      </>
    ),
  },
  {
    key: "customer",
    head: "Customer",
    sort: { name: "customer" },
    cell: ({ customerName, customerEmail }) => (
      <>
        {customerName}
        <span className="block text-sm wrap-anywhere text-muted">{customerEmail}</span>
      </>
    ),
  },
  { key: "phone", head: "Phone", isOptional: true, cell: ({ customerPhone }) => customerPhone },
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
  { key: "city", head: "From", isOptional: true, cell: ({ departureCity }) => departureCity },
  { key: "room", head: "Room", isOptional: true, cell: ({ roomType }) => roomTypeLabels[roomType] },
  {
    key: "total",
    head: "Total",
    sort: { name: "total", isDownFirst: true },
    align: "right",
    cell: ({ totalAmount }) => <strong>{formatRupees(totalAmount)}</strong>,
  },
  {
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
  { key: "coupon", head: "Coupon", isOptional: true, cell: ({ couponCode }) => couponCode ?? "none" },
  {
    key: "gst",
    head: "GST",
    align: "right",
    isOptional: true,
    cell: ({ gstAmount }) => (gstAmount === null ? "not known" : formatRupees(gstAmount)),
  },
  {
    key: "commission",
    head: "Commission",
    align: "right",
    cell: ({ commission }) => formatRupees(commission),
  },
  { key: "status", head: "Status", cell: ({ status }) => <BookingStatusBadge status={status} /> },
];
