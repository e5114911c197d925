import { servicesContext } from "~/context";
import { bookingFilterOf, bookingsList } from "~/features/desk/office/admin/bookings.list";
import { readList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";
import type { Route } from "./+types/bookings-totals";

/** Totals of Booking Management with the filters of the address, to refresh those below the list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { query } = readList(bookingsList, url);
  const totals = await context.get(servicesContext).sumBookings(viewer, bookingFilterOf(query));
  return Response.json(totals, { headers: { "Cache-Control": "private, no-store" } });
}
