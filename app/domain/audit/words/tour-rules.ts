import { z } from "zod";
import { formatDay, formatTimeOfDay, weekdayNames } from "~/domain/calendar/calendar";
import { monthsInWords } from "~/domain/departures/season-hint";
import { cutOffRule } from "~/domain/departures/cut-off-in-words";
import { seasonInWords } from "~/domain/departures/departure";
import { cutOffSchema, departureRulesSchema, patternSchema } from "~/domain/departures/departure-rules";
import { priceTerms, seasonPricesInWords } from "~/domain/prices/price-terms";
import { tourPricesSchema } from "~/domain/prices/tour-prices";
import { formatRupees } from "~/domain/money/money";
import { asList, valueInWords, type Format } from "~/domain/formats";
import { type FieldWords } from "./vocabulary";

/** Describes the days of departure: "daily", "on Fridays and Saturdays", "on 3 chosen dates". */
function departureDays(value: unknown): string {
  const { data } = patternSchema.safeParse(value);
  if (!data) return valueInWords(value);
  switch (data.kind) {
    case "daily":
      return "daily";
    case "weekdays":
      return `on ${asList(data.weekdays.map((weekday) => `${weekdayNames()[weekday]}s`))}`;
    case "dates":
      return data.dates.length <= 4
        ? `on ${asList(data.dates.map(formatDay))}`
        : `on ${data.dates.length} chosen dates, ${formatDay(data.dates[0] ?? "")} to ${formatDay(data.dates.at(-1) ?? "")}`;
    default:
      return data satisfies never;
  }
}

const pattern: FieldWords = ({ before, after }) =>
  before === undefined || before === null
    ? `Runs ${departureDays(after)}`
    : `Runs ${departureDays(after)} instead of ${departureDays(before)}`;

const {
  season: seasonSchema,
  blackOuts: blackOutsSchema,
  minimum: minimumSchema,
} = departureRulesSchema.shape;

function seasonText(value: unknown): string {
  const { data } = seasonSchema.safeParse(value ?? []);
  return (data && seasonInWords({ season: data } as Parameters<typeof seasonInWords>[0])) ?? "all year";
}

function blackOutTexts(value: unknown): string[] {
  const { data } = blackOutsSchema.safeParse(value ?? []);
  return (data ?? []).map(({ from, to, reason }) => {
    const days = from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
    return `${days} (${reason})`;
  });
}

/** Describes what a list lost and gained. */
function gainsAndLosses(label: string, before: readonly string[], after: readonly string[]): string | null {
  const parts = [
    ...after.filter((text) => !before.includes(text)).map((text) => `added ${text}`),
    ...before.filter((text) => !after.includes(text)).map((text) => `removed ${text}`),
  ];
  return parts.length === 0 ? null : `${label}: ${parts.join("; ")}`;
}

function minimumText(value: unknown): string {
  const { data } = minimumSchema.safeParse(value ?? undefined);
  if (!data) return "none";
  const otherwise = { ask: "then you are asked", cancel: "then it is canceled", run: "then it runs anyway" };
  return `${data.travelers} travelers, decided ${data.decisionDays === 1 ? "1 day" : `${data.decisionDays} days`} before, ${otherwise[data.tooFew]}`;
}

/** Describes price rules, one text a rule. */
function priceRuleTexts(value: unknown): string[] {
  const { data } = tourPricesSchema.shape.priceRules.safeParse(value ?? {});
  if (!data) return [];
  const seasons = (data.seasons ?? []).map((season) => seasonPricesInWords(season));
  const others = priceTerms(
    { priceInr: 0, priceRules: { ...data, seasons: undefined, childPercent: undefined } },
    "2000-01-01",
  );
  return [
    ...(data.childPercent === undefined ? [] : [`children at ${data.childPercent}\u00a0% of the fare`]),
    ...seasons,
    ...(others?.terms ?? []).flatMap(({ description }) => description),
  ];
}

/** Describes options or extras by names and prices. */
function offerTexts(value: unknown): string[] {
  const { data } = z.array(z.object({ name: z.string(), priceInr: z.int() })).safeParse(value ?? []);
  return (data ?? []).map(({ name, priceInr }) =>
    priceInr === 0 ? name : `${name} at ${formatRupees(priceInr)}`,
  );
}

function offers(label: string): FieldWords {
  return ({ before, after }) =>
    gainsAndLosses(label, offerTexts(before), offerTexts(after)) ?? `${label} changed`;
}

const practical: FieldWords = ({ before, after }) => {
  const was = z.record(z.string(), z.unknown()).safeParse(before).data ?? {};
  const is = z.record(z.string(), z.unknown()).safeParse(after).data ?? {};
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
  const words = names.map((name) => name.replaceAll(/([A-Z])/g, " $1").toLowerCase());
  return words.length === 0 ? null : `Practical facts changed: ${asList(words)}`;
};

/** Formats of the rules of a tour. */
export const ruleFormats: Readonly<Record<string, Format>> = {
  bestMonths: (value) =>
    Array.isArray(value)
      ? monthsInWords(value.filter((month) => typeof month === "number"))
      : valueInWords(value),
  startTime: (value) => (typeof value === "string" ? formatTimeOfDay(value) : valueInWords(value)),
  cutOff: (value) => {
    const { data } = cutOffSchema.safeParse(value);
    return data ? cutOffRule({ cutOff: data }).replace(/^Book /, "") : valueInWords(value);
  },
  minimum: minimumText,
  starts: (value) => {
    const { data } = z.array(z.object({ time: z.string() })).safeParse(value);
    return data ? asList(data.map(({ time }) => formatTimeOfDay(time))) : valueInWords(value);
  },
  openUntil: (value) => (typeof value === "string" ? formatTimeOfDay(value) : valueInWords(value)),
};

/** Words of the rules of a tour that are compared part by part. */
export const ruleWords: Readonly<Record<string, FieldWords>> = {
  practical,
  pattern,
  season: ({ before, after }) => `Runs ${seasonText(after)} instead of ${seasonText(before)}`,
  priceRules: ({ before, after }) =>
    gainsAndLosses("Price rules", priceRuleTexts(before), priceRuleTexts(after)),
  options: offers("Options"),
  extras: offers("Extras"),
  blackOuts: ({ before, after }) =>
    gainsAndLosses("Days without departures", blackOutTexts(before), blackOutTexts(after)),
};
