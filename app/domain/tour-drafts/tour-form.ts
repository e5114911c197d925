import { z } from "zod";
import {
  fare,
  errorsByField,
  isEmpty,
  toFields,
  orNull,
  readFields,
  text,
  whole,
  type FormFields,
} from "~/domain/form-fields";
import { toTyped, typed, withoutEmptyFields } from "~/domain/typed-values";
import { dayTyping, hindiTyping, practicalTyping, questionTyping } from "./typed-facts";
import { ownQuestionsSchema } from "~/domain/bookings/own-questions";
import { partyQuestions } from "~/domain/bookings/party-questions";
import { dayFactsSchema } from "~/domain/tours/itinerary";
import { practicalFactsSchema } from "~/domain/tours/practical-facts";
import { tourTranslationSchema } from "~/domain/tours/translation";
import { states } from "~/domain/tours/state-centers";
import {
  categories,
  departureCities,
  experiences,
  hours,
  interests,
  regions,
  scenes,
  tourStatuses,
  tourTypes,
} from "~/domain/tours/tour";
import { seatsSchema } from "~/domain/departures/departure-rules";
import { typedNumber } from "~/domain/typed-input/typed-number";

/** Tour fields for adding and editing. Source: specification 2, section 3; the content rules of the catalogue. */

/** Maximum duration of a tour, in days. */
export const maxTourDays = 30;
/** Splits the text of a list: one item per line. */
export function linesOf(typed: string): string[] {
  return split(typed, "\n");
}

/** Splits a description into its paragraphs. */
export function paragraphsOf(typed: string): string[] {
  return split(typed, /\n\s*\n/);
}

