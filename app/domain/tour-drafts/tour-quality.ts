import { everyDay, type DepartureRules } from "~/domain/departures/departure-rules";
import type { PriceRules } from "~/domain/prices/price-rules";
import { linesOf, paragraphsOf, type TourFormValues } from "~/domain/tour-drafts/tour-form";
import { issuesIn, type WizardStep } from "~/domain/tour-drafts/tour-wizard";

/** An optional improvement of a tour's page. Advice only, never a requirement. */
export interface QualityCheck {
  name: string;
  isMet: boolean;
  /** How to meet the check. */
  advice: string;
  /** The wizard step for it. */
  step: WizardStep;
}

interface TourQualityInput {
  values: TourFormValues;
  /** Number of uploads. */
  pictures: number;
  priceRules: PriceRules;
  departureRules: DepartureRules;
}

const enough = { pictures: 3, description: 400, highlights: 5, day: 80, included: 4, notIncluded: 2 };

/** Returns the checks of a tour's page, in the order of the wizard steps. */
export function qualityOf({
  values,
  pictures,
  priceRules,
  departureRules,
}: TourQualityInput): QualityCheck[] {
  const issues = issuesIn(values);
  const isValid = (...names: string[]) =>
    !issues.some(({ field }) => names.includes(field.split(".", 1)[0] ?? field));
  const description = paragraphsOf(values.description).join(" ").length;
  const { itinerary } = values;
  const hasContent = itinerary.length > 0 && itinerary.every(({ text }) => text.trim().length >= enough.day);
  return [
    {
      name: "Title and subtitle",
      isMet: isValid("title", "place", "subtitle"),
      advice: "Begin the title with the place, and add a subtitle.",
      step: "edit",
    },
    {
      name: "Description",
      isMet: isValid("description") && description >= enough.description,
      advice: `Write at least ${enough.description} characters (now ${description}).`,
      step: "edit",
    },
    {
      name: "Highlights",
      isMet: isValid("highlights") && linesOf(values.highlights).length >= enough.highlights,
      advice: `Add at least ${enough.highlights} (now ${linesOf(values.highlights).length}).`,
      step: "edit",
    },
    {
      name: "Months and interests",
      isMet: isValid("bestMonths", "experiences", "interests"),
      advice: "Choose the best months, experiences and interests: travelers search by them.",
      step: "edit",
    },
    {
      name: "Itinerary",
      isMet: isValid("itinerary", "days") && hasContent,
      advice: `Describe every day in at least ${enough.day} characters.`,
      step: "itinerary",
    },
    {
      name: "Inclusions",
      isMet:
        isValid("inclusions", "exclusions", "carry", "meetingPoint") &&
        linesOf(values.inclusions).length >= enough.included &&
        linesOf(values.exclusions).length >= enough.notIncluded,
      advice: `List at least ${enough.included} inclusions, ${enough.notIncluded} exclusions, what to carry and the meeting point.`,
      step: "inclusions",
    },
    {
      name: "Pictures",
      isMet: pictures >= enough.pictures,
      advice: `Upload at least ${enough.pictures} (now ${pictures}).`,
      step: "pictures",
    },
    {
      name: "Prices",
      isMet: Object.values(priceRules).some((rule) => rule !== undefined),
      advice: "Add a child fare, a season, or a discount for groups or early bookings.",
      step: "prices",
    },
    {
      name: "Departures",
      isMet:
        departureRules.pattern.kind !== "daily" ||
        departureRules.season.length > 0 ||
        departureRules.startTime !== everyDay.startTime,
      advice: "Set the departure days, the season or the start time.",
      step: "departures",
    },
  ];
}
