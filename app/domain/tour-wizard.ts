import { fieldErrorsOf, tourFaults, tourStartSchema } from "./tour-form";
import { inputOf } from "./tour-form-values";
import type { ChoiceName, TextName, TourFormValues } from "./tour-form-values";

/** The wizard in which an operator writes a tour: its steps, and which fields of the tour's form each of them has. */

export const wizardSteps = [
  "edit",
  "itinerary",
  "inclusions",
  "pictures",
  "prices",
  "departures",
  "preview",
] as const;
/** As it stands in its address: /operator/tours/{slug}/{step}. */
export type WizardStep = (typeof wizardSteps)[number];

export const wizardStepLabels: Record<WizardStep, string> = {
  edit: "Basics",
  itinerary: "Itinerary",
  inclusions: "Inclusions",
  pictures: "Pictures",
  prices: "Prices",
  departures: "Departures",
  preview: "Preview and submit",
};

/** The steps whose fields are saved in the working copy; the others change the tour itself. */
export const writtenSteps = ["edit", "itinerary", "inclusions"] as const;
export type WrittenStep = (typeof writtenSteps)[number];

export type WrittenField = TextName | ChoiceName | "itinerary";

export const stepFields = {
  edit: [
    "title",
    "place",
    "state",
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
  ],
  // The duration is among them: it has to agree with the days that are told.
  itinerary: ["days", "itinerary"],
  inclusions: ["inclusions", "exclusions", "carry", "permits", "meetingPoint"],
} as const satisfies Record<WrittenStep, readonly WrittenField[]>;

/** The fields a working copy can hold. */
export const writtenFields: readonly WrittenField[] = [
  ...new Set(writtenSteps.flatMap((step): readonly WrittenField[] => stepFields[step])),
];

/** The step at which a fault of a field ("highlights.2") is mended; null for what the wizard does not ask. */
export function stepOfField(path: string): WizardStep | null {
  const name = path.split(".", 1)[0] ?? path;
  if (name === "priceInr") return "prices";
  if (name === "capacity") return "departures";
  return writtenSteps.find((step) => (stepFields[step] as readonly string[]).includes(name)) ?? null;
}

export function stepPath(slug: string, step: WizardStep): string {
  return `/operator/tours/${slug}/${step}`;
}

/** A fault of a field, by its path in the form ("itinerary.2.text"). */
export interface WizardFault {
  field: string;
  message: string;
}

/** A step with what it still lacks. */
export interface WizardStepState {
  step: WizardStep;
  /** In the order of the form; none where it is done. */
  faults: WizardFault[];
}

/** What each field of a tour lacks, in words, by its path. */
export function faultsIn(values: TourFormValues): WizardFault[] {
  return Object.entries(tourFaults(inputOf(values))).flatMap(([field, [message]]) =>
    message === undefined ? [] : [{ field, message }],
  );
}

/** The steps of a tour as it stands. */
export function stepStates(
  values: TourFormValues,
  { isPictured }: { isPictured: boolean },
): WizardStepState[] {
  const faults = faultsIn(values);
  const states = wizardSteps.map((step) => ({
    step,
    faults: faults.filter(({ field }) => stepOfField(field) === step),
  }));
  if (!isPictured)
    states
      .find(({ step }) => step === "pictures")
      ?.faults.push({ field: "pictures", message: "A published tour needs a picture or an illustration." });
  return states;
}

/** What is wrong with the first words of a new tour, by field. */
export function startFaults(values: TourFormValues): Record<string, string[]> {
  const input = inputOf(values);
  const names = Object.keys(tourStartSchema.shape);
  const asked = Object.fromEntries(names.map((name) => [name, input[name]]));
  const parsed = tourStartSchema.safeParse(asked);
  const own = parsed.success ? {} : fieldErrorsOf(parsed.error);
  const title = tourFaults(input).title;
  return title && !own.title ? { ...own, title } : own;
}
