import { useRouteLoaderData } from "react-router";
import type { TravelDate } from "~/domain/calendar";
import type { loader } from "~/root";

/** The day it is in India, as the server knew it when it answered; a browser's own clock is not asked. */
export function useToday(): TravelDate {
  const root = useRouteLoaderData<typeof loader>("root");
  if (!root) throw new Error("The root loader has not answered.");
  return root.today;
}
