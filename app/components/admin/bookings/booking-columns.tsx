import { bookingColumns } from "~/components/back-office/booking-columns";
import type { Column } from "~/components/back-office/data-table";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { formatRupees } from "~/domain/money/money";

export const adminBookingColumns: readonly Column<AdminBooking>[] = [
  bookingColumns.booking,
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
  bookingColumns.travels,
  bookingColumns.city,
  bookingColumns.room,
  {
    key: "total",
    head: "Total",
    sort: { name: "total", isDownFirst: true },
    align: "right",
    cell: ({ totalAmount }) => <strong>{formatRupees(totalAmount)}</strong>,
  },
  bookingColumns.paid,
  { key: "coupon", head: "Coupon", isOptional: true, cell: ({ couponCode }) => couponCode ?? "none" },
  {
    key: "gst",
    head: "GST",
    align: "right",
    isOptional: true,
    cell: ({ gstAmount }) => (gstAmount === null ? "unknown" : formatRupees(gstAmount)),
  },
  {
    key: "commission",
    head: "Commission",
    align: "right",
    cell: ({ commission }) => formatRupees(commission),
  },
  bookingColumns.status,
];
