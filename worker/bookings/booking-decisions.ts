import { AppError } from "~/domain/errors";
import {
  quoteCallOff,
  quoteCancellation,
  quoteReschedule,
  quoteSmallerParty,
  withoutLoss,
  refundPercent,
} from "~/domain/booking-change";
import type { ChangeQuote } from "~/domain/booking-change";
import { canBecome, isTravelled } from "~/domain/booking-status";
import type { BookingStatus } from "~/domain/booking-status";
import { todayInIndia } from "~/domain/calendar";
import { closedReason } from "~/domain/departure";
import { saleChangeEntries, saleEntries, saleOf } from "~/domain/ledger";
import { commissionOn, formatRupees, includedIn } from "~/domain/money";
import type { ChangeRequest } from "~/domain/change-request";
import type { Database } from "../db/client";
import { issueInvoice } from "../money/invoices.repo";
import { invalidField } from "../prices/price-booking";
import type { BookingState, BookingWrite } from "./booking-change.repo";
import { termsOf } from "./booking-terms";

/** What each change of a booking does, computed from its state. Nothing here reads or writes. */

/** What nobody becomes whose departure was closed: such a trip is not made, and nobody pays for it any more. */
const closedTo: readonly BookingStatus[] = ["confirmed", "completed", "no-show"];

/** @throws AppError `illegal_transition` */
export function requireTransition({ booking, closedBecause }: BookingState, to: BookingStatus): void {
  if (!canBecome(booking.status, to)) {
    throw new AppError(
      "illegal_transition",
      `Booking ${booking.bookingId} is ${booking.status} and cannot become ${to}.`,
    );
  }
  if (closedBecause !== null && closedTo.includes(to)) {
    throw new AppError(
      "illegal_transition",
      `The operator has closed the departure of booking ${booking.bookingId}: it cannot become ${to}.`,
    );
  }
}

/**
 * Holds a cancellation to what its customer was told.
 * @throws AppError `price_changed` where less would come back
 */
export function requireRefund({ refundAmount }: ChangeQuote, expected: number | undefined): void {
  if (expected === undefined || refundAmount >= expected) return;
  throw new AppError(
    "price_changed",
    `By now ${formatRupees(refundAmount)} would come back, less than you were told. Nothing was cancelled.`,
  );
}

/** Confirms a booking: from then on it is sold. Its seats it has already. */
export function decideConfirmation(
  db: Database,
  state: BookingState,
  by: BookingWrite["by"],
  now: number,
): BookingWrite {
  requireTransition(state, "confirmed");
  const { id, totalAmount: total, commissionPercent, gstPercent, gstAmount } = state.booking;
  return {
    by,
    reason: null,
    status: "confirmed",
    set: { paymentDueAt: null },
    entries: saleEntries({ total, commission: commissionOn(total, commissionPercent) }),
    also: [
      issueInvoice(db, {
        booking: id,
        total,
        gstPercent: gstPercent ?? 0,
        gstAmount: gstAmount ?? 0,
        issuedAt: now,
      }),
    ],
  };
}

/** The change that cancels a booking. @param isCalledOff by its operator: then everything comes back, as where the departure was closed, else what the schedule says */
export function decideCancellation(
  state: BookingState,
  { by, reason, isCalledOff = false }: Pick<BookingWrite, "by" | "reason"> & { isCalledOff?: boolean },
  now: number,
): { quote: ChangeQuote; write: BookingWrite } {
  requireTransition(state, "cancelled");
  const { booking } = state;
  const today = todayInIndia(now);
  const terms = termsOf(booking);
  const isAllReturned = isCalledOff || state.closedBecause !== null;
  const quote = isAllReturned ? quoteCallOff(terms) : quoteCancellation(terms, refundPercent(terms, today));
  const wasSold = isTravelled(booking.status);
  return {
    quote,
    write: {
      by,
      reason,
      status: "cancelled",
      set: { cancelledAt: now, refundDue: quote.refundDue, paymentDueAt: null },
      giveBack: { travelDate: booking.travelDate, seats: booking.numberOfTravelers },
      givesCouponBack: booking.travelDate > today || state.closedBecause !== null,
      ...(wasSold && {
        entries: saleChangeEntries(saleOf(state.entries), {
          total: quote.total,
          commission: commissionOn(quote.total, booking.commissionPercent),
        }),
      }),
      ...refundOf(quote, "The booking was cancelled."),
    },
  };
}

