import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { fitnessNames } from "../../app/domain/tours/fitness.ts";
import { states } from "../../app/domain/tours/state-centers.ts";
import { categories, experiences, interests, regions, tourTypes } from "../../app/domain/tours/tour.ts";
import { root } from "./process.mjs";

/** The words that searches are read by: worker/catalogue/words, whose files say what each field means. */

/** Names or phrases separated by commas. */
const names = z
  .string()
  .refine(
    (line) => line.split(",").every((name) => name.trim() !== ""),
    "Every comma needs a name on both sides.",
  );
/** Texts in other languages than English, by their codes. */
const texts = z.strictObject({ hi: z.string() }).partial();
const state = z.enum(states);
const someOf = (values: readonly string[]) =>
  z
    .string()
    .refine((line) => line.split(",").every((value) => values.includes(value)), "This value is unknown.");
const namesOf = <Key extends string>(...keys: readonly Key[]) => z.record(z.enum(keys), names);

const subject = z.strictObject({
  names,
  filter: z
    .strictObject({
      type: z.enum(tourTypes),
      category: z.enum(categories),
      experience: z.enum(experiences),
      interest: z.enum(interests),
      fitness: z.enum(fitnessNames),
      wheelchair: z.literal("1"),
    })
    .partial()
    .optional(),
  loose: z
    .strictObject({
      type: someOf(tourTypes),
      experience: someOf(experiences),
      fitness: someOf(fitnessNames),
    })
    .partial()
    .optional(),
  texts: names.optional(),
  places: names.optional(),
  isInText: z.literal(true).optional(),
  isVague: z.literal(true).optional(),
  isAbsent: z.literal(true).optional(),
  unlike: names.optional(),
  months: z.array(z.int().min(1).max(12)).optional(),
  note: z.string().optional(),
  noteIn: texts.optional(),
});
export type Subject = z.output<typeof subject>;

/** The files by their names, without the extension. */
const files = {
  places: z.array(
    z.strictObject({
      name: z.string(),
      at: z.tuple([z.number(), z.number()]),
      nameIn: texts,
      names: names.optional(),
    }),
  ),
  states: z.array(z.strictObject({ name: state, names: names.optional(), start: z.string().optional() })),
  regions: z.strictObject({
    quarters: namesOf(...regions),
    parts: z.array(z.strictObject({ label: z.string(), states: z.array(state), names })),
  }),
  subjects: z.array(subject),
  nature: z.array(subject),
  pastimes: z.array(subject),
  topics: z.array(subject),
  circuits: z.array(z.strictObject({ names, texts: names, places: names, note: z.string(), noteIn: texts })),
  hindi: z.record(z.string(), names),
  abroad: z.array(z.strictObject({ names, like: z.string().optional() })),
  times: z.array(
    z.strictObject({
      names,
      month: z.int().min(1).max(12),
      state: state.optional(),
      texts: names.optional(),
      places: names.optional(),
      lasts: z.int().optional(),
      isHoliday: z.literal(true).optional(),
      nameIn: texts.optional(),
      days: z
        .string()
        .regex(/^(?:\d\d-\d\d|\d{4}-\d\d-\d\d(?:, \d{4}-\d\d-\d\d)*)$/)
        .optional(),
    }),
  ),
  knownFor: z.record(z.string(), names),
  fillers: z.strictObject({ fillers: z.array(names), abroadAlike: names }),
  phrases: namesOf(
    ...(["from", "fromAfter", "near", "nearAfter", "nearMe", "similarTo", "similarAfter"] as const),
    ...(["negations", "negatedAfter", "alternatives", "either", "cheap", "expensive", "rated"] as const),
    ...(["morning", "afternoon", "evening"] as const),
  ),
  amounts: z.strictObject({
    numbers: z.record(z.string().regex(/^\d+$/), names),
    fixedDurations: z.array(
      z.strictObject({ names, minDays: z.int().optional(), maxDays: z.int().optional() }),
    ),
    foreignCurrencies: z.array(z.strictObject({ names, rupees: z.number().positive() })),
    phrases: namesOf(
      ...(["dayUnits", "nightUnits", "weekUnits", "monthUnits", "below", "above", "belowAfter"] as const),
      ...(["budgetAfter", "aboveAfter", "about", "between", "rangeSigns", "currency", "thousands"] as const),
      ...(["lakhs", "peopleUnits", "partyLeads", "years", "olds", "stars", "shares", "inTotal"] as const),
      "pairNames",
    ),
  }),
  days: z.strictObject({
    singleDays: z.array(z.strictObject({ names, days: z.int() })),
    partsOfMonth: z.array(z.strictObject({ names, first: z.int(), last: z.int() })),
    phrases: namesOf(
      ...(["after", "before", "since", "about", "between", "on", "onwards", "beforeAfterwards"] as const),
      ...(["rangeSigns", "ordinals", "thisOne", "nextOne", "coming", "weekendNames", "weekNames"] as const),
      ...(["monthNouns", "soonNames", "later"] as const),
    ),
  }),
};

const fileOf = (name: string) => path.join(root, `worker/catalogue/words/${name}.yaml`);

export const wordFiles = Object.keys(files).map(fileOf);

export type SearchWords = { [Name in keyof typeof files]: z.output<(typeof files)[Name]> };

/**
 * Returns the words as a module that exports each file by its name.
 * @throws Error for a file that is not as its schema wants it
 */
export function searchWordsModule(): string {
  const parts = Object.entries(files).map(([name, schema]) => {
    const read = schema.safeParse(parse(readFileSync(fileOf(name), "utf8")));
    if (!read.success) throw new Error(`${fileOf(name)}\n${z.prettifyError(read.error)}`);
    return `export const ${name} = ${JSON.stringify(read.data)};`;
  });
  return parts.join("\n");
}
