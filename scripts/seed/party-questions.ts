import { partyQuestions, type PartyQuestion } from "../../app/domain/bookings/party-questions";
import type { CatalogueTour } from "../../worker/catalogue/schema";

/** States with inner line, protected area or island permits, which name every person and their document. */
const permitStates: readonly string[] = [
  "Andaman and Nicobar Islands",
  "Arunachal Pradesh",
  "Ladakh",
  "Lakshadweep",
  "Manipur",
  "Mizoram",
  "Nagaland",
  "Sikkim",
];

/**
 * Returns what a catalogue tour asks of its travelers: identity documents for permits and safari gates, ages where rooms or permits are
 * booked, diets where meals are included, and the place where a pick-up is offered. Migration 0016 has the same rule.
 */
export function partyQuestionsOf(
  tour: Pick<CatalogueTour, "days" | "type" | "states" | "inclusions" | "meetingPoint">,
): PartyQuestion[] {
  const needsPermit = tour.type === "wildlife" || tour.states.some((state) => permitStates.includes(state));
  const included = tour.inclusions.join("\n");
  const isAsked: Record<PartyQuestion, boolean> = {
    age: tour.days > 1 || needsPermit,
    identity: needsPermit,
    diet: tour.days > 1 && /breakfast|lunch|dinner|meals/i.test(included),
    "pick-up": /pick-up at|picked up/i.test(tour.meetingPoint),
  };
  return partyQuestions.filter((question) => isAsked[question]);
}
