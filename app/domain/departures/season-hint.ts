import { monthNames, seasonOfMonth, type TravelDate } from "~/domain/calendar/calendar";

function nameOf(month: number): string {
  return monthNames()[month - 1] ?? "";
}

function follower(month: number): number {
  return (month % 12) + 1;
}

/** Formats months, joining consecutive ones into spans, also across the new year: "May and October to February". */
export function monthsInWords(months: readonly number[]): string {
  const known = new Set(months);
  if (known.size === 12) return "all year";
  const starts = [...known]
    .filter((month) => !known.has(month === 1 ? 12 : month - 1))
    .toSorted((a, b) => a - b);
  const spans = starts.map((start) => {
    let end = start;
    while (known.has(follower(end))) end = follower(end);
    if (start === end) return nameOf(start);
    return follower(start) === end
      ? `${nameOf(start)} and ${nameOf(end)}`
      : `${nameOf(start)} to ${nameOf(end)}`;
  });
  return new Intl.ListFormat("en-GB").format(spans);
}

/** Describes a travel month at a place, by the tour's best months. */
export function seasonHint(
  { place, bestMonths }: { place: string; bestMonths: readonly number[] },
  travelDate: TravelDate,
): string {
  const month = Number(travelDate.slice(5, 7));
  const name = nameOf(month);
  if (bestMonths.includes(month)) return `${name} is a good month for ${place}.`;
  return `${name} is ${seasonOfMonth(month)} here; the best time for ${place} is ${monthsInWords(bestMonths)}.`;
}
