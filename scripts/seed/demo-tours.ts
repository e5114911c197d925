import { addDays, lastBookableDate, todayInIndia } from "../../app/domain/calendar";
import type { TravelDate } from "../../app/domain/calendar";
import { departureRulesSchema } from "../../app/domain/departure";
import { readTours, readTourFiles, tourStatements } from "./catalogue";
import type { SeedTour } from "./catalogue";
import { demoTourSchema } from "./demo-tour-schema";
import type { DemoTour } from "./demo-tour-schema";

/** A demo tour as it is loaded on a day. */
export type DatedTour = SeedTour & Required<Pick<SeedTour, "priceRules">>;

/** The demo tours, each of which shows a price rule, in the order of the rules: the last shows all. */
const order = [
  "velas-turtles-child-fare",
  "gokarna-beaches-season-prices",
  "gandikota-camp-group-discount",
  "kohima-hornbill-early-bird",
  "abhaneri-stepwell-last-minute",
  "orchha-palaces-all-price-rules",
];

/** The years of the days that can be booked, and the one before them, from which a span may reach over. */
function yearsAround(today: TravelDate): number[] {
  const first = Number(addDays(today, -365).slice(0, 4));
  const last = Number(lastBookableDate(today).slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A span of every year, from the one that is not over on. */
function eachYear<Span extends { from: string; to: string }>(
  spans: readonly Span[],
  today: TravelDate,
): Span[] {
  return yearsAround(today)
    .flatMap((year) =>
      spans.map((span) => ({
        ...span,
        from: `${year}-${span.from}`,
        to: `${span.to < span.from ? year + 1 : year}-${span.to}`,
      })),
    )
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

function withDates({ yearly, priceRules, ...tour }: DemoTour, today: TravelDate): DatedTour {
  const { seasons, ...rules } = priceRules;
  const dates = yearly.dates?.map((date) => ({ from: date, to: date }));
  return {
    ...tour,
    departures: departureRulesSchema.parse({
      ...tour.departures,
      ...(dates && { pattern: { kind: "dates", dates: eachYear(dates, today).map(({ from }) => from) } }),
      blackOuts: eachYear(yearly.blackOuts, today),
    }),
    priceRules: { ...rules, ...(seasons && { seasons: eachYear(seasons, today) }) },
  };
}

/** The demo tours as they are loaded on a day in India. Runs in the project's root. */
export function readDemoTours(today: TravelDate): DatedTour[] {
  const tours = readTourFiles("scripts/seed/tours", demoTourSchema);
  return tours
    .toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug))
    .map((tour) => withDates(tour, today));
}

/**
 * The statements that load the demo tours after the catalogue's. They can be run again at any time, and then make the
 * dates those of the years to come.
 * @param now UTC milliseconds
 */
export function demoTourStatements(now: number): string[] {
  return tourStatements(readDemoTours(todayInIndia(now)), readTours().length);
}
