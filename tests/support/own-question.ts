import type { OwnQuestion } from "~/domain/bookings/party-questions";

/** A required text of each traveler, due three days before, unless overridden. */
export function ownQuestion(overrides: Partial<OwnQuestion> = {}): OwnQuestion {
  return {
    id: "weight",
    label: "Weight",
    kind: "text",
    per: "traveler",
    isRequired: true,
    dueDays: 3,
    forGuide: false,
    ...overrides,
  };
}
