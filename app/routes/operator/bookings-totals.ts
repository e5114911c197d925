import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { readList } from "~/office/lists/load-list.server";
import { operatorBookingFilterOf, operatorBookingsList } from "~/features/desk/office/operator/bookings.list";
import { requireOperator } from "~/middleware/require-operator";
import type { Route } from "./+types/bookings-totals";

/** Totals of an operator's bookings with the filters of the address, to refresh those below the list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const { query } = readList(operatorBookingsList, url);
  const filter = operatorBookingFilterOf(query, todayInIndia(context.get(nowContext)));
  const totals = await context.get(servicesContext).sumOperatorBookings(viewer, filter);
  return Response.json(totals, { headers: { "Cache-Control": "private, no-store" } });
}
