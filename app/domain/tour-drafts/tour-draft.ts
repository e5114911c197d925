import { z } from "zod";
import { stateCentres, states } from "~/domain/tours/state-centres";
import type { State } from "~/domain/tours/state-centres";
import { regionOfState } from "~/domain/tours/state-centres";
import { sceneOfType } from "~/domain/tours/tour";
import { maxTourDays } from "./tour-form";
import { choiceNames, textNames } from "./tour-form-values";
import type { TourFormValues } from "./tour-form-values";
import { stepFields, writtenFields } from "./tour-wizard";
import type { WrittenField, WrittenStep } from "./tour-wizard";

/** The draft of a tour: unpublished edits, as typed. */

const text = z.string().max(12_000, "Please keep it to 12,000 characters.");
const itinerary = z
  .array(z.object({ title: z.string().max(500), text: text }))
  .max(60, `A tour can have at most ${maxTourDays} days.`);

/** Accepts any draft that can be stored; the values need not be valid yet. */
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

/** Maximum unpublished tours per operator; above it, no new tour can be started. */
export const maxUnpublished = 30;

/** Maximum size of a draft as JSON, in bytes. */
export const maxDraftBytes = 120_000;

/** Parses a stored draft; drops fields that are no longer valid. */
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

/** Reads the form fields of a step, with LF line breaks. Fields missing from a form without JavaScript keep their values. */
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

/** Returns only the fields that differ from the tour. A field set back to its published value follows the tour again. */
export function changesOf(base: TourFormValues, draft: TourDraftValues): TourDraftValues {
  const changed = writtenFields.filter(
    (name) => draft[name] !== undefined && !isSame(draft[name], fieldOf(base, name)),
  );
  return Object.fromEntries(changed.map((name) => [name, draft[name]]));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
}

/** Ignores the order of choices. */
function ordered(value: unknown): unknown {
  return Array.isArray(value) && value.every((part) => typeof part === "string") ? value.toSorted() : value;
}

/**
 * Applies a draft to a tour's form values. Values derived from the state, place and type are derived again: the region
 * (catalogue destinations keep theirs, which is part of their URL), the coordinates, the landscape.
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