function split(typed: string, separator: string | RegExp): string[] {
  return typed
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function lines(label: string, { min, max, maxLength }: { min: number; max: number; maxLength: number }) {
  return z.preprocess(
    (value) => (typeof value === "string" ? linesOf(value) : value),
    z
      .array(text(label, 3, maxLength))
      .min(min, `Please enter ${label}${min > 1 ? `, at least ${min}` : ""}, one on each line.`)
      .max(max, `Please write at most ${max} lines.`),
  );
}

function choices<const Value extends string>(
  values: readonly [Value, ...Value[]] & readonly Value[],
  message: string,
) {
  return z
    .array(z.enum(values, message))
    .min(1, message)
    .transform((chosen): Value[] => values.filter((value) => new Set<string>(chosen).has(value)));
}

const coordinate = (name: string, min: number, max: number) => {
  const message = `Please enter the ${name} in degrees, from ${min} to ${max}, or leave it empty.`;
  return orNull(typedNumber(z.number(message).min(min, message).max(max, message)));
};

export const tourDaySchema = z.strictObject({
  title: text("a title for this day", 3, 80),
  text: text("what happens on this day", 10, 800),
  stops: dayFactsSchema.shape.stops.optional(),
  meals: dayFactsSchema.shape.meals.unwrap().optional(),
  bed: z.preprocess((bed) => (isEmpty(bed) ? undefined : bed), dayFactsSchema.shape.bed),
});

export type TourDay = z.output<typeof tourDaySchema>;

/** Returns a day without empty facts. One that states its stops or its bed states its meals too, if only that there are none. */
export function asWritten({ title, text: story, stops, meals, bed }: TourDay): TourDay {
  const hasStops = stops !== undefined && stops.length > 0;
  return {
    title,
    text: story,
    ...(hasStops && { stops }),
    ...((hasStops || bed || (meals && meals.length > 0)) && { meals: meals ?? [] }),
    ...(bed && { bed }),
  };
}

const tourFields = z.strictObject({
  title: text("the tour's title", 5, 70),
  place: text("the place", 2, 50),
  state: z.enum(states, "Please choose the state."),
  otherStates: z
    .array(z.enum(states, "Please choose the states."))
    .transform((chosen) => [...new Set(chosen)])
    .meta({ description: "States it visits besides the first" }),
  region: z.enum(regions, "Please choose the region."),
  departureCity: z.enum(departureCities, "Please choose the departure city."),
  operator: text("the tour operator", 1, 100).meta({ description: "The operator's slug" }),
  status: z.enum(tourStatuses, "Please choose a status."),
  days: whole("the duration", 1, maxTourDays),
  priceInr: fare("the price").meta({ description: "Per traveler, whole rupees" }),
  capacity: seatsSchema,
  type: z.enum(tourTypes, "Please choose the type."),
  category: orNull(z.enum(categories, "Please choose a category.")),
  subtitle: text("one line about the tour", 10, 120),
  description: z
    .preprocess(
      (value) => (typeof value === "string" ? paragraphsOf(value) : value),
      z
        .array(text("the description", 20, 1500))
        .min(1, "Please enter the description.")
        .max(6, "Please write at most 6 paragraphs."),
    )
    .meta({ description: "Paragraphs; the first one is the summary" }),
  highlights: lines("the highlights", { min: 3, max: 8, maxLength: 140 }),
  bestMonths: z
    .array(typedNumber(z.int().min(1).max(12)))
    .min(1, "Please choose the best months.")
    .transform((months) => [...new Set(months)].toSorted((a, b) => a - b)),
  experiences: choices(experiences, "Please choose at least one experience."),
  interests: choices(interests, "Please choose at least one interest."),
  itinerary: z.array(typed(tourDaySchema, dayTyping).transform(asWritten)),
  inclusions: lines("what is included", { min: 1, max: 12, maxLength: 140 }),
  exclusions: lines("what is not included", { min: 1, max: 12, maxLength: 140 }),
  carry: lines("what to carry", { min: 1, max: 12, maxLength: 140 }),
  permits: orNull(text("permits and closures", 5, 500)),
  meetingPoint: text("the meeting point", 5, 250),
  partyQuestions: z
    .array(z.enum(partyQuestions, "Please choose what to ask."))
    .transform((chosen) => partyQuestions.filter((question) => chosen.includes(question)))
    .meta({ description: "Asked of the travelers after booking, besides their names" }),
  ownQuestions: typed(ownQuestionsSchema.default([]), [questionTyping]),
  latitude: coordinate("latitude", 6, 37.5),
  longitude: coordinate("longitude", 68, 97.5),
  scene: orNull(z.enum(scenes, "Please choose a landscape.")),
  motif: orNull(text("what the place is known by", 3, 90)),
  hour: z.enum(hours, "Please choose an hour."),
  practical: orNull(typed(practicalFactsSchema, practicalTyping)),
  hindi: orNull(typed(tourTranslationSchema, hindiTyping)),
});

type Fields = z.output<typeof tourFields>;

const {
  otherStates,
  practical,
  hindi,
  status,
  category,
  permits,
  partyQuestions: questions,
  ownQuestions,
  latitude,
  longitude,
  scene,
  motif,
  hour,
} = tourFields.shape;

/** A new tour, as typed in its form or stored. */
export const newTourSchema = tourFields.extend({
  otherStates: otherStates.default([]),
  practical: practical.default(null),
  hindi: hindi.default(null),
  status: status.default("active"),
  category: category.default(null),
  permits: permits.default(null),
  partyQuestions: questions.default([]),
  ownQuestions: ownQuestions.default([]),
  latitude: latitude.default(null),
  longitude: longitude.default(null),
  scene: scene.default(null),
  motif: motif.default(null),
  hour: hour.default("morning"),
});

// Matches "₹8,999", "Rs. 8999", "INR 8999", "8999 rupees", "8,999/-" and "8,999", but not years or other
// numbers.
const price =
  /(?:[₹$€£]|\b(?:rs|inr|rupees?)\.?)\s*\d|\d\s*(?:[₹$€£]|\/-|(?:rs|inr|rupees?)\b)|\d,\d{3}(?!\d)/i;

/** Returns the problem with a title, or null. Source: the content rules of the catalogue. */
export function titleIssue({ title, place }: { title: string; place: string }): string | null {
  const firstWord = place.split(/[\s,]/)[0] ?? place;
  if (!title.startsWith(firstWord)) return `The title must begin with the place: “${firstWord} …”.`;
  if (price.test(title)) return "Please leave the price out of the title.";
  if (/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u.test(title)) return "Please don't write words in all capitals.";
  return null;
}

function itineraryIssue({ days, writtenDays }: { days: number; writtenDays: number }): string | null {
  if (writtenDays === days) return null;
  return `Please describe ${days === 1 ? "the one day" : `each of the ${days} days`}.`;
}

/** Validates across fields. */
function checkTogether(tour: Fields, refine: z.RefinementCtx): void {
  function refuse(field: keyof Fields, message: string | null) {
    if (message !== null) refine.addIssue({ code: "custom", path: [field], message });
  }
  refuse("title", titleIssue(tour));
  refuse("itinerary", itineraryIssue({ days: tour.days, writtenDays: tour.itinerary.length }));
  if ((tour.latitude === null) !== (tour.longitude === null)) {
    refuse(
      tour.latitude === null ? "latitude" : "longitude",
      "Please enter both latitude and longitude, or neither.",
    );
  }
}

/** The fields for starting a tour; the wizard collects the rest. The title's rules are in `titleIssue`. */
export const tourStartSchema = tourFields
  .pick({
    title: true,
    place: true,
    state: true,
    departureCity: true,
    operator: true,
    type: true,
    days: true,
    priceInr: true,
    capacity: true,
  })
  .strip();
export type TourStart = z.output<typeof tourStartSchema>;

/** Ignores empty days after the last one: a form without JavaScript still posts the rows of a longer duration. */
function withoutSpareDays(tour: unknown): unknown {
  const days = z.looseObject({ title: z.string(), text: z.string() });
  const { data } = z.looseObject({ days: z.unknown(), itinerary: z.array(days) }).safeParse(tour);
  if (!data) return tour;
  const hasText = ({ title, text: story }: z.output<typeof days>) =>
    title.trim() !== "" || story.trim() !== "";
  return {
    ...data,
    itinerary: data.itinerary.filter((day, index) => index < Number(data.days) || hasText(day)),
  };
}

export const tourFormSchema = z.preprocess(withoutSpareDays, newTourSchema.superRefine(checkTogether));
export type TourFields = z.output<typeof tourFormSchema>;

/** Returns all validation issues of a tour, including those across fields even if other fields are invalid. */
export function tourIssues(values: TourFormValues): Record<string, string[]> {
  const parsed = tourFormSchema.safeParse(values);
  if (parsed.success) return {};
  const errors = errorsByField(parsed.error);
  if (!errors.title && !errors.place) {
    const issue = titleIssue({ title: values.title.trim(), place: values.place.trim() });
    if (issue !== null) errors.title = [issue];
  }
  if (!errors.itinerary) {
    const { success, data } = daysSchema.safeParse(withoutSpareDays(values));
    const issue = success ? itineraryIssue({ days: data.days, writtenDays: data.itinerary.length }) : null;
    if (issue !== null) errors.itinerary = [issue];
  }
  return errors;
}

const daysSchema = z.object({ days: tourFields.shape.days, itinerary: z.array(z.unknown()) });

// Paths under /tours that are lists, and paths under /admin/tours and /operator/tours that are forms.
const reservedSlugs: readonly string[] = [
  ...tourTypes,
  "culinary",
  "duration",
  "new",
  "create",
  "facts",
  "import",
];

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.includes(slug);
}

