import { z } from "zod";
import { AppError } from "~/domain/errors";
import { errorsByField, text } from "~/domain/form-fields";
import { ownQuestionsSchema } from "~/domain/bookings/own-questions";
import { partyQuestions } from "~/domain/bookings/party-questions";
import { departureRulesSchema, type DepartureRules } from "~/domain/departures/departure-rules";
import type { PriceRules } from "~/domain/prices/price-rules";
import { tourPricesSchema } from "~/domain/prices/tour-prices";
import {
  newTourSchema,
  tourDaySchema,
  tourFormSchema,
  type TourFields,
} from "~/domain/tour-drafts/tour-form";
import { coordinatesSchema } from "~/domain/tours/itinerary";
import { tourTranslationSchema } from "~/domain/tours/translation";
import { practicalFactsSchema } from "~/domain/tours/practical-facts";
import { regionOfState, states } from "~/domain/tours/state-centers";
import { categories, hours, regions, scenes, tourKinds, type TourKind } from "~/domain/tours/tour";
import type { TourGuide } from "~/domain/tours/tour-schema";
import { plainMessage } from "~/domain/typed-values";

/** Tours as JSON files: the structure of worker/catalogue/tours, with the limits of the tour form. Documented in docs/tour-format.md. */

/** Maximum tours in a file. */
export const maxFileTours = 30;
/** Maximum size of a file, in bytes. */
export const maxFileBytes = 2 * 1024 * 1024;

const form = newTourSchema.shape;

export const tourFileSchema = z.strictObject({
  slug: z
    .string()
    .max(70)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Please use lower-case letters, digits and single hyphens.")
    .optional()
    .meta({
      description:
        "Last part of the page's address; made from the title if left out. A tour of the company with it is updated",
    }),
  kind: z.enum(tourKinds).optional().meta({ description: "Written by exports, ignored by imports" }),
  place: form.place.meta({ description: "Common name, with which the title begins" }),
  title: form.title,
  subtitle: form.subtitle,
  states: z
    .array(z.enum(states))
    .min(1)
    .max(states.length)
    .meta({ description: "All states it visits; the first holds `coordinates`" }),
  coordinates: coordinatesSchema.optional(),
  region: z.enum(regions).optional().meta({ description: "That of the first state if left out" }),
  departureCity: form.departureCity,
  operator: z.string().optional().meta({ description: "Written by exports, ignored by imports" }),
  days: form.days.meta({ description: "As many as `itinerary` has" }),
  priceInr: form.priceInr,
  priceRules: tourPricesSchema.shape.priceRules.optional(),
  type: form.type,
  category: z.enum(categories).optional(),
  experiences: form.experiences,
  interests: form.interests,
  bestMonths: form.bestMonths.meta({ description: "1 to 12" }),
  capacity: form.capacity.default(20).meta({ description: "Seats on each travel date" }),
  departures: departureRulesSchema.optional(),
  altitudeMetres: z.int().min(0).max(5800).optional(),
  illustration: z
    .strictObject({
      scene: z.enum(scenes),
      motif: text("what the place is known by", 3, 90),
      hour: z.enum(hours),
    })
    .optional(),
  description: form.description,
  highlights: form.highlights,
  itinerary: z.array(tourDaySchema).min(1).max(30),
  inclusions: form.inclusions,
  exclusions: form.exclusions,
  carry: form.carry,
  permits: text("permits and closures", 5, 500).optional(),
  meetingPoint: form.meetingPoint,
  partyQuestions: z.array(z.enum(partyQuestions)).optional().meta({
    description: "Asked after booking, besides names; for a new tour `age` if left out",
  }),
  ownQuestions: ownQuestionsSchema.optional().meta({
    description: "Asked after booking, with answers of the operator's own choice",
  }),
  faq: z
    .array(z.strictObject({ question: text("the question", 10, 140), answer: text("the answer", 20, 500) }))
    .max(10)
    .optional(),
  practical: practicalFactsSchema.optional(),
  hindi: tourTranslationSchema.optional().meta({ description: "Its texts in Hindi" }),
});
export type TourFile = z.output<typeof tourFileSchema>;

/** A file: its tours are read one by one, so that a broken one does not stop the others. */
export const tourFilesSchema = z.strictObject({
  format: z.literal("tour-bharat/tours").optional(),
  version: z.literal(1).optional(),
  tours: z
    .array(z.unknown(), 'The file needs a list of tours: {"tours": [ … ]}.')
    .min(1, "The file has no tours.")
    .max(maxFileTours, `A file can have at most ${maxFileTours} tours.`),
});

/** Facts of a tour in a file besides the fields of its form. */
export interface FileRest {
  slug: string | null;
  departures: DepartureRules | null;
  priceRules: PriceRules | null;
  altitudeMetres: number | null;
  faq: TourGuide["faq"];
}

/** Paths of the form's fields in a file, where they differ. */
const filePaths: readonly (readonly [RegExp, string])[] = [
  [/^state$/, "states.0"],
  [/^otherStates\b.*/, "states"],
  [/^(latitude|longitude)$/, "coordinates"],
  [/^(scene|motif|hour)$/, "illustration.$1"],
];

function inFile(path: string): string {
  return filePaths.reduce((renamed, [pattern, name]) => renamed.replace(pattern, name), path);
}

type FileErrors = Record<string, string[]>;

