import type { TourFields } from "./tour-form";

/** A tour as its form holds it: text, as it was typed. */

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

/** The form of a tour that is new. */
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

/** What the form of a tour shows of it. */
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

/** What was typed into the form. */
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

/** The same as the API takes it, for the schema to check: what is no number stays the text it is. */
export function inputOf({ texts: typed, choices, itinerary }: TourFormValues): Record<string, unknown> {
  const input = Object.fromEntries(textNames.map((name) => [name, readText(name, typed[name])]));
  return {
    ...input,
    ...choices,
    bestMonths: choices.bestMonths.map(Number),
    // A form that is sent without scripts has rows for the days it had before.
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