/**
 * Returns candidate slugs for a title; the first unused one is taken.
 * @param attempt 0 for the slug without a number
 */
export function slugOf(title: string, attempt: number): string {
  const plain =
    title
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/['’]/g, "")
      .replaceAll(/[^a-z0-9]+/g, "-")
      .slice(0, 60)
      .replaceAll(/^-+|-+$/g, "") || "tour";
  const slug = reservedSlugs.includes(plain) ? `${plain}-tour` : plain;
  return attempt === 0 ? slug : `${slug}-${attempt + 1}`;
}

export const choiceNames = [
  "otherStates",
  "bestMonths",
  "experiences",
  "interests",
  "partyQuestions",
] as const;
export type ChoiceName = (typeof choiceNames)[number];
const groupNames = ["ownQuestions", "itinerary", "practical", "hindi"] as const;
export type TextName = Exclude<keyof Fields, ChoiceName | (typeof groupNames)[number]>;
export const textNames = Object.keys(tourFields.shape).filter(
  (name): name is TextName => !new Set<string>([...choiceNames, ...groupNames]).has(name),
);

/** Returns an object schema's shape with the same schema for each name. */
export function each<Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}

const anyText = z.string().catch("");
const anyFields = z.custom<FormFields>().transform((fields): Record<string, FormFields> => {
  const left = withoutEmptyFields(fields ?? "");
  return typeof left === "string" || Array.isArray(left) ? {} : left;
});
const dayValuesSchema = z
  .object({
    title: anyText,
    text: anyText,
    stops: z.array(anyFields).catch([]),
    meals: z.array(z.string()).catch([]),
    bed: anyFields.catch({}),
  })
  .transform(({ stops, meals, bed, ...texts }) => ({
    ...texts,
    ...(stops.length > 0 && { stops }),
    ...(meals.length > 0 && { meals }),
    ...(!isEmpty(bed) && { bed }),
  }));
const formValuesSchema = z.object({
  ...each(textNames, anyText),
  ...each(choiceNames, z.array(z.string()).catch([])),
  ownQuestions: z.array(anyFields).catch([]),
  itinerary: z.array(dayValuesSchema).catch([]),
  practical: anyFields.catch({}),
  hindi: anyFields.catch({}),
});
/**
 * A tour in its form, as typed: a list has one item per line, a description an empty line between its paragraphs, a place its latitude and
 * longitude with a comma. Empty fields of stops, beds and practical facts are left out.
 */
export type TourFormValues = z.output<typeof formValuesSchema>;
/** A day in a tour's form. */
export type DayValues = TourFormValues["itinerary"][number];

export const newTourValues: TourFormValues = {
  ...formValuesSchema.parse({}),
  status: "active",
  hour: "morning",
  capacity: "20",
  days: "3",
};

/** Reads the submitted form. @param form its fields with their values */
export function readTourForm(form: Iterable<[name: string, value: unknown]>): TourFormValues {
  return formValuesSchema.parse(readFields(form));
}

export function tourFormValues(tour: TourFields): TourFormValues {
  const { description, highlights, inclusions, exclusions, carry } = tour;
  const lists = Object.entries({ highlights, inclusions, exclusions, carry });
  const joined = Object.fromEntries(lists.map(([name, items]) => [name, items.join("\n")]));
  const texts = toFields({ ...tour, ...joined, description: description.join("\n\n") });
  return formValuesSchema.parse({
    ...(typeof texts === "object" && texts),
    ownQuestions: toTyped([questionTyping], tour.ownQuestions),
    itinerary: tour.itinerary.map((day) => toTyped(dayTyping, day)),
    practical: toTyped(practicalTyping, tour.practical),
    hindi: toTyped(hindiTyping, tour.hindi),
  });
}
