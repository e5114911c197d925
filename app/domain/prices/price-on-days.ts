import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import type { PriceRules } from "./price-rules";

type Season = NonNullable<PriceRules["seasons"]>[number];

/**
 * Returns the price rules with another adult fare on some days. Seasons are cut where these days begin and end; neighbors
 * with the same fare and name become one season again. `tourPricesSchema` limits how many there may be.
 */
export function withFareOnDays(
  rules: PriceRules,
  days: readonly TravelDate[],
  { priceInr, label }: Pick<Season, "priceInr" | "label">,
): PriceRules {
  const runs = runsOf(days);
  const kept = runs.reduce(
    (seasons, run) => seasons.flatMap((season) => without(season, run)),
    [...(rules.seasons ?? [])],
  );
  const seasons = [...kept, ...runs.map((run) => ({ ...run, priceInr, label }))].toSorted((a, b) =>
    a.from.localeCompare(b.from),
  );
  return { ...rules, seasons: joined(seasons) };
}

/** Groups days that follow each other. */
function runsOf(days: readonly TravelDate[]): { from: TravelDate; to: TravelDate }[] {
  const runs: { from: TravelDate; to: TravelDate }[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = runs.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}

function without(season: Season, { from, to }: { from: TravelDate; to: TravelDate }): Season[] {
  if (season.to < from || to < season.from) return [season];
  return [
    ...(season.from < from ? [{ ...season, to: addDays(from, -1) }] : []),
    ...(to < season.to ? [{ ...season, from: addDays(to, 1) }] : []),
  ];
}

function joined(seasons: readonly Season[]): Season[] {
  const result: Season[] = [];
  for (const season of seasons) {
    const last = result.at(-1);
    const isSame = last?.priceInr === season.priceInr && last.label === season.label;
    if (last && isSame && addDays(last.to, 1) === season.from) last.to = season.to;
    else result.push({ ...season });
  }
  return result;
}
