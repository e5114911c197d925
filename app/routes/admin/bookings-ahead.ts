import { data } from "react-router";
import type { Route } from "./+types/bookings-ahead";
import { servicesContext } from "~/context";
import { requireAdmin } from "~/middleware/require-admin";

/** Lists the bookings ahead of the operators that accounts own, for the question before they are suspended. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const owners = url.searchParams.getAll("owner").slice(0, 100);
  const ahead = await context.get(servicesContext).listBookingsAhead(viewer, owners);
  return data(ahead, { headers: { "Cache-Control": "private, no-store" } });
}