/** Each is told by mail, to an address that somebody may have typed who has no right to it. */
const mostChanges = 40;

/**
 * The change that makes a party smaller or moves it to another date.
 * @throws AppError `illegal_transition` (cancelled, or on its way), `invalid` (the party does not grow; the date)
 */
export function decideChange(
  state: BookingState,
  change: ChangeRequest,
  by: BookingWrite["by"],
  now: number,
): { quote: ChangeQuote; write: BookingWrite } {
  const { booking } = state;
  const today = todayInIndia(now);
  const { bookingId, status, travelDate, numberOfTravelers } = booking;
  if (status !== "confirmed" || travelDate <= today) {
    const why = status === "confirmed" ? "on its way" : status;
    throw new AppError(
      "illegal_transition",
      `Booking ${bookingId} is ${why} and cannot be changed any more.`,
    );
  }
  if (state.version >= mostChanges) {
    throw new AppError(
      "illegal_transition",
      `Booking ${bookingId} was changed very often. Please write to us to change it once more.`,
    );
  }
  const isClosed = state.closedBecause !== null;
  const terms = isClosed ? withoutLoss(termsOf(booking)) : termsOf(booking);
  const isParty = change.kind === "party";
  if (isParty) {
    const { children, infants } = change;
    const grows =
      change.numberOfTravelers > numberOfTravelers ||
      change.numberOfTravelers - children > numberOfTravelers - booking.children ||
      children > booking.children ||
      infants > booking.infants;
    if (grows || change.numberOfTravelers === numberOfTravelers) {
      throw invalidField(
        "numberOfTravelers",
        "A booking can become smaller here. For more travelers please make another one.",
      );
    }
  } else {
    if (!state.isOnSale) {
      throw new AppError(
        "illegal_transition",
        "This tour is not on sale any more. Please write to us to move your trip.",
      );
    }
    const problem =
      change.travelDate === travelDate
        ? "This is the date you travel on already."
        : closedReason(state.departureRules, change.travelDate, today);
    if (problem !== null) throw invalidField("travelDate", problem);
  }

  const quote = isParty
    ? quoteSmallerParty(terms, change, today)
    : quoteReschedule(terms, change.travelDate, today, { isFree: isClosed });
  const { gstPercent } = terms.basis;
  const set = {
    totalAmount: quote.total,
    priceLines: quote.lines,
    discount: -quote.lines.reduce((sum, { amount }) => sum + Math.min(0, amount), 0),
    gstPercent,
    gstAmount: includedIn(quote.total, gstPercent),
    priceBasis: terms.basis,
  };
  return {
    quote,
    write: {
      by,
      reason: isParty
        ? `${numberOfTravelers} travelers became ${change.numberOfTravelers}.`
        : `Moved from ${travelDate} to ${change.travelDate}.`,
      ...(isParty
        ? {
            set: {
              ...set,
              numberOfTravelers: change.numberOfTravelers,
              children: change.children,
              infants: change.infants,
            },
            giveBack: { travelDate, seats: numberOfTravelers - change.numberOfTravelers },
          }
        : {
            // A later date buys no better terms than today's; whose departure was closed loses none by it.
            set: {
              ...set,
              travelDate: change.travelDate,
              ...(!isClosed && { refundAtMost: quote.percent }),
            },
            giveBack: { travelDate, seats: numberOfTravelers },
            take: { travelDate: change.travelDate, seats: numberOfTravelers },
          }),
      entries: saleChangeEntries(saleOf(state.entries), {
        total: quote.total,
        commission: commissionOn(quote.total, booking.commissionPercent),
      }),
      ...refundOf(quote, "The booking was changed."),
    },
  };
}

function refundOf({ refundAmount: amount }: ChangeQuote, reason: string): Pick<BookingWrite, "refund"> {
  return amount > 0 ? { refund: { amount, reason } } : {};
}
