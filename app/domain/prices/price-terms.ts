import { formatDay, lastBookableDate, type TravelDate } from "~/domain/calendar/calendar";
import { adultFareOn, childFareOn, type Fares } from "./fares";
import { priceTermMessages } from "./term-messages/messages";
import type { PricedSeason } from "./price-rules";
import { formatRupees } from "~/domain/money/money";

/** A tour's price rules as text, for its page. */
export interface PriceTerms {
  /** Fares by travel date, with all other days in the last row; empty for a tour without seasons. */
  fares: { dates: string; label: string | null; adultInr: number; childInr: number | null }[];
  /** The other rules, by name. */
  terms: { name: string; description: string[] }[];
}

/** Describes the price rules; null for a tour without any. Omits seasons that are over or too far ahead to book. */
export function priceTerms(fares: Fares, today: TravelDate): PriceTerms | null {
  const { childPercent, groups = [], earlyBird, lastMinute, deposit } = fares.priceRules;
  const m = priceTermMessages();
  const terms = [
    {
      name: m.children,
      description: childPercent === undefined ? [] : [childTerm(fares, childPercent)],
    },
    {
      name: m.groups,
      description: groups.map(({ atLeast, percentOff }) => m.group(percentOff, atLeast)),
    },
    {
      name: m.earlyBird,
      description: earlyBird ? [m.early(earlyBird.percentOff, earlyBird.atLeastDays)] : [],
    },
    {
      name: m.lastMinute,
      description: lastMinute ? [m.late(lastMinute.percentOff, lastMinute.atMostDays)] : [],
    },
    {
      name: m.deposit,
      description: deposit ? [m.payNow(deposit.percent, deposit.balanceDays)] : [],
    },
  ].filter(({ description }) => description.length > 0);
  const table = fareTable(fares, today);
  return table.length === 0 && terms.length === 0 ? null : { fares: table, terms };
}

function childTerm(fares: Fares, percent: number): string {
  const m = priceTermMessages();
  if (fares.priceRules.seasons) return m.childShare(percent);
  return m.childFare(formatRupees(childFareOn(fares, null)), percent, formatRupees(adultFareOn(fares, null)));
}

function fareTable(fares: Fares, today: TravelDate): PriceTerms["fares"] {
  const { seasons = [], childPercent } = fares.priceRules;
  const m = priceTermMessages();
  const coming = seasons
    .filter(({ from, to }) => to >= today && from <= lastBookableDate(today))
    .toSorted((a, b) => a.from.localeCompare(b.from));
  const hasChildFare = [childPercent, ...coming.map((season) => season.childPercent)].some(Boolean);
  const row = (dates: string, label: string | null, day: TravelDate | null) => ({
    dates,
    label,
    adultInr: adultFareOn(fares, day),
    childInr: hasChildFare ? childFareOn(fares, day) : null,
  });
  const rows = coming.map(({ from, to, label }) => row(m.days(formatDay(from), formatDay(to)), label, from));
  return rows.length === 0 ? [] : [...rows, row(m.otherDays, null, null)];
}

/** Describes a season and its prices: "Diwali, Oct 25, 2027 to Nov 2, 2027, at ₹12,000, lunch at ₹500". */
export function seasonPricesInWords(
  { from, to, label, priceInr, childPercent, options, extras }: PricedSeason,
  nameOf = (id: string) => id,
): string {
  return [
    `${label}, ${formatDay(from)} to ${formatDay(to)}, at ${formatRupees(priceInr)}`,
    ...(childPercent === undefined ? [] : [`children at ${childPercent}\u00a0%`]),
    ...Object.entries({ ...options, ...extras }).map(
      ([id, price]) => `${nameOf(id)} at ${formatRupees(price)}`,
    ),
  ].join(", ");
}
