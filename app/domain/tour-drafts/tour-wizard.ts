import { errorsByField } from "~/domain/form-fields";
import { tourIssues, tourStartSchema, type TourFormValues } from "./tour-form";

/** The wizard in which operators and administrators edit a tour: its steps and their fields. */

/** The office whose wizard it is. */
export type WizardOffice = "/admin" | "/operator";

export const wizardSteps = [
  "edit",
  "itinerary",
  "inclusions",
  "facts",
  "hindi",
  "pictures",
  "prices",
  "departures",
  "preview",
] as const;
/** URL segment: /operator/tours/{slug}/{step}. Administrators' last step is `publish`: their `preview` is the tour's page. */
export type WizardStep = (typeof wizardSteps)[number];

export const wizardStepLabels: Record<WizardStep, string> = {
  edit: "Basics",
  itinerary: "Itinerary",
  inclusions: "Inclusions",
  facts: "Practical facts",
  hindi: "Hindi texts",
  pictures: "Pictures",
  prices: "Prices",
  departures: "Departures",
  preview: "Preview and submit",
};

/** Steps saved in the draft; the others change the tour itself. */
export const draftSteps = ["edit", "itinerary", "inclusions", "facts", "hindi"] as const;
export type DraftStep = (typeof draftSteps)[number];

export type DraftField = keyof TourFormValues;

/** Fields of the first step that only administrators change. */
export const adminFields = [
  "operator",
  "region",
  "latitude",
  "longitude",
  "scene",
  "hour",
  "motif",
] as const satisfies readonly DraftField[];

export const stepFields = {
  edit: [
    "title",
    "place",
    "state",
    "otherStates",
    "departureCity",
    "days",
    "type",
    "category",
    "subtitle",
    "description",
    "highlights",
    "bestMonths",
    "experiences",
    "interests",
    ...adminFields,
  ],
  // Includes the duration, which must match the number of days described.
  itinerary: ["days", "itinerary"],
  inclusions: [
    "inclusions",
    "exclusions",
    "carry",
    "permits",
    "meetingPoint",
    "partyQuestions",
    "ownQuestions",
  ],
  facts: ["practical"],
  hindi: ["hindi"],
} as const satisfies Record<DraftStep, readonly DraftField[]>;

/** Fields that a draft can hold. */
export const draftFields: readonly DraftField[] = [
  ...new Set(draftSteps.flatMap((step): readonly DraftField[] => stepFields[step])),
];

/** Fields that a draft of an operator's member can hold. */
export const operatorFields = draftFields.filter(
  (name) => !(adminFields as readonly DraftField[]).includes(name),
);

/** Returns the step of a field path ("highlights.2"); null for fields outside the wizard. */
export function stepOfField(path: string): WizardStep | null {
  const name = path.split(".", 1)[0] ?? path;
  if (name === "priceInr") return "prices";
  if (name === "capacity") return "departures";
  return draftSteps.find((step) => (stepFields[step] as readonly string[]).includes(name)) ?? null;
}

export function stepPath(slug: string, step: WizardStep, office: WizardOffice = "/operator"): string {
  return `${office}/tours/${slug}/${office === "/admin" && step === "preview" ? "publish" : step}`;
}

/** A validation issue, by field path ("itinerary.2.text"). */
export interface WizardIssue {
  field: string;
  message: string;
}

/** A step with its validation issues. */
export interface WizardStepState {
  step: WizardStep;
  /** In form order; empty if nothing is missing. */
  issues: WizardIssue[];
  /** True if the step was never saved, so that it still has the defaults of a new tour. */
  isUnsaved: boolean;
}

/** Returns true if a step was saved and lacks nothing. */
export function isStepDone({ issues, isUnsaved }: WizardStepState): boolean {
  return issues.length === 0 && !isUnsaved;
}

/** Returns the validation issues of a tour by field path. */
export function issuesIn(values: TourFormValues): WizardIssue[] {
  return Object.entries(tourIssues(values)).flatMap(([field, [message]]) =>
    message === undefined ? [] : [{ field, message }],
  );
}

/** @param unsavedSteps steps of a draft that were never saved */
export function stepStates(
  values: TourFormValues,
  { hasImage, unsavedSteps = [] }: { hasImage: boolean; unsavedSteps?: readonly WizardStep[] },
): WizardStepState[] {
  const issues = issuesIn(values);
  const states = wizardSteps.map((step) => ({
    step,
    issues: issues.filter(({ field }) => stepOfField(field) === step),
    isUnsaved: unsavedSteps.includes(step),
  }));
  if (!hasImage)
    states
      .find(({ step }) => step === "pictures")
      ?.issues.push({ field: "pictures", message: "A published tour needs a picture or an illustration." });
  return states;
}

/** Returns the validation issues of a new tour's first step, by field. */
export function startIssues(values: TourFormValues): Record<string, string[]> {
  const parsed = tourStartSchema.safeParse(values);
  const errors = parsed.success ? {} : errorsByField(parsed.error);
  const title = tourIssues(values).title;
  return title && !errors.title ? { ...errors, title } : errors;
}
