import type { RefundBearer } from "~/domain/money/bearers";
import { saleBorneBy } from "~/domain/bookings/sale";
import { cancellationQuote, refundPercent } from "~/domain/bookings/booking-change";
import { holdsSeats } from "~/domain/bookings/booking-status";
import { dueAgain, owedOn } from "~/domain/bookings/unpaid-booking";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { saleChangeEntries, saleOf } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { gstOfSale } from "~/domain/prices/pricing";
import {
  isKeptForNow,
  lossOutcomeLabels,
  lossOutcomesOf,
  type LossOutcome,
} from "~/domain/money/payments/dispute";
import type { BookingState, BookingWrite } from "../../bookings/booking-change.repo";
import { decideCancellation } from "../../bookings/booking-decisions";
import { termsOf } from "../../bookings/booking-terms";
import type { DisputeRow } from "./disputes.repo";

type Loss = Pick<DisputeRow, "withheld" | "reference" | "status" | "outcome">;

/**
 * Decides what becomes of a booking whose money a bank has taken back: it stays and the amount is due again, it is canceled, or, once it
 * is over, its price is lowered as by goodwill. A booking that was kept for now is decided from how it was before.
 * @throws AppError `illegal_transition` (an outcome that its state doesn't allow)
 */
export function decideLoss(
  after: BookingState,
  dispute: Loss,
  { by, outcome, bearer }: Pick<BookingWrite, "by"> & { outcome: LossOutcome; bearer: RefundBearer },
  now: number,
): BookingWrite {
  const { withheld, reference } = dispute;
  const isKept = isKeptForNow(dispute);
  const back = isKept ? withheld : 0;
  const state = {
    ...after,
    booking: {
      ...after.booking,
      refundedAmount: after.booking.refundedAmount - back,
      takenBack: after.booking.takenBack - back,
    },
  };
  const { booking } = state;
  if (!lossOutcomesOf({ ...after.booking, isKept, owed: owedOn(after.booking), withheld }).includes(outcome))
    throw new AppError(
      "illegal_transition",
      `Booking ${booking.bookingId} is ${booking.status}, so this is not possible: ${lossOutcomeLabels[outcome].toLowerCase()}.`,
    );
  const reason = `The bank returned ${formatRupees(withheld)} after dispute ${reference}.`;
  const decided = {
    by,
    topic: "dispute" as const,
    cancellation: { fault: null, bearer },
    // Known to the tax documents too: what is kept of a canceled booking shrinks.
    ...(!isKept && { returnedOtherwise: withheld }),
  };
  switch (outcome) {
    case "keep": {
      const returned = booking.refundedAmount + withheld;
      const owed = owedOn({ ...booking, refundedAmount: returned });
      const netPaid = booking.paidAmount - returned;
      const due = dueAgain(booking, { owed, netPaid, departures: state.departureRules, now });
      return {
        ...decided,
        reason: `${reason} The amount is due again.`,
        set: isKept ? {} : { takenBack: booking.takenBack + withheld, ...due },
      };
    }
    case "cancel": {
      const terms = termsOf(booking);
      const { refundDue } = cancellationQuote(terms, refundPercent(terms, todayInIndia(now)));
      const refund = Math.min(Math.max(refundDue, withheld), booking.paidAmount - booking.refundedAmount);
      const { write } = decideCancellation(state, { by, reason, fault: "traveler", bearer, refund }, now);
      // The bank has taken the money back for the traveler: nothing is owed beyond it.
      const { refund: _, compensation: __, ...canceled } = write;
      return {
        ...canceled,
        ...decided,
        set: { ...write.set, ...(isKept && { takenBack: booking.takenBack }) },
        ...(refund > withheld && {
          refund: { amount: refund - withheld, reason: "The booking was canceled." },
        }),
      };
    }
    case "lower":
      return { ...decided, reason, ...lowered(state, withheld, bearer) };
    default:
      return outcome satisfies never;
  }
}

/** Lowers the price of a booking that is over by what the bank has returned, as goodwill does. */
function lowered(
  { booking, entries }: BookingState,
  withheld: number,
  bearer: RefundBearer,
): Pick<BookingWrite, "set" | "entries"> {
  const sale = saleOf(entries);
  const total = Math.max(0, sale.total - withheld);
  const totalAmount = Math.max(0, booking.totalAmount - withheld);
  return {
    set: {
      takenBack: booking.takenBack,
      ...(holdsSeats(booking.status) && {
        totalAmount,
        gstAmount: gstOfSale({ ...booking, totalAmount }),
        ...(booking.priceLines && {
          priceLines: [
            ...booking.priceLines,
            {
              code: "goodwill" as const,
              label: "Returned by the bank",
              amount: totalAmount - booking.totalAmount,
            },
          ],
        }),
      }),
    },
    entries: saleChangeEntries(
      sale,
      saleBorneBy(bearer, { scheduled: sale, total, percent: booking.commissionPercent }),
    ),
  };
}
