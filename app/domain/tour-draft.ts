import { z } from "zod";
import { stateCentres, states } from "./states";
import type { State } from "./states";
import { regionOfState } from "./states";
import { mostDays, sceneOfType } from "./tour-form";
import { choiceNames, textNames } from "./tour-form-values";
import type { TourFormValues } from "./tour-form-values";
import { stepFields, writtenFields } from "./tour-wizard";
import type { WrittenField, WrittenStep } from "./tour-wizard";

/** The working copy of a tour: the fields that were written and are not yet the tour's, as they were typed. */

const text = z.string().max(12_000, "This is too long to be kept: 12,000 characters at most.");
const itinerary = z
  .array(z.object({ title: z.string().max(500), text: text }))
  .max(60, `A tour has ${mostDays} days at most.`);

/** What can be kept; nothing here has to be valid yet. */
export const tourDraftSchema = z.object({
  ...(Object.fromEntries(textNames.map((name) => [name, text.optional()])) as Record<
    (typeof textNames)[number],
    z.ZodOptional<typeof text>
  >),
  ...(Object.fromEntries(
    choiceNames.map((name) => [name, z.array(z.string().max(40)).max(40).optional()]),
  ) as Record<(typeof choiceNames)[number], z.ZodOptional<z.ZodArray<z.ZodString>>>),
  itinerary: itinerary.optional(),
});
export type TourDraftValues = z.output<typeof tourDraftSchema>;

/** The most tours of a company that are not published and not deleted: its operators begin no more. */
export const mostUnpublished = 30;

/** Bytes of all of it together, as JSON. */
export const mostDraftBytes = 120_000;

/** A stored copy; what is no longer understood is left out. */
export function readDraft(stored: Record<string, unknown>): TourDraftValues {
  const known = writtenFields.filter(
    (name) => stored[name] !== undefined && tourDraftSchema.shape[name].safeParse(stored[name]).success,
  );
  return tourDraftSchema.parse(Object.fromEntries(known.map((name) => [name, stored[name]])));
}

function fieldOf(values: TourFormValues, name: WrittenField): unknown {
  if (name === "itinerary") return values.itinerary;
  return name in values.choices
    ? values.choices[name as keyof TourFormValues["choices"]]
    : values.texts[name as keyof TourFormValues["texts"]];
}

/** A form's fields that a step writes, with plain line ends. A step without scripts may leave fields out: they stay. */
export function writtenIn(typed: TourFormValues, step: WrittenStep, form: FormData): TourDraftValues {
  const has = (name: WrittenField) =>
    name === "itinerary" || (choiceNames as readonly string[]).includes(name) || form.has(name);
  const entries = stepFields[step].filter(has).map((name) => [name, plainLines(fieldOf(typed, name))]);
  return Object.fromEntries(entries);
}

function plainLines(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\r\n", "\n");
  if (Array.isArray(value)) return value.map(plainLines);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainLines(part)]));
  return value;
}

/** Only what differs from the tour as it is: a field that is as it was follows the tour again. */
export function changesOf(base: TourFormValues, draft: TourDraftValues): TourDraftValues {
  const changed = writtenFields.filter(
    (name) => draft[name] !== undefined && !isSame(draft[name], fieldOf(base, name)),
  );
  return Object.fromEntries(changed.map((name) => [name, draft[name]]));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
}

/** Choices are the same in whatever order. */
function ordered(value: unknown): unknown {
  return Array.isArray(value) && value.every((part) => typeof part === "string") ? value.toSorted() : value;
}

/**
 * A tour's form with what was written over it. What followed from the tour's state, place and type follows from the new ones:
 * the region (a destination of the catalogue keeps its own, under which its page stands), the coordinates, the landscape.
 */
export function withDraft(
  base: TourFormValues,
  draft: TourDraftValues,
  { keepsRegion }: { keepsRegion: boolean },
): TourFormValues {
  const { bestMonths, experiences, interests, itinerary, ...texts } = draft;
  const written = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
  const values: TourFormValues = {
    texts: { ...base.texts, ...written },
    choices: {
      bestMonths: bestMonths ?? base.choices.bestMonths,
      experiences: experiences ?? base.choices.experiences,
      interests: interests ?? base.choices.interests,
    },
    itinerary: itinerary ?? base.itinerary,
  };
  return { ...values, texts: { ...values.texts, ...whatFollows(base.texts, values.texts, keepsRegion) } };
}

function whatFollows(
  before: TourFormValues["texts"],
  after: TourFormValues["texts"],
  keepsRegion: boolean,
): Partial<TourFormValues["texts"]> {
  const [was, is] = [stateOf(before.state), stateOf(after.state)];
  const isMoved = is !== null && is !== was;
  const [latitude, longitude] = was ? stateCentres[was] : [null, null];
  const stoodInTheMiddle = before.latitude === String(latitude) && before.longitude === String(longitude);
  const drawn = sceneOfType[before.type as keyof typeof sceneOfType];
  return {
    ...(isMoved && !keepsRegion && { region: regionOfState(is) }),
    ...(isMoved && stoodInTheMiddle && { latitude: "", longitude: "" }),
    ...(after.type !== before.type && before.scene === drawn && { scene: "" }),
    ...(after.place !== before.place && before.motif === before.place && { motif: "" }),
  };
}

function stateOf(typed: string): State | null {
  return states.find((state) => state === typed) ?? null;
}
