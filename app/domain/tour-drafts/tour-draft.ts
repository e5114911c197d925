import { z } from "zod";
import { changeRows, type FormFields } from "~/domain/form-fields";
import { stateCenters, states, regionOfState, type State } from "~/domain/tours/state-centers";
import { sceneOfType } from "~/domain/tours/tour";
import {
  choiceNames,
  each,
  maxTourDays,
  readTourForm,
  textNames,
  type TourFields,
  type TourFormValues,
  type TourStart,
} from "./tour-form";
import { draftFields, stepFields, type DraftField, type DraftStep } from "./tour-wizard";

/** The draft of a tour: unpublished edits, as typed. */

const text = z.string().max(12_000, "Please keep it to 12,000 characters.");
/** Fields of stops, beds and practical facts; the size of the whole draft limits them. */
const fields: z.ZodType<FormFields> = z.lazy(() =>
  z.union([text, z.array(fields).max(60), z.record(z.string().max(40), fields)]),
);
const group = z.record(z.string().max(40), fields);
const itinerary = z
  .array(
    z.object({
      title: z.string().max(500),
      text: text,
      stops: z.array(group).max(60).optional(),
      meals: z.array(z.string().max(40)).max(10).optional(),
      bed: group.optional(),
    }),
  )
  .max(60, `A tour can have at most ${maxTourDays} days.`);

/** Accepts any draft that can be stored; the values need not be valid yet. */
export const tourDraftSchema = z.object({
  ...each(textNames, text.optional()),
  ...each(choiceNames, z.array(z.string().max(40)).max(40).optional()),
  ownQuestions: z.array(group).max(40).optional(),
  itinerary: itinerary.optional(),
  practical: group.optional(),
  hindi: group.optional(),
});
export type TourDraftValues = z.output<typeof tourDraftSchema>;

/** Maximum unpublished tours per operator; above it, no new tour can be started. */
export const maxUnpublished = 30;

/** Maximum size of a draft as JSON, in bytes. */
export const maxDraftBytes = 120_000;

export function newDraft(start: TourStart): TourFields {
  return {
    ...start,
    status: "draft",
    region: regionOfState(start.state),
    otherStates: [],
    category: null,
    subtitle: "",
    description: [],
    highlights: [],
    bestMonths: [],
    experiences: [],
    interests: [],
    itinerary: [],
    inclusions: [],
    // True of every tour, so that its operator need not begin with an empty list.
    exclusions: ["Everything that is not listed as included"],
    carry: ["A photo ID of each traveler"],
    permits: null,
    partyQuestions: ["age"],
    ownQuestions: [],
    meetingPoint: "",
    latitude: null,
    longitude: null,
    scene: null,
    motif: null,
    hour: "morning",
    practical: null,
    hindi: null,
  };
}

/** Parses a stored draft; drops fields that are no longer valid. */
export function readDraft(stored: Record<string, unknown>): TourDraftValues {
  const known = draftFields.filter(
    (name) => stored[name] !== undefined && tourDraftSchema.shape[name].safeParse(stored[name]).success,
  );
  return tourDraftSchema.parse(Object.fromEntries(known.map((name) => [name, stored[name]])));
}

/** Reads the form fields of a step. Fields missing from a form without JavaScript keep their values. */
export function readStep(form: FormData, step: DraftStep): TourDraftValues {
  const values = readTourForm(form);
  const isPosted = (name: DraftField) => typeof values[name] !== "string" || form.has(name);
  return Object.fromEntries(
    stepFields[step].filter(isPosted).map((name: DraftField) => [name, values[name]]),
  );
}

/** Adds or removes a row, as a row button of a browser without JavaScript says. @param change as `changeRows` takes it */
export function withRow(values: TourDraftValues, change: string): TourDraftValues {
  return tourDraftSchema.safeParse(changeRows(values, change)).data ?? values;
}

/** Returns only the fields that differ from the tour. A field set back to its published value follows the tour again. */
export function changesOf(base: TourFormValues, draft: TourDraftValues): TourDraftValues {
  const changed = draftFields.filter((name) => draft[name] !== undefined && !isSame(draft[name], base[name]));
  return Object.fromEntries(changed.map((name) => [name, draft[name]]));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
}

/** Ignores the order of choices and of the fields of a group. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value))
    return value.every((part) => typeof part === "string") ? value.toSorted() : value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(parts.map(([name, part]) => [name, ordered(part)]));
}

/**
 * Applies a draft to a tour's form values. Values derived from the state, place and type are derived again: the region
 * (catalogue destinations keep their own, which is part of their URL), the coordinates, the landscape; unless the draft has them.
 */
export function withDraft(
  base: TourFormValues,
  draft: TourDraftValues,
  { keepsRegion }: { keepsRegion: boolean },
): TourFormValues {
  const written = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
  const values: TourFormValues = { ...base, ...written };
  return { ...values, ...whatFollows(base, values, keepsRegion), ...written };
}

function whatFollows(
  before: TourFormValues,
  after: TourFormValues,
  keepsRegion: boolean,
): Partial<TourFormValues> {
  const [was, is] = [stateOf(before.state), stateOf(after.state)];
  const isMoved = is !== null && is !== was;
  const [latitude, longitude] = was ? stateCenters[was] : [null, null];
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
