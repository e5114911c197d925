import { useRouteLoaderData } from "react-router";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { loader } from "~/root";

/** Returns today in India according to the server's response, not the browser's clock. */
export function useToday(): TravelDate {
  const root = useRouteLoaderData<typeof loader>("root");
  if (!root) throw new Error("Root loader data is missing.");
  return root.today;
}
