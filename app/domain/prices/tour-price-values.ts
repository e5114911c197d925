import type { Fares } from "./fares";
import { changedRows, isTyped, parseNumber, parseRows } from "~/domain/tour-drafts/parse-rows";

/** Prices in the form: text, as typed. */
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

/** Field names of the row columns in the posted form. */
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

/** Returns the form values of a tour's prices. */
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

/** Reads the posted form, applying a row button if one was pressed. */
export function typedPrices(form: FormData): TourPriceValues {
  const field = (name: string) => String(form.get(name) ?? "");
  const ask = form.get("rows");
  return {
    priceInr: field("priceInr"),
    childPercent: field("childPercent"),
    seasons: [...changedRows(ask, "seasons", parseRows(form, seasonColumns), emptySeason)],
    groups: [...changedRows(ask, "groups", parseRows(form, groupColumns), emptyGroup)],
    earlyDays: field("earlyDays"),
    earlyPercent: field("earlyPercent"),
    lateDays: field("lateDays"),
    latePercent: field("latePercent"),
  };
}

/** Drops empty rows, so that validation issues refer to the right row. */
export function withoutEmptyPrices(values: TourPriceValues): TourPriceValues {
  return { ...values, seasons: values.seasons.filter(isTyped), groups: values.groups.filter(isTyped) };
}

/** Returns a discount by days of advance booking, or undefined if both fields are empty. */
function discount(name: "atLeastDays" | "atMostDays", days: string, percent: string) {
  if (!isTyped({ days, percent })) return undefined;
  return { [name]: parseNumber(days), percentOff: parseNumber(percent) };
}

/** Converts the values to input of `tourPricesSchema`. */
export function inputOfPrices(typed: TourPriceValues): unknown {
  const { seasons, groups, ...values } = withoutEmptyPrices(typed);
  return {
    priceInr: parseNumber(values.priceInr),
    priceRules: {
      childPercent: isTyped({ percent: values.childPercent }) ? parseNumber(values.childPercent) : undefined,
      seasons: seasons.map((season) => ({ ...season, priceInr: parseNumber(season.priceInr) })),
      groups: groups.map(({ atLeast, percentOff }) => ({
        atLeast: parseNumber(atLeast),
        percentOff: parseNumber(percentOff),
      })),
      earlyBird: discount("atLeastDays", values.earlyDays, values.earlyPercent),
      lastMinute: discount("atMostDays", values.lateDays, values.latePercent),
    },
  };
}

/** Returns true if saving the form would change the prices. Thousands separators and empty rows don't count. */
export function arePricesChanged(typed: TourPriceValues, saved: Fares): boolean {
  const told = (values: TourPriceValues) => JSON.stringify(inputOfPrices(values));
  return told(typed) !== told(valuesOfPrices(saved));
}
