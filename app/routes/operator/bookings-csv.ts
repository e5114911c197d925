import type { Route } from "./+types/bookings-csv";
import { nowContext, servicesContext } from "~/context";
import { roomTypeLabels } from "~/domain/bookings/booking";
import { paidStateLabels, paidStateOf } from "~/domain/bookings/booking-list";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { OperatorBooking } from "~/domain/bookings/operator-booking";
import { csvResponse } from "~/lib/pages/csv.server";
import type { CsvColumn } from "~/lib/pages/csv.server";
import { operatorBookingFilterOf, readOperatorBookingsQuery } from "~/lib/bookings/operator-bookings-query";
import { requireOperator } from "~/middleware/require-operator";

const columns: readonly CsvColumn<OperatorBooking>[] = [
  ["Booking", ({ bookingId }) => bookingId],
  ["Status", ({ status }) => status],
  ["Booked (UTC)", ({ createdAt }) => createdAt],
  ["Company", ({ companyName }) => companyName],
  ["Tour", ({ tourTitle }) => tourTitle],
  ["From", ({ departureCity }) => departureCity],
  ["Travel date", ({ travelDate }) => travelDate],
  ["Travelers", ({ numberOfTravelers }) => numberOfTravelers],
  ["Children", ({ children }) => children],
  ["Infants", ({ infants }) => infants],
  ["Room", ({ roomType }) => roomTypeLabels[roomType]],
  ["Customer", ({ customerName }) => customerName],
  ["Special requests", ({ specialRequests }) => specialRequests],
  ["Total", ({ totalAmount }) => totalAmount],
  ["Commission", ({ commission }) => commission],
  ["Net", ({ net }) => net],
  ["Paid", ({ paidAmount }) => paidAmount],
  ["Returned", ({ refundAmount }) => refundAmount],
  ["Paid state", (booking) => paidStateLabels[paidStateOf(booking)]],
];

/** Exports the operator's booking list with its filters and sort. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const { listOperatorBookings } = context.get(servicesContext);
  const state = readOperatorBookingsQuery(url);
  const filter = operatorBookingFilterOf(state, todayInIndia(context.get(nowContext)));
  return csvResponse("bookings", columns, async (cursor) => {
    const { bookings, nextCursor } = await listOperatorBookings(viewer, {
      ...filter,
      sort: state.sort,
      cursor,
      limit: 500,
    });
    return { rows: bookings, nextCursor };
  });
}
