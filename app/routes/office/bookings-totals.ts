import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import {
  bookingFilterOf,
  bookingsList,
  operatorBookingFilterOf,
  operatorBookingsList,
} from "~/features/desk/office/bookings.list";
import { requireOffice } from "~/middleware/require-office";
import { readList } from "~/office/lists/load-list.server";
import type { Route } from "./+types/bookings-totals";

/** Totals of an office's bookings with the filters of the address, to refresh those below the list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, office } = requireOffice(context, url);
  const services = context.get(servicesContext);
  const today = todayInIndia(context.get(nowContext));
  const totals =
    office === "/admin"
      ? await services.sumBookings(viewer, bookingFilterOf(readList(bookingsList, url).query))
      : await services.sumOperatorBookings(
          viewer,
          operatorBookingFilterOf(readList(operatorBookingsList, url).query, today),
        );
  return Response.json(totals, { headers: { "Cache-Control": "private, no-store" } });
}
