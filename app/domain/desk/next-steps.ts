import { formatDeadline, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { guideShownFrom } from "~/domain/departures/guide";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { isExpected } from "~/domain/bookings/booking-status";
import type { BookingPage } from "~/domain/trips/traveler-booking";

/** A date ahead of a trip, in words, and what the traveler can or must do by then. */
export interface TripStep {
  when: string;
  what: string;
  /** Part of the booking's page, or a page below it. */
  at: "party" | "#changes" | "#on-the-way";
}

interface NextStepsPage extends Pick<
  BookingPage,
  "party" | "cancellation" | "closedBecause" | "isOver" | "canChange"
> {
  booking: Pick<BookingPage["booking"], "status" | "travelDate">;
  tour: Pick<BookingPage["tour"], "startTime" | "openUntil">;
}

/**
 * Lists what is ahead of a booked trip, in the order of its dates: missing names, free cancellation, the guide's number and the meeting. Payments
 * have their own note.
 * @param now UTC instant
 */
export function nextSteps(
  { booking, party, cancellation, closedBecause, isOver, canChange, tour }: NextStepsPage,
  now: number,
): TripStep[] {
  if (!isExpected(booking.status) || isOver) return [];
  const free = closedBecause === null && cancellation?.periods.find(({ percent }) => percent === 100);
  const steps: (TripStep & { by: number })[] = [];
  if (free) {
    steps.push({
      by: Date.parse(`${free.to}T18:30:00Z`),
      when: `Until ${formatTravelDate(free.to)}`,
      what: "You can cancel for free",
      at: "#changes",
    });
  }
  if (canChange && !party.isComplete) {
    const missing = party.people - party.names;
    const by = Date.parse(party.dueAt);
    steps.push({
      by,
      when: by <= now ? "Now" : `By ${formatDeadline(party.dueAt)}`,
      what:
        missing === 0
          ? "Complete the details of your party"
          : `Add ${missing === 1 ? "the name" : `${missing} names`} of your party`,
      at: "party",
    });
  }
  const shown = guideShownFrom(booking.travelDate);
  if (booking.status === "confirmed" && todayInIndia(now) < shown) {
    steps.push({
      by: startOfDayInIndia(shown),
      when: `From ${formatTravelDate(shown)}`,
      what: "Your guide's number",
      at: "#on-the-way",
    });
  }
  steps.push({
    by: Number.POSITIVE_INFINITY,
    when: startInWords(booking.travelDate, tour),
    what: "Where we meet",
    at: "#on-the-way",
  });
  return steps.toSorted((one, other) => one.by - other.by).map(({ when, what, at }) => ({ when, what, at }));
}
