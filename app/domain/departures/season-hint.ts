import { monthNames, seasonOfMonth, type TravelDate } from "~/domain/calendar/calendar";
import { formatList } from "~/domain/language/lists";
import { departureMessages } from "./messages";

function nameOf(month: number): string {
  return monthNames()[month - 1] ?? "";
}

function follower(month: number): number {
  return (month % 12) + 1;
}

/** Formats months, joining consecutive ones into spans, also across the new year: "May and October to February". */
export function monthsInWords(months: readonly number[]): string {
  const known = new Set(months);
  if (known.size === 12) return departureMessages().allYear;
  const starts = [...known]
    .filter((month) => !known.has(month === 1 ? 12 : month - 1))
    .toSorted((a, b) => a - b);
  const spans = starts.map((start) => {
    let end = start;
    while (known.has(follower(end))) end = follower(end);
    if (start === end) return nameOf(start);
    const m = departureMessages();
    return follower(start) === end
      ? m.twoMonths(nameOf(start), nameOf(end))
      : m.fromTo(nameOf(start), nameOf(end));
  });
  return formatList(spans);
}

/** Describes a travel month at a place, by the tour's best months. */
export function seasonHint(
  { place, bestMonths }: { place: string; bestMonths: readonly number[] },
  travelDate: TravelDate,
): string {
  const month = Number(travelDate.slice(5, 7));
  const name = nameOf(month);
  const m = departureMessages();
  if (bestMonths.includes(month)) return m.goodMonth(name, place);
  return m.otherMonth(name, m.seasons[seasonOfMonth(month)], place, monthsInWords(bestMonths));
}
