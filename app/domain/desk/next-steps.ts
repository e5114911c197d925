import { formatDeadline, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { guideShownFrom } from "~/domain/departures/guide";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { isExpected } from "~/domain/bookings/booking-status";
import { formatRupees } from "~/domain/money/money";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import { stepMessages } from "./step-messages/messages";

/** A date ahead of a trip, in words, and what the traveler can or must do by then. */
export interface TripStep {
  when: string;
  what: string;
  /** Part of the booking's page, or a page below it. */
  at: "party" | "pay" | "#changes" | "#on-the-way";
}

interface NextStepsPage extends Pick<
  BookingPage,
  "party" | "cancellation" | "closedBecause" | "isOver" | "canChange"
> {
  booking: Pick<BookingPage["booking"], "status" | "travelDate" | "verifyBy">;
  money: Pick<BookingPage["money"], "toPay" | "payBy">;
  tour: Pick<BookingPage["tour"], "startTime" | "openUntil">;
}

/**
 * Lists what is ahead of a booked trip, in the order of its dates: the address to confirm, the payment, missing names, free cancellation, the
 * guide's number and the meeting.
 * @param now UTC instant
 */
export function nextSteps(
  { booking, money, party, cancellation, closedBecause, isOver, canChange, tour }: NextStepsPage,
  now: number,
): TripStep[] {
  if (!isExpected(booking.status) || isOver) return [];
  const m = stepMessages();
  const free = closedBecause === null && cancellation?.periods.find(({ percent }) => percent === 100);
  const steps: (TripStep & { by: number })[] = [];
  if (booking.verifyBy !== undefined) {
    steps.push({
      by: Date.parse(booking.verifyBy),
      when: m.by(formatDeadline(booking.verifyBy)),
      what: money.toPay > 0 ? m.confirmAddressOrPay : m.confirmAddress,
      at: "pay",
    });
  }
  if (money.toPay > 0 && money.payBy !== null) {
    steps.push({
      by: Date.parse(money.payBy),
      when: m.by(formatDeadline(money.payBy)),
      what: m.pay(formatRupees(money.toPay)),
      at: "pay",
    });
  }
  if (free) {
    steps.push({
      by: Date.parse(`${free.to}T18:30:00Z`),
      when: m.until(formatTravelDate(free.to)),
      what: m.freeCancellation,
      at: "#changes",
    });
  }
  if (canChange && !party.isComplete) {
    const missing = party.people - party.names;
    const by = Date.parse(party.dueAt);
    steps.push({
      by,
      when: by <= now ? m.now : m.by(formatDeadline(party.dueAt)),
      what: missing === 0 ? m.completeDetails : m.addNames(missing),
      at: "party",
    });
  }
  const shown = guideShownFrom(booking.travelDate);
  if (booking.status === "confirmed" && todayInIndia(now) < shown) {
    steps.push({
      by: startOfDayInIndia(shown),
      when: m.from(formatTravelDate(shown)),
      what: m.guide,
      at: "#on-the-way",
    });
  }
  steps.push({
    by: Number.POSITIVE_INFINITY,
    when: startInWords(booking.travelDate, tour),
    what: m.meet,
    at: "#on-the-way",
  });
  return steps.toSorted((one, other) => one.by - other.by).map(({ when, what, at }) => ({ when, what, at }));
}
