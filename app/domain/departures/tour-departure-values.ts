import type { TourDepartures } from "./tour-departures";
import { changedRows, isTyped, parseNumber, parseRows } from "~/domain/tour-drafts/parse-rows";

/** Departure settings in the form: text, as typed. */
export interface TourDepartureValues {
  capacity: string;
  /** "daily", "weekdays" or "dates". */
  pattern: string;
  weekdays: string[];
  dates: { date: string }[];
  /** Day and month of both ends. */
  season: { fromDay: string; fromMonth: string; toDay: string; toMonth: string }[];
  offSeason: string;
  blackOuts: { from: string; to: string; reason: string }[];
  cutOffDays: string;
}

export const emptyDate = { date: "" };
export const emptySpan = { fromDay: "", fromMonth: "", toDay: "", toMonth: "" };
export const emptyBlackOut = { from: "", to: "", reason: "" };

/** Field names of the row columns in the posted form. */
export const dateColumns = { date: "date" } as const;
export const spanColumns = {
  fromDay: "seasonFromDay",
  fromMonth: "seasonFromMonth",
  toDay: "seasonToDay",
  toMonth: "seasonToMonth",
} as const;
export const blackOutColumns = { from: "blackOutFrom", to: "blackOutTo", reason: "blackOutReason" } as const;

/** Returns the form values of a tour's departures. */
export function valuesOfDepartures({ capacity, rules }: TourDepartures): TourDepartureValues {
  const { pattern, season, offSeason, blackOuts, cutOffDays } = rules;
  return {
    capacity: String(capacity),
    pattern: pattern.kind,
    weekdays: pattern.kind === "weekdays" ? pattern.weekdays.map(String) : [],
    dates: pattern.kind === "dates" ? pattern.dates.map((date) => ({ date })) : [],
    season: season.map(({ from, to }) => {
      const [fromMonth = "", fromDay = ""] = from.split("-");
      const [toMonth = "", toDay = ""] = to.split("-");
      return { fromDay, fromMonth, toDay, toMonth };
    }),
    offSeason: offSeason ?? "",
    blackOuts: blackOuts.map(({ from, to, reason }) => ({ from, to, reason })),
    cutOffDays: String(cutOffDays),
  };
}

/** Reads the posted form, applying a row button if one was pressed. */
export function typedDepartures(form: FormData): TourDepartureValues {
  const text = (name: string) => String(form.get(name) ?? "");
  const ask = form.get("rows");
  return {
    capacity: text("capacity"),
    pattern: text("pattern"),
    weekdays: form.getAll("weekday").map((day) => String(day)),
    dates: [...changedRows(ask, "dates", parseRows(form, dateColumns), emptyDate)],
    season: [...changedRows(ask, "season", parseRows(form, spanColumns), emptySpan)],
    offSeason: text("offSeason"),
    blackOuts: [...changedRows(ask, "blackOuts", parseRows(form, blackOutColumns), emptyBlackOut)],
    cutOffDays: text("cutOffDays"),
  };
}

/** Drops empty rows, so that validation issues refer to the right row. */
export function withoutEmptyDepartures(values: TourDepartureValues): TourDepartureValues {
  return {
    ...values,
    dates: values.dates.filter(isTyped),
    season: values.season.filter(isTyped),
    blackOuts: values.blackOuts.filter(isTyped),
  };
}

/** Converts the values to input of `tourDeparturesSchema`. */
export function inputOfDepartures(typed: TourDepartureValues): unknown {
  const { capacity, dates, season, offSeason, blackOuts, cutOffDays, ...values } =
    withoutEmptyDepartures(typed);
  const patterns: Record<string, unknown> = {
    daily: { kind: "daily" },
    weekdays: { kind: "weekdays", weekdays: values.weekdays.map(parseNumber) },
    dates: { kind: "dates", dates: dates.map(({ date }) => date.trim()) },
  };
  return {
    capacity: parseNumber(capacity),
    rules: {
      pattern: patterns[values.pattern] ?? null,
      season: season.map(({ fromDay, fromMonth, toDay, toMonth }) => ({
        from: `${fromMonth}-${fromDay}`,
        to: `${toMonth}-${toDay}`,
      })),
      offSeason: offSeason.trim() === "" ? null : offSeason,
      blackOuts,
      cutOffDays: parseNumber(cutOffDays),
    },
  };
}

/** Returns true if saving the form would change the departures. Thousands separators and empty rows don't count. */
export function areDeparturesChanged(typed: TourDepartureValues, saved: TourDepartures): boolean {
  const told = (values: TourDepartureValues) => JSON.stringify(inputOfDepartures(values));
  return told(typed) !== told(valuesOfDepartures(saved));
}
