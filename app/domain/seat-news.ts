import type { AvailableDay } from "./availability";
import { formatDay } from "./calendar";

/** How a day's seats are told beside it: counted only where they are few, and not at all where there are enough. */
export function seatsInWords({ status, seatsLeft }: AvailableDay): string | null {
  switch (status) {
    case "open":
      return null;
    case "limited":
      return `${seatsLeft} left`;
    case "sold_out":
      return "Sold out";
    case "closed":
      return "Closed";
    default:
      return status satisfies never;
  }
}

/**
 * What is said aloud of seats that changed, or null: only when a day becomes or ceases to be sold out or limited, not with
 * each seat, so that nobody is talked to all the time.
 */
export function seatNews(before: readonly AvailableDay[], after: readonly AvailableDay[]): string | null {
  const statuses = new Map(before.map(({ date, status }) => [date, status]));
  const news = after
    .filter(({ date, status }) => (statuses.get(date) ?? status) !== status)
    .map((day) => `${formatDay(day.date)}: ${(seatsInWords(day) ?? "seats free").toLowerCase()}.`);
  return news.length === 0 ? null : news.join(" ");
}
