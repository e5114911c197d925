import type { DepartureRules } from "./departure-rules";
import type { PriceRules } from "./price-rules";
import { inputOf } from "./tour-form-values";
import type { TourFormValues } from "./tour-form-values";
import { faultsIn } from "./tour-wizard";
import type { WizardStep } from "./tour-wizard";

/** What makes a tour's page good beyond what every tour needs. Not a condition for anything: advice. */
export interface QualityCheck {
  name: string;
  isMet: boolean;
  /** What to do about it. */
  advice: string;
  /** Where that is done. */
  step: WizardStep;
}

export interface RatedTour {
  values: TourFormValues;
  /** Uploaded ones. */
  pictures: number;
  priceRules: PriceRules;
  departureRules: DepartureRules;
}

const enough = { pictures: 3, description: 400, highlights: 5, day: 80, included: 4, notIncluded: 2 };

/** The checks of a tour's page, in the order of its steps. */
export function qualityOf({ values, pictures, priceRules, departureRules }: RatedTour): QualityCheck[] {
  const input = inputOf(values);
  const faults = faultsIn(values);
  const isFaultless = (...names: string[]) =>
    !faults.some(({ field }) => names.includes(field.split(".", 1)[0] ?? field));
  const description = linesOf(input.description).join(" ").length;
  const { itinerary } = values;
  const isTold = itinerary.length > 0 && itinerary.every(({ text }) => text.trim().length >= enough.day);
  return [
    {
      name: "Title and subtitle",
      isMet: isFaultless("title", "place", "subtitle"),
      advice: "A title that begins with its place, and one line below it.",
      step: "edit",
    },
    {
      name: "Description",
      isMet: isFaultless("description") && description >= enough.description,
      advice: `At least ${enough.description} characters; it has ${description}.`,
      step: "edit",
    },
    {
      name: "Highlights",
      isMet: isFaultless("highlights") && linesOf(input.highlights).length >= enough.highlights,
      advice: `At least ${enough.highlights}; it has ${linesOf(input.highlights).length}.`,
      step: "edit",
    },
    {
      name: "Months and people",
      isMet: isFaultless("bestMonths", "experiences", "interests"),
      advice: "The best months, and whom it suits: searches go by them.",
      step: "edit",
    },
    {
      name: "Itinerary",
      isMet: isFaultless("itinerary", "days") && isTold,
      advice: `Every day, with at least ${enough.day} characters on what happens.`,
      step: "itinerary",
    },
    {
      name: "Inclusions",
      isMet:
        isFaultless("inclusions", "exclusions", "carry", "meetingPoint") &&
        linesOf(input.inclusions).length >= enough.included &&
        linesOf(input.exclusions).length >= enough.notIncluded,
      advice: `At least ${enough.included} things that are included and ${enough.notIncluded} that are not, what to carry, and where the party meets.`,
      step: "inclusions",
    },
    {
      name: "Pictures",
      isMet: pictures >= enough.pictures,
      advice: `At least ${enough.pictures} of your own; it has ${pictures}.`,
      step: "pictures",
    },
    {
      name: "Prices",
      isMet: Object.values(priceRules).some((rule) => rule !== undefined),
      advice: "A fare for children, for a season, for groups or for early bookings.",
      step: "prices",
    },
    {
      name: "Departures",
      isMet:
        departureRules.cutOffDays > 0 ||
        departureRules.pattern.kind !== "daily" ||
        departureRules.season.length > 0,
      advice: "On which days it leaves, its season, or how far ahead it must be booked.",
      step: "departures",
    },
  ];
}

function linesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === "string") : [];
}
