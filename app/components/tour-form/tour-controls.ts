import { monthNames } from "~/domain/calendar";
import { states } from "~/domain/states";
import {
  categories,
  categoryLabels,
  departureCities,
  experienceLabels,
  experiences,
  hours,
  interestLabels,
  interests,
  regionLabels,
  regions,
  scenes,
  tourTypeLabels,
  tourTypes,
} from "~/domain/tour";
import { tourStatuses } from "~/domain/tour-form";
import type { ChoiceName, TextName } from "~/domain/tour-form-values";
import { tourStatusLabels } from "~/domain/tour-list";
import { named } from "~/lib/named-options";

export type Options = readonly (readonly [value: string, label: string])[];

/** With what a field of a tour is written, wherever it is asked for. */
export type TourControl = { hint?: string; isOptional?: true } & (
  | { kind: "line"; inputMode?: "numeric" | "decimal"; isWide?: true }
  /** `rows` high. */
  | { kind: "lines"; rows: number }
  /** `none`: what no choice is called, where there may be none. */
  | { kind: "select"; none?: string; options: Options }
);

const toChoose = { kind: "select", none: "Please choose" } as const;
const list = { kind: "lines", rows: 4, hint: "One on each line." } as const;

function same(values: readonly string[]): Options {
  return values.map((value) => [value, value] as const);
}

function spoken(values: readonly string[]): Options {
  return values.map(
    (value) => [value, `${value.charAt(0).toUpperCase()}${value.slice(1)}`.replaceAll("-", " ")] as const,
  );
}

export const tourControls: Readonly<Record<TextName, TourControl>> = {
  title: { kind: "line", isWide: true, hint: "Begins with the place; no price, no capitals only." },
  place: { kind: "line", hint: "As people say it: “Ooty”." },
  state: { ...toChoose, options: same(states) },
  region: { ...toChoose, options: named(regions, regionLabels) },
  departureCity: { ...toChoose, options: same(departureCities) },
  /** The companies are its reader's own. */
  operator: { ...toChoose, options: [] },
  status: { kind: "select", options: named(tourStatuses, tourStatusLabels) },
  days: { kind: "line", inputMode: "numeric", hint: "Each day gets its own story." },
  priceInr: { kind: "line", inputMode: "numeric", hint: "Per adult, all-in, whole rupees." },
  capacity: { kind: "line", inputMode: "numeric", hint: "Seats on each travel date." },
  type: { ...toChoose, options: named(tourTypes, tourTypeLabels) },
  category: { kind: "select", none: "None", isOptional: true, options: named(categories, categoryLabels) },
  subtitle: { kind: "line", isWide: true, hint: "One line below the title, 10 to 120 characters." },
  description: {
    kind: "lines",
    rows: 8,
    hint: "An empty line begins a new paragraph. The first one is the summary on cards.",
  },
  highlights: { ...list, hint: "One on each line, three to eight." },
  inclusions: list,
  exclusions: list,
  carry: list,
  permits: { kind: "lines", rows: 2, isOptional: true, hint: "What needs a permit, and when." },
  meetingPoint: { kind: "line", isWide: true, hint: "Where the party meets on the first day, and when." },
  latitude: { kind: "line", inputMode: "decimal", isOptional: true },
  longitude: { kind: "line", inputMode: "decimal", isOptional: true },
  scene: { kind: "select", none: "By its type", isOptional: true, options: spoken(scenes) },
  motif: {
    kind: "line",
    isWide: true,
    isOptional: true,
    hint: "What the place is known by. Uploaded pictures have descriptions of their own.",
  },
  hour: { kind: "select", options: spoken(hours) },
};

/** Of what several can be chosen. */
export const tourChoices: Readonly<Record<ChoiceName, Options>> = {
  bestMonths: monthNames.map((name, index) => [String(index + 1), name] as const),
  experiences: named(experiences, experienceLabels),
  interests: named(interests, interestLabels),
};
