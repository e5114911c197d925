import { servicesContext } from "~/context";
import { requireOperator } from "~/middleware/require-operator";
import type { Route } from "./+types/booking-phone";

/** The customer's phone number as the operator may see it, for a booking's side panel: lists have no contact details. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const page = await context.get(servicesContext).getOperatorBooking(viewer, params.bookingId);
  return Response.json({ phone: page.customerPhone }, { headers: { "Cache-Control": "private, no-store" } });
}
