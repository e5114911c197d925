import type { Route } from "./+types/bookings-csv";
import { servicesContext } from "~/context";
import { roomTypeLabels } from "~/domain/bookings/booking";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { paidStateLabels, paidStateOf } from "~/domain/bookings/booking-list";
import { bookingQueryOf, readBookingListQuery } from "~/lib/bookings/booking-list-query";
import { csvResponse } from "~/lib/pages/csv.server";
import type { CsvColumn } from "~/lib/pages/csv.server";
import { requireAdmin } from "~/middleware/require-admin";

const columns: readonly CsvColumn<AdminBooking>[] = [
  ["Booking", ({ bookingId }) => bookingId],
  ["Status", ({ status }) => status],
  ["Booked (UTC)", ({ createdAt }) => createdAt],
  ["Tour", ({ tourTitle }) => tourTitle],
  ["Operator", ({ operatorName }) => operatorName],
  ["From", ({ departureCity }) => departureCity],
  ["Travel date", ({ travelDate }) => travelDate],
  ["Travelers", ({ numberOfTravelers }) => numberOfTravelers],
  ["Room", ({ roomType }) => roomTypeLabels[roomType]],
  ["Customer", ({ customerName }) => customerName],
  ["E-mail", ({ customerEmail }) => customerEmail],
  ["Phone", ({ customerPhone }) => customerPhone],
  ["Coupon", ({ couponCode }) => couponCode ?? null],
  ["Discount", ({ discount }) => discount],
  ["Total", ({ totalAmount }) => totalAmount],
  ["GST", ({ gstAmount }) => gstAmount],
  ["Commission", ({ commission }) => commission],
  ["Paid", ({ paidAmount }) => paidAmount ?? 0],
  ["Returned", ({ refundAmount }) => refundAmount ?? 0],
  ["Paid state", (booking) => paidStateLabels[paidStateOf(booking)]],
];

/** Exports the booking list with its filters and sort. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { listBookings } = context.get(servicesContext);
  const query = bookingQueryOf(readBookingListQuery(url));
  return csvResponse("bookings", columns, async (cursor) => {
    const { bookings, nextCursor } = await listBookings(viewer, { ...query, cursor, limit: 500 });
    return { rows: bookings, nextCursor };
  });
}
