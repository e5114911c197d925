import type { AvailableDay } from "~/domain/departures/availability-schema";
import { formatDay } from "~/domain/calendar/calendar";
import { seatMessages } from "./messages";

/** Labels the seats of a day: counted only if few are left, null if there are enough. */
export function seatsInWords({
  status,
  seatsLeft,
}: Pick<AvailableDay, "status" | "seatsLeft">): string | null {
  switch (status) {
    case "open":
      return null;
    case "limited":
      return seatMessages().left(seatsLeft);
    case "sold_out":
      return seatMessages().soldOut;
    case "closed":
      return seatMessages().closed;
    default:
      return status satisfies never;
  }
}

/**
 * Returns a screen reader announcement of seat changes, or null. It announces only when a day becomes or stops being sold out
 * or limited, not every seat, to limit interruptions.
 */
export function seatAnnouncement(
  before: readonly AvailableDay[],
  after: readonly AvailableDay[],
): string | null {
  const statuses = new Map(before.map(({ date, status }) => [date, status]));
  const changes = after
    .filter(({ date, status }) => (statuses.get(date) ?? status) !== status)
    .map(
      (day) => `${formatDay(day.date)}: ${(seatsInWords(day) ?? seatMessages().available).toLowerCase()}.`,
    );
  return changes.length === 0 ? null : changes.join(" ");
}
