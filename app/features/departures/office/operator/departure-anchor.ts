import type { CalendarDeparture } from "~/domain/departures/operator-calendar";

/** Returns the id of a departure in the panel of its day. */
export function departureAnchor({ slug, start = "" }: Pick<CalendarDeparture, "slug" | "start">): string {
  return start === "" ? slug : `${slug}-${start.replaceAll(/[:/]/g, "")}`;
}
