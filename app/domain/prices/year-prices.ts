import { z } from "zod";
import { addDays, isTravelDate, type TravelDate } from "~/domain/calendar/calendar";
import { rowsAt, textAt, toFields, withField, type FormFields } from "~/domain/form-fields";
import { percentOf } from "~/domain/money/money";
import type { PriceRules, PricedSeason } from "./price-rules";
import { seasonSchema } from "./tour-price-rules";

/** The seasons of a tour that begin in one year, as the form of the year's prices edits them. */

/** Years of the form: prices of last year can be copied, and tours are sold two years ahead. */
export function pricedYears(today: TravelDate): number[] {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1, year + 2];
}

/** Parts the seasons by the year in which they begin. */
export function seasonsOfYear({ seasons = [] }: PriceRules, year: number) {
  const isOfYear = ({ from }: PricedSeason) => from.startsWith(`${year}-`);
  return { rows: seasons.filter(isOfYear), others: seasons.filter((season) => !isOfYear(season)) };
}

/** Seasons as typed in the form of a year, or as stored. */
export function yearPricesSchema(year: number) {
  return z.object({
    priceRules: z.object({
      seasons: z
        .array(
          seasonSchema.refine(({ from }) => from.startsWith(`${year}-`), {
            path: ["from"],
            error: `Please choose a day in ${year}.`,
          }),
        )
        .default([]),
    }),
  });
}

export function yearFields(rules: PriceRules, year: number): FormFields {
  return toFields({ priceRules: { seasons: seasonsOfYear(rules, year).rows } });
}

/** Name of the rows of the form. */
export const seasonRows = "priceRules.seasons";

/** Returns the typed seasons that are complete, for a preview. */
export function typedSeasons(fields: FormFields): PricedSeason[] {
  return rowsAt(fields, seasonRows).flatMap((row) => seasonSchema.safeParse(row).data ?? []);
}

/** Returns the same days of the next year. The end of February stays the end of February. Null for a season of 29 February alone. */
export function inNextYear({ from, to, ...season }: PricedSeason): PricedSeason | null {
  const [first, last] = [sameDayNextYear(from), sameDayNextYear(to)];
  const begins = isTravelDate(first) ? first : `${first.slice(0, 5)}03-01`;
  const ends = /-02-2[89]$/.test(last) ? addDays(`${last.slice(0, 5)}03-01`, -1) : last;
  return begins <= ends ? { ...season, from: begins, to: ends } : null;
}

/** May be 29 February of a common year. */
function sameDayNextYear(day: TravelDate): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}

/**
 * Fills the form with the seasons of the year before it, moved by a year. Those that overlap a typed one are left out, so that nothing
 * typed is lost.
 * @param percent added to all prices, which are rounded to whole rupees
 */
export function withLastYear(
  fields: FormFields,
  { rules, year, percent }: { rules: PriceRules; year: number; percent: number },
): FormFields {
  const typed = rowsAt(fields, seasonRows);
  const copied = seasonsOfYear(rules, year - 1)
    .rows.map(inNextYear)
    .filter((season) => season !== null)
    .filter(({ from, to }) => !typed.some((row) => textAt(row, "from") <= to && from <= textAt(row, "to")))
    .map((season) => toFields(atPercent(season, percent)));
  return withField(fields, seasonRows, [...typed, ...copied]);
}

function atPercent({ options, extras, ...season }: PricedSeason, percent: number): PricedSeason {
  const each = (prices: Record<string, number>) =>
    Object.fromEntries(Object.entries(prices).map(([id, price]) => [id, percentOf(price, 100 + percent)]));
  return {
    ...season,
    priceInr: percentOf(season.priceInr, 100 + percent),
    ...(options && { options: each(options) }),
    ...(extras && { extras: each(extras) }),
  };
}
