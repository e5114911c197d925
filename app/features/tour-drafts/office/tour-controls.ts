import { partyQuestionLabels, partyQuestions } from "~/domain/bookings/party-questions";
import { monthNames } from "~/domain/calendar/calendar";
import { states } from "~/domain/tours/state-centers";
import { tourMessages } from "~/domain/tours/messages";
import {
  categories,
  departureCities,
  experiences,
  hours,
  interests,
  regions,
  scenes,
  tourTypes,
  tourStatuses,
} from "~/domain/tours/tour";
import type { ChoiceName, TextName } from "~/domain/tour-drafts/tour-form";
import { tourStatusLabels } from "~/domain/tours/tour-list";

export type Options = readonly (readonly [value: string, label: string])[];

/** Form control of a tour field, used by all tour forms. */
type TourControl = { hint?: string; isOptional?: true } & (
  | { kind: "line"; inputMode?: "numeric" | "decimal"; isWide?: true }
  | { kind: "lines"; rows: number }
  /** `none`: label of the empty option, if a choice is optional or not yet made. */
  | { kind: "select"; none?: string; options: Options }
);

const toChoose = { kind: "select", none: "Select" } as const;
const list = { kind: "lines", rows: 4, hint: "One per line." } as const;

function same(values: readonly string[]): Options {
  return values.map((value) => [value, value] as const);
}

function spoken(values: readonly string[]): Options {
  return values.map(
    (value) => [value, `${value.charAt(0).toUpperCase()}${value.slice(1)}`.replaceAll("-", " ")] as const,
  );
}

export const tourControls: Readonly<Record<TextName, TourControl>> = {
  title: {
    kind: "line",
    isWide: true,
    hint: "Start with the place. Don't include a price or write in all caps.",
  },
  place: { kind: "line", hint: "The common name, such as “Ooty”." },
  state: { ...toChoose, options: same(states) },
  region: { ...toChoose, options: named(regions, tourMessages().regions) },
  departureCity: { ...toChoose, options: same([...departureCities].toSorted()) },
  /** Options depend on the user: see `TourField`. */
  operator: { ...toChoose, options: [] },
  status: { kind: "select", options: named(tourStatuses, tourStatusLabels) },
  days: { kind: "line", inputMode: "numeric", hint: "Each day is described below." },
  priceInr: { kind: "line", inputMode: "numeric", hint: "Per adult, all-in, whole rupees." },
  capacity: { kind: "line", inputMode: "numeric", hint: "Seats per travel date." },
  type: { ...toChoose, options: named(tourTypes, tourMessages().types) },
  category: {
    kind: "select",
    none: "None",
    isOptional: true,
    options: named(categories, tourMessages().categories),
  },
  subtitle: { kind: "line", isWide: true, hint: "Shown below the title, 10 to 120 characters." },
  description: {
    kind: "lines",
    rows: 8,
    hint: "Separate paragraphs with an empty line. The first one is the summary on cards.",
  },
  highlights: { ...list, hint: "One per line, three to eight." },
  inclusions: list,
  exclusions: list,
  carry: list,
  permits: { kind: "lines", rows: 2, isOptional: true, hint: "Required permits and closure dates." },
  meetingPoint: { kind: "line", isWide: true, hint: "Where and when travelers meet on the first day." },
  latitude: { kind: "line", inputMode: "decimal", isOptional: true },
  longitude: { kind: "line", inputMode: "decimal", isOptional: true },
  scene: { kind: "select", none: "Default for the tour type", isOptional: true, options: spoken(scenes) },
  motif: {
    kind: "line",
    isWide: true,
    isOptional: true,
    hint: "Landmark shown in the illustration.",
  },
  hour: { kind: "select", options: spoken(hours) },
};

/** Options of the multiple-choice fields. */
export const tourChoices: Readonly<Record<ChoiceName, Options>> = {
  otherStates: same(states),
  bestMonths: monthNames().map((name, index) => [String(index + 1), name] as const),
  experiences: named(experiences, tourMessages().experiences),
  interests: named(interests, tourMessages().interests),
  partyQuestions: named(partyQuestions, partyQuestionLabels),
};

/** Returns the options of a select: each value with its label. */
function named<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): (readonly [Value, string])[] {
  return values.map((value) => [value, labels[value]] as const);
}
