import type { Fares } from "./fares";
import { changedRows, isTyped, typedNumber, typedRows } from "./typed-rows";

/** A tour's prices as their form holds them: text, as it was typed. */
export interface TourPriceValues {
  priceInr: string;
  childPercent: string;
  seasons: { from: string; to: string; priceInr: string; label: string }[];
  groups: { atLeast: string; percentOff: string }[];
  earlyDays: string;
  earlyPercent: string;
  lateDays: string;
  latePercent: string;
}

export const emptySeason = { from: "", to: "", priceInr: "", label: "" };
export const emptyGroup = { atLeast: "", percentOff: "" };

/** The names of the columns of rows in the posted form. */
export const seasonColumns = {
  from: "seasonFrom",
  to: "seasonTo",
  priceInr: "seasonFare",
  label: "seasonLabel",
} as const;
export const groupColumns = { atLeast: "groupAtLeast", percentOff: "groupPercent" } as const;

function text(number: number | undefined): string {
  return number === undefined ? "" : String(number);
}

/** What the form of a tour shows of its prices. */
export function valuesOfPrices({ priceInr, priceRules }: Fares): TourPriceValues {
  const { childPercent, seasons = [], groups = [], earlyBird, lastMinute } = priceRules;
  return {
    priceInr: text(priceInr),
    childPercent: text(childPercent),
    seasons: seasons.map((season) => ({ ...season, priceInr: text(season.priceInr) })),
    groups: groups.map(({ atLeast, percentOff }) => ({
      atLeast: text(atLeast),
      percentOff: text(percentOff),
    })),
    earlyDays: text(earlyBird?.atLeastDays),
    earlyPercent: text(earlyBird?.percentOff),
    lateDays: text(lastMinute?.atMostDays),
    latePercent: text(lastMinute?.percentOff),
  };
}

/** What was typed into the form; a button for its rows that came with it is obeyed. */
export function typedPrices(form: FormData): TourPriceValues {
  const field = (name: string) => String(form.get(name) ?? "");
  const ask = form.get("rows");
  return {
    priceInr: field("priceInr"),
    childPercent: field("childPercent"),
    seasons: [...changedRows(ask, "seasons", typedRows(form, seasonColumns), emptySeason)],
    groups: [...changedRows(ask, "groups", typedRows(form, groupColumns), emptyGroup)],
    earlyDays: field("earlyDays"),
    earlyPercent: field("earlyPercent"),
    lateDays: field("lateDays"),
    latePercent: field("latePercent"),
  };
}

/** Without the rows into which nothing was typed, so that what is wrong is told of the row it is in. */
export function withoutEmptyPrices(values: TourPriceValues): TourPriceValues {
  return { ...values, seasons: values.seasons.filter(isTyped), groups: values.groups.filter(isTyped) };
}

/** A discount by the days between booking and travel, or none where neither was typed. */
function discount(name: "atLeastDays" | "atMostDays", days: string, percent: string) {
  if (!isTyped({ days, percent })) return undefined;
  return { [name]: typedNumber(days), percentOff: typedNumber(percent) };
}

/** The same for the schema to check (`tourPricesSchema`). */
export function inputOfPrices(typed: TourPriceValues): unknown {
  const { seasons, groups, ...values } = withoutEmptyPrices(typed);
  return {
    priceInr: typedNumber(values.priceInr),
    priceRules: {
      childPercent: isTyped({ percent: values.childPercent }) ? typedNumber(values.childPercent) : undefined,
      seasons: seasons.map((season) => ({ ...season, priceInr: typedNumber(season.priceInr) })),
      groups: groups.map(({ atLeast, percentOff }) => ({
        atLeast: typedNumber(atLeast),
        percentOff: typedNumber(percentOff),
      })),
      earlyBird: discount("atLeastDays", values.earlyDays, values.earlyPercent),
      lastMinute: discount("atMostDays", values.lateDays, values.latePercent),
    },
  };
}

/** Whether the form would save something else than what is saved. Thousands set off and empty rows say nothing new. */
export function arePricesChanged(typed: TourPriceValues, saved: Fares): boolean {
  const told = (values: TourPriceValues) => JSON.stringify(inputOfPrices(values));
  return told(typed) !== told(valuesOfPrices(saved));
}
