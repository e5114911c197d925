import { stepPath, type WizardStep } from "~/domain/tour-drafts/tour-wizard";

/** Data that a new operator has stored so far, which decides the steps to the first sale. */
export interface FirstSaleFacts {
  /** The operator's slug. */
  operator: string;
  companyName: string;
  hasDetails: boolean;
  hasBank: boolean;
  hasDocuments: boolean;
  /** The tour nearest to being published; null without any. */
  tour: { slug: string; hasPicture: boolean; hasDepartures: boolean; isSubmitted: boolean } | null;
  isVerified: boolean;
}

interface FirstSaleStep {
  name: string;
  to: string;
  isDone: boolean;
}

/** Returns the steps from an empty portal to the first sale, in order. Each is done only if the data shows it. */
export function firstSaleSteps({ operator, tour, ...facts }: FirstSaleFacts): FirstSaleStep[] {
  const company = `?company=${encodeURIComponent(operator)}`;
  const step = (name: WizardStep) => (tour ? stepPath(tour.slug, name) : "/operator/tours/create");
  return [
    {
      name: "Company profile: registration and address",
      to: `/operator/profile${company}`,
      isDone: facts.hasDetails,
    },
    { name: "Bank account for payouts", to: `/operator/profile/bank${company}`, isDone: facts.hasBank },
    {
      name: "Documents of the company",
      to: `/operator/profile/documents${company}`,
      isDone: facts.hasDocuments,
    },
    { name: "First tour", to: step("edit"), isDone: tour !== null },
    { name: "A picture of the tour", to: step("pictures"), isDone: tour?.hasPicture ?? false },
    { name: "Departures: days and seats", to: step("departures"), isDone: tour?.hasDepartures ?? false },
    { name: "Submitted for review", to: step("preview"), isDone: tour?.isSubmitted ?? false },
  ];
}
