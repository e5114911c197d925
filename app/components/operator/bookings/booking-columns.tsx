import { bookingColumns } from "~/components/back-office/booking-columns";
import type { Column } from "~/components/back-office/data-table";
import { formatRupees } from "~/domain/money/money";
import type { OperatorBooking } from "~/domain/bookings/operator-booking";

export const operatorBookingColumns: readonly Column<OperatorBooking>[] = [
  bookingColumns.booking,
  {
    key: "tour",
    head: "Tour",
    cell: ({ tourTitle }) => <span className="lg:line-clamp-2">{tourTitle}</span>,
  },
  { key: "company", head: "Company", isOptional: true, cell: ({ companyName }) => companyName },
  bookingColumns.travels,
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
  bookingColumns.city,
  bookingColumns.room,
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
  bookingColumns.paid,
  bookingColumns.status,
];
