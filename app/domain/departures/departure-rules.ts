import type { TravelDate } from "~/domain/calendar/calendar";

/** Days on which a tour departs. */
export type DeparturePattern =
  | { kind: "daily" }
  /** 0 is Sunday. */
  | { kind: "weekdays"; weekdays: number[] }
  | { kind: "dates"; dates: TravelDate[] };

/** A part of each year, "MM-dd" to "MM-dd", inclusive. If it ends before it begins, it spans the new year. */
export interface YearSpan {
  from: string;
  to: string;
}

/** Days in season without departures. */
export interface BlackOut {
  from: TravelDate;
  to: TravelDate;
  /** A sentence for travelers. */
  reason: string;
}

/** Departure rules of a tour. */
export interface DepartureRules {
  pattern: DeparturePattern;
  /** Open parts of each year; empty means all year. */
  season: YearSpan[];
  /** Why the tour is closed off season, a sentence for travelers. */
  offSeason: string | null;
  blackOuts: BlackOut[];
  /** Minimum days of advance booking: 0 until the day of departure, 1 until the day before. */
  cutOffDays: number;
}

/** Rules of a tour that departs every day of the year and can be booked until departure. */
export const everyDay: DepartureRules = {
  pattern: { kind: "daily" },
  season: [],
  offSeason: null,
  blackOuts: [],
  cutOffDays: 0,
};
