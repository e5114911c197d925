import type { TravelDate } from "./calendar";

/** On which days a tour leaves. */
export type DeparturePattern =
  | { kind: "daily" }
  /** 0 is Sunday. */
  | { kind: "weekdays"; weekdays: number[] }
  | { kind: "dates"; dates: TravelDate[] };

/** A part of each year, "MM-dd" to "MM-dd", both included; one that ends before it begins goes over the new year. */
export interface YearSpan {
  from: string;
  to: string;
}

/** Days on which a tour does not leave though its season is open. */
export interface BlackOut {
  from: TravelDate;
  to: TravelDate;
  /** A sentence for travellers. */
  reason: string;
}

/** When a tour runs. */
export interface DepartureRules {
  pattern: DeparturePattern;
  /** The open parts of each year; none means all year. */
  season: YearSpan[];
  /** Why it is closed outside the season, a sentence for travellers. */
  offSeason: string | null;
  blackOuts: BlackOut[];
  /** How many days ahead a tour must be booked: 0 until the day it leaves, 1 until the day before. */
  cutOffDays: number;
}

/** A tour that leaves every day of the year and can be booked until it leaves. */
export const everyDay: DepartureRules = {
  pattern: { kind: "daily" },
  season: [],
  offSeason: null,
  blackOuts: [],
  cutOffDays: 0,
};
