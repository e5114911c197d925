import type { Route } from "./+types/booking-contact";
import { servicesContext, viewerContext } from "~/context";

/** Returns the signed-in user's contact details for the booking dialog; nothing for a guest. */
export async function loader({ context }: Route.LoaderArgs) {
  const contact = await context.get(servicesContext).getBookingContact(context.get(viewerContext));
  const headers = { "Cache-Control": "private, no-store" };
  return contact ? Response.json(contact, { headers }) : new Response(null, { status: 204, headers });
}
