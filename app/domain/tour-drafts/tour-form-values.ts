import type { TourFields } from "./tour-form";

/** A tour in its form: text, as typed. */

export const textNames = [
  "title",
  "place",
  "state",
  "region",
  "departureCity",
  "operator",
  "status",
  "days",
  "priceInr",
  "capacity",
  "type",
  "category",
  "subtitle",
  "description",
  "highlights",
  "inclusions",
  "exclusions",
  "carry",
  "permits",
  "meetingPoint",
  "latitude",
  "longitude",
  "scene",
  "motif",
  "hour",
] as const;
export type TextName = (typeof textNames)[number];

export const choiceNames = ["bestMonths", "experiences", "interests"] as const;
export type ChoiceName = (typeof choiceNames)[number];

export interface TourFormValues {
  texts: Record<TextName, string>;
  choices: Record<ChoiceName, string[]>;
  itinerary: { title: string; text: string }[];
}

const numbers: readonly TextName[] = ["days", "priceInr", "capacity", "latitude", "longitude"];
const lists: readonly TextName[] = ["highlights", "inclusions", "exclusions", "carry"];
const optional: readonly TextName[] = ["category", "permits", "latitude", "longitude", "scene", "motif"];

/** Initial values of a new tour. */
export const newTourValues: TourFormValues = {
  texts: {
    ...(Object.fromEntries(textNames.map((name) => [name, ""])) as Record<TextName, string>),
    status: "active",
    hour: "morning",
    capacity: "20",
    days: "3",
  },
  choices: { bestMonths: [], experiences: [], interests: [] },
  itinerary: [],
};

/** Returns the form values of a tour. */
export function valuesOf(tour: TourFields): TourFormValues {
  const text = (name: TextName) => {
    const value = tour[name];
    if (value === null) return "";
    return Array.isArray(value) ? value.join(name === "description" ? "\n\n" : "\n") : String(value);
  };
  return {
    texts: Object.fromEntries(textNames.map((name) => [name, text(name)])) as Record<TextName, string>,
    choices: {
      bestMonths: tour.bestMonths.map(String),
      experiences: tour.experiences,
      interests: tour.interests,
    },
    itinerary: tour.itinerary,
  };
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === "string");
}

/** Reads the posted form. */
export function typedValues(form: FormData): TourFormValues {
  const titles = texts(form, "dayTitle");
  const stories = texts(form, "dayText");
  return {
    texts: Object.fromEntries(textNames.map((name) => [name, texts(form, name)[0] ?? ""])) as Record<
      TextName,
      string
    >,
    choices: {
      bestMonths: texts(form, "bestMonths"),
      experiences: texts(form, "experiences"),
      interests: texts(form, "interests"),
    },
    itinerary: titles.map((title, index) => ({ title, text: stories[index] ?? "" })),
  };
}

/** Converts the values to API input for the schema. Text that isn't a number stays text. */
export function inputOf({ texts: typed, choices, itinerary }: TourFormValues): Record<string, unknown> {
  const input = Object.fromEntries(textNames.map((name) => [name, readText(name, typed[name])]));
  return {
    ...input,
    ...choices,
    bestMonths: choices.bestMonths.map(Number),
    // A form without JavaScript still posts the rows of the previous number of days.
    itinerary: itinerary.filter(
      ({ title, text }, index) => index < Number(typed.days) || title.trim() !== "" || text.trim() !== "",
    ),
  };
}

function readText(name: TextName, typed: string): unknown {
  const value = typed.trim();
  if (value === "" && optional.includes(name)) return null;
  if (numbers.includes(name))
    return /^-?\d+([.]\d+)?$/.test(value.replaceAll(",", "")) ? Number(value.replaceAll(",", "")) : value;
  if (lists.includes(name)) return split(value, /\n/);
  if (name === "description") return split(value, /\n\s*\n/);
  return value;
}

function split(value: string, separator: RegExp): string[] {
  return value
    .replaceAll("\r\n", "\n")
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
