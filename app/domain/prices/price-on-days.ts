import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import type { Days } from "~/domain/calendar/period";
import type { PriceRules, PricedSeason } from "./price-rules";

/**
 * Returns the price rules with another adult fare on some days. Seasons are cut where these days begin and end, and keep their
 * other prices; neighbors with the same name and prices become one season again. `tourPricesSchema` limits how many there may be.
 */
export function withFareOnDays(
  rules: PriceRules,
  days: readonly TravelDate[],
  { priceInr, label }: Pick<PricedSeason, "priceInr" | "label">,
): PriceRules {
  let seasons: PricedSeason[] = [...(rules.seasons ?? [])];
  for (const run of runsOf(days)) {
    const inRun = seasons.flatMap((season) => within(season, run));
    const between = inRun.reduce<PricedSeason[]>(
      (left, season) => left.flatMap((gap) => without(gap, season)),
      [{ ...run, priceInr, label }],
    );
    seasons = [
      ...seasons.flatMap((season) => without(season, run)),
      ...inRun.map((season) => ({ ...season, priceInr, label })),
      ...between,
    ];
  }
  return { ...rules, seasons: joined(seasons.toSorted((a, b) => a.from.localeCompare(b.from))) };
}

/** Groups days that follow each other. */
function runsOf(days: readonly TravelDate[]): Days[] {
  const runs: Days[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}

function within(season: PricedSeason, { from, to }: Days): PricedSeason[] {
  if (season.to < from || to < season.from) return [];
  return [{ ...season, from: season.from < from ? from : season.from, to: to < season.to ? to : season.to }];
}

function without(season: PricedSeason, { from, to }: Days): PricedSeason[] {
  if (season.to < from || to < season.from) return [season];
  return [
    ...(season.from < from ? [{ ...season, to: addDays(from, -1) }] : []),
    ...(to < season.to ? [{ ...season, from: addDays(to, 1) }] : []),
  ];
}

function joined(seasons: readonly PricedSeason[]): PricedSeason[] {
  const result: PricedSeason[] = [];
  for (const season of seasons) {
    const last = result.at(-1);
    if (last && addDays(last.to, 1) === season.from && pricesOf(last) === pricesOf(season))
      last.to = season.to;
    else result.push({ ...season });
  }
  return result;
}

function pricesOf({ label, priceInr, childPercent, options, extras }: PricedSeason): string {
  return JSON.stringify([label, priceInr, childPercent, options, extras]);
}
