import { addDays, lastBookableDate, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import type { Days } from "~/domain/calendar/period";
import { wantedSpans, type WantedDays } from "~/domain/calendar/wanted-days";
import { firstDayBeforeCutOff } from "~/domain/departures/cut-off";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { formatRupees, percentOf } from "~/domain/money/money";
import { offDayReason } from "~/domain/departures/off-days";
import { priceMessages } from "./messages";
import type { PriceRules } from "./price-rules";

/** Fares by travel date, before discounts. pricing.ts computes the price of a booking from them. */

export interface Fares {
  /** Adult fare outside the seasons, whole rupees. */
  priceInr: number;
  priceRules: PriceRules;
}

/** Returns the adult fare on a travel date, before discounts. */
export function adultFareOn({ priceInr, priceRules }: Fares, travelDate: TravelDate | null): number {
  return seasonOn(priceRules, travelDate)?.priceInr ?? priceInr;
}

/** Returns the fare of a child aged 2 to 11 on a travel date, before discounts; the adult fare if there is no child fare. */
export function childFareOn(fares: Fares, travelDate: TravelDate | null): number {
  const childPercent = childPercentOn(fares.priceRules, travelDate);
  const adultFare = adultFareOn(fares, travelDate);
  return childPercent === undefined ? adultFare : percentOf(adultFare, childPercent);
}

/** Returns the share of the adult fare that children pay on a travel date; undefined if they pay all of it. */
export function childPercentOn(rules: PriceRules, travelDate: TravelDate | null): number | undefined {
  return seasonOn(rules, travelDate)?.childPercent ?? rules.childPercent;
}

/** Returns the season that contains a travel date. */
export function seasonOn({ seasons }: PriceRules, travelDate: TravelDate | null) {
  if (travelDate === null) return undefined;
  return seasons?.find(({ from, to }) => from <= travelDate && travelDate <= to);
}

/** Adult fares before discounts, whole rupees; both are equal if the fare doesn't depend on the date. */
export interface FareRange {
  lowest: number;
  highest: number;
}

/**
 * Returns the lowest and highest adult fare on the bookable departure days, optionally limited to the wanted days. Does not
 * check seats. Falls back to the price outside the seasons if there are no departures.
 * @param now UTC instant
 */
export function fareRange(
  { departures, ...fares }: Fares & { departures: DepartureRules },
  now: number,
  wanted: WantedDays = {},
): FareRange {
  const always = { lowest: fares.priceInr, highest: fares.priceInr };
  if (!fares.priceRules.seasons?.length) return always;
  const found = new Set<number>();
  const spans = wantedSpans(wanted, {
    from: firstDayBeforeCutOff(departures, now),
    to: lastBookableDate(todayInIndia(now)),
  });
  for (const { from, to } of spans.flatMap((span) => spansOfOneFare(fares, span))) {
    const fare = adultFareOn(fares, from);
    if (!found.has(fare) && leavesBetween(departures, from, to)) found.add(fare);
  }
  return found.size === 0 ? always : { lowest: Math.min(...found), highest: Math.max(...found) };
}

/** Formats a fare range: "₹9,999", or "from ₹9,999" if other days cost more. */
export function fareInWords({ lowest, highest }: FareRange): string {
  return lowest < highest ? priceMessages().from(formatRupees(lowest)) : formatRupees(lowest);
}

/** Splits a span where the fare changes: where a season begins or has ended. */
function spansOfOneFare({ priceRules }: Fares, { from, to }: Days): Days[] {
  const changes = (priceRules.seasons ?? [])
    .flatMap((season) => [season.from, addDays(season.to, 1)])
    .filter((day) => from < day && day <= to);
  const starts = [from, ...[...new Set(changes)].toSorted()];
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return { from: start, to: next === undefined ? to : addDays(next, -1) };
  });
}

function leavesBetween(rules: DepartureRules, from: TravelDate, to: TravelDate): boolean {
  for (let date = from; date <= to; date = addDays(date, 1))
    if (offDayReason(rules, date) === null) return true;
  return false;
}