/** Reads a tour of a file for an operator, or returns its errors by path. */
export function readFileTour(
  input: unknown,
  operator: string,
):
  | { fields: TourFields; rest: FileRest; omitted: ("partyQuestions" | "ownQuestions")[] }
  | { errors: FileErrors } {
  const file = tourFileSchema.safeParse(input, { error: plainMessage });
  if (!file.success) return { errors: errorsByPath(file.error) };
  const { slug, kind: _kind, states: all, coordinates, region, illustration, ...read } = file.data;
  const { departures, priceRules, altitudeMetres, faq, ...fields } = read;
  const [state = states[0], ...otherStates] = all;
  const tour = tourFormSchema.safeParse({
    partyQuestions: ["age"],
    ...fields,
    operator,
    status: "draft",
    state,
    otherStates: otherStates.filter((other) => other !== state),
    region: region ?? regionOfState(state),
    latitude: coordinates?.[0] ?? null,
    longitude: coordinates?.[1] ?? null,
    ...illustration,
  });
  if (!tour.success) return { errors: errorsByPath(tour.error) };
  return {
    fields: tour.data,
    omitted: (["partyQuestions", "ownQuestions"] as const).filter((name) => fields[name] === undefined),
    rest: {
      slug: slug ?? null,
      departures: departures ?? null,
      priceRules: priceRules ?? null,
      altitudeMetres: altitudeMetres ?? null,
      faq: faq ?? [],
    },
  };
}

function errorsByPath({ issues }: z.ZodError): FileErrors {
  const errors: FileErrors = {};
  for (const issue of issues) {
    const path = issue.path.join(".");
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) errors[path === "" ? key : `${path}.${key}`] = ["Unknown field."];
    else (errors[inFile(path) || "tour"] ??= []).push(issue.message);
  }
  return errors;
}

/** Returns a tour as it is written to a file. */
export function toFileTour(
  fields: TourFields,
  { slug, kind, faq, ...rest }: FileRest & { kind: TourKind },
): TourFile {
  const { state, otherStates, latitude, longitude, scene, motif, hour, status: _, ...texts } = fields;
  const { category, permits, practical, hindi, ownQuestions, ...written } = texts;
  const hasPriceRules = rest.priceRules !== null && Object.keys(rest.priceRules).length > 0;
  return {
    ...(slug !== null && { slug }),
    kind,
    ...written,
    states: [state, ...otherStates],
    ...(latitude !== null && longitude !== null && { coordinates: [latitude, longitude] }),
    ...(category !== null && { category }),
    ...(rest.priceRules && hasPriceRules && { priceRules: rest.priceRules }),
    ...(rest.departures && { departures: rest.departures }),
    ...(rest.altitudeMetres !== null && { altitudeMetres: rest.altitudeMetres }),
    ...(scene !== null && motif !== null && { illustration: { scene, motif, hour } }),
    ...(permits !== null && { permits }),
    ...(ownQuestions.length > 0 && { ownQuestions }),
    ...(faq.length > 0 && { faq }),
    ...(practical && { practical }),
    ...(hindi && { hindi }),
  };
}

/** Returns the text of a file. Its keys are ordered as in the schema. */
export function tourFileText(tours: readonly TourFile[]): string {
  const names = Object.keys(tourFileSchema.shape);
  const ordered = tours.map((tour) =>
    Object.fromEntries(Object.entries(tour).toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b))),
  );
  return `${JSON.stringify({ format: "tour-bharat/tours", version: 1, tours: ordered }, null, 2)}\n`;
}

/**
 * Reads the tours of a file.
 * @throws AppError `too_large`, `unparsable`, `invalid`
 */
export function readTourFile(content: string): unknown[] {
  if (new TextEncoder().encode(content).length > maxFileBytes)
    throw new AppError("too_large", "The file must not exceed 2 MiB.");
  let parsed: unknown;
  try {
    // workerd keeps the byte order mark of a file, which Windows writes.
    parsed = JSON.parse(content.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new AppError("unparsable", "The file is not JSON. A comma, quote or bracket may be missing.", {
      cause,
    });
  }
  const file = tourFilesSchema.safeParse(parsed, { error: plainMessage });
  if (file.success) return file.data.tours;
  const [message = "The file has another structure."] = Object.values(errorsByField(file.error)).flat();
  throw new AppError("invalid", message, { errors: errorsByField(file.error) });
}

/** Results of an import for a tour, before and after it is done. */
export const importOutcomes = {
  create: { plan: "New draft", done: "Imported as a draft" },
  update: { plan: "Replaces the draft with this address", done: "Replaced the draft" },
  change: {
    plan: "Becomes unsubmitted changes of the published or booked tour; its price, seats, departures and FAQ stay",
    done: "Stored as unsubmitted changes; price, seats, departures and FAQ are as before",
  },
  refuse: { plan: "Can't be imported", done: "Not imported" },
} as const;
export type ImportOutcome = keyof typeof importOutcomes;

export const importRowSchema = z
  .strictObject({
    row: z.int().meta({ description: "Place in the file, from 1" }),
    title: z.string(),
    slug: z.string().nullable().meta({ description: "Address of the tour, if it is imported" }),
    outcome: z.enum(Object.keys(importOutcomes) as [ImportOutcome, ...ImportOutcome[]]),
    errors: z.record(z.string(), z.array(z.string())).meta({ description: "Messages by field of the tour" }),
  })
  .meta({ id: "ImportedTour" });
export type ImportRow = z.output<typeof importRowSchema>;
