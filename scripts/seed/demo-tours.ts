import { z } from "zod";
import { addDays, lastBookableDate, todayInIndia, type TravelDate } from "../../app/domain/calendar/calendar";
import { departureRulesSchema, monthDaySchema } from "../../app/domain/departures/departure-rules";
import { priceRulesSchema } from "../../app/domain/prices/price-rules";
import { catalogueTourSchema } from "../../worker/catalogue/schema";
import { readTours, readTourFiles, tourStatements, type SeedTour } from "./catalogue";

/** Spans are days of any year, "MM-dd", so that some are always upcoming. One that ends before it starts crosses the new year. */
const span = z.strictObject({ from: monthDaySchema, to: monthDaySchema });

/** A file of packages/demo-data/tours: a catalog tour with price rules. */
const demoTourSchema = catalogueTourSchema.safeExtend({
  priceRules: priceRulesSchema
    .extend({ seasons: z.array(span.extend({ priceInr: z.int(), label: z.string() })).optional() })
    .strict(),
  yearly: z
    .strictObject({
      dates: z.array(monthDaySchema).min(1).optional(),
      blackOuts: z.array(span.extend({ reason: z.string() })).default([]),
    })
    .prefault({}),
});

/** A demo tour with the dates of the day it is loaded. */
export type DatedTour = SeedTour & Required<Pick<SeedTour, "priceRules">>;

/** Slugs of the demo tours in the order of the price rules they show; the last shows all. */
const order = [
  "velas-turtles-child-fare",
  "gokarna-beaches-season-prices",
  "gandikota-camp-group-discount",
  "kohima-hornbill-early-bird",
  "abhaneri-stepwell-last-minute",
  "orchha-palaces-all-price-rules",
];

/** Returns the bookable years, and the year before, whose spans may reach into them. */
function yearsAround(today: TravelDate): number[] {
  const first = Number(addDays(today, -365).slice(0, 4));
  const last = Number(lastBookableDate(today).slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Expands a yearly span, without those already over. */
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

function withDates(
  { yearly, priceRules, ...tour }: z.output<typeof demoTourSchema>,
  today: TravelDate,
): DatedTour {
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

/** Reads the demo tours with dates for a day in India. Must run in the project root. */
export function readDemoTours(today: TravelDate): DatedTour[] {
  const tours = readTourFiles("packages/demo-data/tours", demoTourSchema);
  return tours
    .toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug))
    .map((tour) => withDates(tour, today));
}

/**
 * Returns the statements that load the demo tours after the catalog's. They are idempotent; running them again moves the
 * dates to the coming years.
 * @param now UTC milliseconds
 */
export function demoTourStatements(now: number): string[] {
  return tourStatements(readDemoTours(todayInIndia(now)), { others: readTours().length });
}
