import { DataTable } from "~/office/lists/data-table";
import type { OperatorBooking } from "~/domain/desk/operator-booking";
import { pickColumns } from "~/office/lists/definition";
import { operatorBookingsList } from "~/features/desk/office/bookings.list";

const columns = pickColumns(operatorBookingsList, ["booking", "customer", "tour", "travels", "status"]);

/** A few bookings as rows of their list, with new arrivals highlighted. */
export function BookingLines({
  caption,
  bookings,
  arrived,
  none,
}: {
  caption: string;
  bookings: readonly OperatorBooking[];
  arrived: ReadonlySet<string>;
  /** Text of the empty state. */
  none: string;
}) {
  if (bookings.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <DataTable
      {...operatorBookingsList}
      caption={caption}
      columns={columns}
      rows={bookings}
      state={{}}
      rowClassName={({ bookingId }) => (arrived.has(bookingId) ? "animate-glow" : undefined)}
    />
  );
}
