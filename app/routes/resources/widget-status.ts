import type { Route } from "./+types/widget-status";
import { servicesContext } from "~/context";

/** /widget/{id}/{bookingId}/{key}: the status of a booking, which its widget polls. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const status = await context.get(servicesContext).getWidgetBookingStatus(params);
  return Response.json(status, { headers: { "Cache-Control": "private, no-store" } });
}
