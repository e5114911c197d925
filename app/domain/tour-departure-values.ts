import type { TourDepartures } from "./tour-departures";
import { changedRows, isTyped, typedNumber, typedRows } from "./typed-rows";

/** A tour's departures as their form holds them: text, as it was typed. */
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

/** The names of the columns of rows in the posted form. */
export const dateColumns = { date: "date" } as const;
export const spanColumns = {
  fromDay: "seasonFromDay",
  fromMonth: "seasonFromMonth",
  toDay: "seasonToDay",
  toMonth: "seasonToMonth",
} as const;
export const blackOutColumns = { from: "blackOutFrom", to: "blackOutTo", reason: "blackOutReason" } as const;

/** What the form of a tour shows of its departures. */
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

/** What was typed into the form; a button for its rows that came with it is obeyed. */
export function typedDepartures(form: FormData): TourDepartureValues {
  const text = (name: string) => String(form.get(name) ?? "");
  const ask = form.get("rows");
  return {
    capacity: text("capacity"),
    pattern: text("pattern"),
    weekdays: form.getAll("weekday").map((day) => String(day)),
    dates: [...changedRows(ask, "dates", typedRows(form, dateColumns), emptyDate)],
    season: [...changedRows(ask, "season", typedRows(form, spanColumns), emptySpan)],
    offSeason: text("offSeason"),
    blackOuts: [...changedRows(ask, "blackOuts", typedRows(form, blackOutColumns), emptyBlackOut)],
    cutOffDays: text("cutOffDays"),
  };
}

/** Without the rows into which nothing was typed, so that what is wrong is told of the row it is in. */
export function withoutEmptyDepartures(values: TourDepartureValues): TourDepartureValues {
  return {
    ...values,
    dates: values.dates.filter(isTyped),
    season: values.season.filter(isTyped),
    blackOuts: values.blackOuts.filter(isTyped),
  };
}

/** The same for the schema to check (`tourDeparturesSchema`). */
export function inputOfDepartures(typed: TourDepartureValues): unknown {
  const { capacity, dates, season, offSeason, blackOuts, cutOffDays, ...values } =
    withoutEmptyDepartures(typed);
  const patterns: Record<string, unknown> = {
    daily: { kind: "daily" },
    weekdays: { kind: "weekdays", weekdays: values.weekdays.map(typedNumber) },
    dates: { kind: "dates", dates: dates.map(({ date }) => date.trim()) },
  };
  return {
    capacity: typedNumber(capacity),
    rules: {
      pattern: patterns[values.pattern] ?? null,
      season: season.map(({ fromDay, fromMonth, toDay, toMonth }) => ({
        from: `${fromMonth}-${fromDay}`,
        to: `${toMonth}-${toDay}`,
      })),
      offSeason: offSeason.trim() === "" ? null : offSeason,
      blackOuts,
      cutOffDays: typedNumber(cutOffDays),
    },
  };
}

/** Whether the form would save something else than what is saved. Thousands set off and empty rows say nothing new. */
export function areDeparturesChanged(typed: TourDepartureValues, saved: TourDepartures): boolean {
  const told = (values: TourDepartureValues) => JSON.stringify(inputOfDepartures(values));
  return told(typed) !== told(valuesOfDepartures(saved));
}
