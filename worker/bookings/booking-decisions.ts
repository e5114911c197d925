import { needsAgreement } from "~/domain/bookings/agreement";
import { AppError, invalidFields } from "~/domain/errors";
import {
  keptGstOf,
  quoteExtras,
  quoteOperatorCancellation,
  cancellationQuote,
  quoteOtherParty,
  quotePrice,
  quoteReschedule,
  quoteSmallerParty,
  withoutLoss,
  refundPercent,
  type ChangeQuote,
} from "~/domain/bookings/booking-change";
import type { CancellationTerms, FaultParty, Goodwill } from "~/domain/bookings/cancellation-terms";
import {
  compensationBorneBy,
  compensationOn,
  type DatedPercent,
  type TravelerCompensation,
} from "~/domain/bookings/compensation";
import { readExemption, type ExemptionFields } from "~/domain/departures/exemption";
import type { RefundBearer } from "~/domain/money/bearers";
import {
  discountBorne,
  bearingOf,
  saleAt,
  saleBorneBy,
  type Bearing,
  saleDiscountedBy,
  saleKept,
  soldAs,
} from "~/domain/bookings/sale";
import {
  deadlinesOf,
  depositTermsOf,
  movedBalance,
  movedDeadlines,
  nothingOwed,
  owedOn,
} from "~/domain/bookings/unpaid-booking";
import { changedByOperator } from "~/domain/bookings/own-booking";
import { canBecome, isFinal, isTraveled, type BookingStatus } from "~/domain/bookings/booking-status";
import { formatDay, formatTimeOfDay, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { poolOfStart, rulesOfStart, startKey, timeOfStart, type StartKey } from "~/domain/departures/start";
import { partyInWords } from "~/domain/bookings/booking-review";
import {
  saleChangeEntries,
  saleEntries,
  saleOf,
  operatorShareOf,
  type Sale,
} from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { depositOn } from "~/domain/prices/deposit";
import {
  extrasOfParty,
  extrasProblem,
  extrasOn,
  nightsOf,
  soldExtra,
  withQuantity,
  type SoldExtra,
} from "~/domain/prices/offers";
import type { ChosenExtra } from "~/domain/prices/offers-schema";
import { gstOfSale, type PriceBasis } from "~/domain/prices/pricing";
import type { ChangeRequest } from "~/domain/bookings/change-request";
import type { BookingRow } from "../platform/db/schema";
import { isPastCutOff } from "~/domain/departures/cut-off";
import { cutOffReason } from "~/domain/departures/cut-off-in-words";
import { changedByReseller, soldByOf } from "~/domain/partners/reseller";
import { invalidField, requireStart } from "../prices/price-booking";
import type { BookingState, BookingWrite } from "./booking-change.repo";
import { seatsBookedBy, termsOf } from "./booking-terms";
import { defaultLanguage } from "~/domain/language/language";
import { quoteMessages } from "~/domain/prices/quote-messages/messages";
import { inLanguage } from "../platform/language";
import { bookingRefusals } from "./messages";

/** The effect of each change of a booking, computed from its state. Nothing here reads or writes. */

/** Statuses not allowed once the departure is closed: the trip does not run, and takes no more payments. */
const closedTo: readonly BookingStatus[] = ["confirmed", "completed", "no-show"];

/** Returns what a change leaves to each party. */
export function bearingIn(
  { entries }: BookingState,
  write: Pick<BookingWrite, "entries" | "compensation">,
): Bearing {
  return bearingOf(saleOf(entries), saleOf([...entries, ...(write.entries ?? [])]), write.compensation);
}

/**
 * Returns what a full refund of a confirmed booking leaves to each party, as `decideCancellation` decides it.
 * @param closing.day of the closing, or today; `isExempt` if no compensation is owed
 */
export function refundBearing(
  booking: BookingRow,
  sale: Sale,
  fault: Exclude<FaultParty, "traveler">,
  closing: { today: TravelDate; day: TravelDate; isExempt: boolean; rates: readonly DatedPercent[] },
): Bearing {
  const { commissionPercent: percent } = booking;
  const terms = termsOf(booking);
  const bearer = usualBearers[fault];
  const { total } = cancellationQuote(terms, refundPercent(terms, closing.today));
  const left = saleBorneBy(bearer, { scheduled: saleKept(sale, total, percent), total: 0, percent });
  const owed = closing.isExempt ? 0 : compensationOn(terms, closing.rates, closing.day);
  return bearingOf(sale, left, compensationBorneBy(bearer, owed, null));
}

/** @throws AppError `illegal_transition` */
export function requireTransition({ booking, closedBecause }: BookingState, to: BookingStatus): void {
  if (!canBecome(booking.status, to)) {
    throw new AppError(
      "illegal_transition",
      bookingRefusals().cannotBecome(booking.bookingId, booking.status, to),
    );
  }
  if (closedBecause !== null && closedTo.includes(to)) {
    throw new AppError("illegal_transition", bookingRefusals().closedFor(booking.bookingId, to));
  }
}

/**
 * Ensures that a cancellation refunds at least the amount quoted to the customer.
 * @throws AppError `price_changed` if the refund is lower
 */
export function requireRefund({ refundAmount }: ChangeQuote, expected: number | undefined): void {
  if (expected === undefined || refundAmount >= expected) return;
  throw new AppError("price_changed", bookingRefusals().refundNow(formatRupees(refundAmount)));
}

/**
 * Confirms a booking, which makes it a sale. It already holds its seats; what is not paid yet becomes due.
 * @throws AppError `illegal_transition`, also while the traveler of a booking by an assistant has yet to agree
 */
export function decideConfirmation(state: BookingState, by: BookingWrite["by"], now: number): BookingWrite {
  requireTransition(state, "confirmed");
  if (needsAgreement(state.booking)) throw new AppError("illegal_transition", bookingRefusals().agreeFirst);
  const terms = {
    ...state.booking,
    owed: owedOn(state.booking),
    isVerified: true,
    deposit: depositTermsOf(state.booking),
    departures: state.departureRules,
  };
  return {
    by,
    reason: null,
    status: "confirmed",
    set: { ...deadlinesOf(terms, now), verifiedAt: state.booking.verifiedAt ?? now },
    entries: saleEntries(soldAs(state.booking)),
  };
}

/**
 * Leaves changes of an own booking to its operator, and of a reseller's to the reseller, who have the money, and to our team.
 * @throws AppError `illegal_transition`
 */
function requireChangeableBy({ booking }: BookingState, { actor }: BookingWrite["by"]): void {
  if (actor !== "traveler") return;
  if (booking.ownSale !== null) throw new AppError("illegal_transition", changedByOperator());
  const soldBy = soldByOf(booking.priceBasis);
  if (soldBy !== null) throw new AppError("illegal_transition", changedByReseller(soldBy));
}

/** The party that bears more than the schedule's refund, unless an administrator chose another. */
export const usualBearers: Record<FaultParty, RefundBearer> = {
  traveler: "operator",
  operator: "operator",
  nobody: "shared",
  platform: "platform",
};

/**
 * Returns the party at fault. A closed departure is its operator's fault, unless it was closed as nobody's, or the cancellation is nobody's.
 */
export function faultOf<Fault extends FaultParty>(
  { closedBecause, closedFault: closedAs }: Pick<BookingState, "closedBecause" | "closedFault">,
  fault: Fault,
): Fault | "operator" | "nobody" {
  return closedBecause === null || fault === "nobody" ? fault : (closedAs ?? "operator");
}

/**
 * Cancels a booking.
 * @throws AppError `illegal_transition`, `invalid` (refund above what was received, or without a reason)
 */
export function decideCancellation(
  state: BookingState,
  { by, reason, ...terms }: Pick<BookingWrite, "by" | "reason"> & CancellationTerms,
  now: number,
): { quote: ChangeQuote; write: BookingWrite } {
  requireTransition(state, "cancelled");
  requireChangeableBy(state, by);
  const { booking } = state;
  const today = todayInIndia(now);
  const sold = termsOf(booking);
  const fault = faultOf(state, terms.fault ?? "traveler");
  const percentToday = refundPercent(sold, today);
  const scheduled = cancellationQuote(sold, percentToday, today > booking.travelDate);
  const proposed = fault === "traveler" ? scheduled : quoteOperatorCancellation(sold);
  const quote = terms.refund === undefined ? proposed : withRefund(proposed, terms.refund);
  if (quote.refundAmount !== proposed.refundAmount && reason === null)
    throw invalidFields({ reason: ["Please give the reason for another refund."] });
  const bearer = terms.bearer ?? usualBearers[fault];
  const { commissionPercent: percent } = booking;
  const wasSold = isTraveled(booking.status);
  const before = saleOf(state.entries);
  const usual = saleBorneBy(bearer, {
    scheduled: saleKept(before, scheduled.total, percent),
    total: quote.total,
    percent,
  });
  const owed =
    fault === "traveler" ? null : decideCompensation(state, { by, ...terms, fault, bearer }, today);
  const sale =
    terms.compensation === undefined ? usual : compensatedBy(terms.compensation, { before, usual, bearer });
  return {
    quote,
    write: {
      by,
      reason,
      status: "cancelled",
      set: {
        cancelledAt: now,
        refundDue: quote.refundDue,
        ...(quote.refundAmount === scheduled.refundAmount && keepGst(booking, keptGstOf(sold, percentToday))),
      },
      release: seatsBookedBy(booking),
      givesCouponBack: booking.travelDate > today || state.closedBecause !== null,
      ...(wasSold && {
        entries: saleChangeEntries(before, sale),
      }),
      ...refundOf(quote, "The booking was canceled."),
      cancellation: { fault, bearer, compensation: terms.compensation },
      ...(owed && { compensation: owed }),
    },
  };
}

/**
 * Decides what the traveler gets beyond the refund. What was named when the departure was closed stands: its operator names no ground
 * afterwards.
 * @throws AppError `invalid` (nobody's fault without a ground, or a ground without evidence)
 */
function decideCompensation(
  { booking, closedAt, closedExemption, compensationRates }: BookingState,
  {
    by,
    fault,
    bearer,
    ...named
  }: Pick<BookingWrite, "by"> & { fault: FaultParty; bearer: RefundBearer } & ExemptionFields,
  today: TravelDate,
): TravelerCompensation | null {
  // The guest of a reseller has a contract with the reseller (docs/tax.md).
  if (booking.ownSale !== null || booking.reseller !== null) return null;
  const mayName = closedAt === null || by.actor !== "operator";
  const exemption = closedExemption ?? (mayName ? readExemption(named, fault === "nobody") : null);
  const day = closedAt === null ? today : todayInIndia(closedAt);
  const amount = compensationOn(termsOf(booking), compensationRates, day);
  return amount > 0 || exemption ? compensationBorneBy(bearer, amount, exemption) : null;
}

/** Stores the rates of what a cancellation keeps, where they are others than those of the price. */
function keepGst({ priceBasis }: BookingRow, keptGst: PriceBasis["keptGst"]): Partial<BookingRow> {
  return priceBasis && keptGst ? { priceBasis: { ...priceBasis, keptGst } } : {};
}

/** @throws AppError `invalid` if the operator alone bears the refund, or would get more than its share of the sale */
function compensatedBy(
  compensation: number,
  { before, usual, bearer }: { before: Sale; usual: Sale; bearer: RefundBearer },
): Sale {
  const max = Math.max(0, operatorShareOf(before) - operatorShareOf({ ...usual, compensation: 0 }));
  if (bearer === "operator" && compensation > 0)
    throw invalidFields({ compensation: ["The operator bears this, so nothing is paid to it."] });
  if (compensation > max)
    throw invalidFields({
      compensation: [`Please enter at most ${formatRupees(max)}, the operator's share.`],
    });
  return { ...usual, compensation };
}

/** @throws AppError `invalid` if the refund is more than was received */
function withRefund({ total, refundAmount, ...quote }: ChangeQuote, refund: number): ChangeQuote {
  const received = total + refundAmount;
  if (refund > received)
    throw invalidFields({ refund: [`Please enter at most ${formatRupees(received)}, the amount received.`] });
  return { ...quote, total: received - refund, refundAmount: refund, refundDue: refund };
}

/**
 * Refunds a part of the price of a booking that is over, as goodwill.
 * @param goodwill.amount whole rupees
 * @throws AppError `illegal_transition` (the trip is not over, or canceled), `invalid` (more than is left of the payments)
 */
export function decideGoodwill(
  { booking, entries }: BookingState,
  { by, amount, reason, bearer }: Pick<BookingWrite, "by"> & Goodwill,
): BookingWrite {
  if (!isFinal(booking.status))
    throw new AppError(
      "illegal_transition",
      `Booking ${booking.bookingId} is ${booking.status}. Change or cancel it, which refunds by its terms.`,
    );
  const received = booking.paidAmount - booking.refundedAmount;
  if (amount > received)
    throw invalidFields({
      amount: [`Please enter at most ${formatRupees(received)}, what is left of the payments.`],
    });
  const sale = saleOf(entries);
  const total = sale.total - amount;
  return {
    by,
    reason,
    ...(booking.status !== "cancelled" && {
      set: {
        totalAmount: booking.totalAmount - amount,
        gstAmount: gstOfSale({ ...booking, totalAmount: booking.totalAmount - amount }),
        ...(booking.priceLines && {
          priceLines: [
            ...booking.priceLines,
            { code: "goodwill" as const, label: quoteMessages().lines.goodwill, amount: -amount },
          ],
        }),
      },
    }),
    entries: saleChangeEntries(
      sale,
      saleBorneBy(bearer, { scheduled: sale, total, percent: booking.commissionPercent }),
    ),
    refund: { amount, reason },
    topic: "goodwill",
    cancellation: { fault: null, bearer },
  };
}

/** Each change sends a mail, possibly to a stranger's address, so changes are capped. */
const maxChanges = 40;

/**
 * Returns the extras of a booking after a change: pieces it had cost what they were sold at, others what they cost now.
 * @throws AppError `invalid` (the same, not offered, too many, or required)
 */
function extrasChosen(
  { booking, extras, priceRules, days }: BookingState,
  chosen: readonly ChosenExtra[],
): SoldExtra[] {
  const offered = extrasOn({ extras: extras ?? [], priceRules }, booking.travelDate);
  const sold = booking.priceBasis?.extras ?? [];
  const { numberOfTravelers } = booking;
  const gone = chosen.filter(({ id }) => !offered.some((extra) => extra.id === id));
  const isKept = ({ id, quantity }: ChosenExtra) =>
    sold.some((extra) => extra.extra === id && quantity <= extra.quantity);
  const problem =
    extrasProblem(
      { extras: offered },
      chosen.filter((choice) => !gone.includes(choice)),
      numberOfTravelers,
    ) ?? (gone.every(isKept) ? null : quoteMessages().extras.gone);
  if (problem !== null) throw invalidFields({ extras: [problem] });
  const quantityOf = (id: string) => chosen.find((choice) => choice.id === id)?.quantity ?? 0;
  for (const extra of sold)
    if (
      quantityOf(extra.extra) < extra.quantity &&
      offered.some(({ id, required }) => id === extra.extra && required)
    )
      throw invalidFields({ extras: [bookingRefusals().change.partOfEvery(extra.name)] });
  const kept = sold.map((extra) => withQuantity(extra, quantityOf(extra.extra)));
  const added = offered
    .filter(({ id }) => !sold.some((extra) => extra.extra === id))
    .map((extra) => soldExtra(extra, quantityOf(extra.id), nightsOf({ days })));
  const after = [...kept, ...added].filter(({ quantity }) => quantity > 0);
  const isSame =
    after.length === sold.length && sold.every((extra) => quantityOf(extra.extra) === extra.quantity);
  if (isSame) throw invalidFields({ extras: [bookingRefusals().change.sameExtras] });
  return after;
}

/** Makes what is stored in English, which offices read. */
function asStored<Made>(make: () => Made): Made {
  return inLanguage(defaultLanguage, make);
}

function listed(extras: readonly SoldExtra[]): string {
  return extras.map(({ name, quantity }) => `${name} × ${quantity}`).join(", ") || "none";
}

/**
 * Changes a party or its extras, or moves it to another date. Travelers may only reduce a party.
 * @param rescuedFrom the party at fault if the traveler is offered another date, at no cost; it bears what the date costs more
 * @throws AppError `illegal_transition` (cancelled, or trip started), `invalid` (larger party; the date, the start time; the extras)
 */
export function decideChange(
  state: BookingState,
  change: ChangeRequest,
  by: BookingWrite["by"],
  now: number,
  rescuedFrom: FaultParty | null = null,
): { quote: ChangeQuote; write: BookingWrite } {
  const m = bookingRefusals().change;
  const isOffice = by.actor !== "traveler";
  const { booking } = state;
  requireChangeableBy(state, by);
  const today = todayInIndia(now);
  const { bookingId, status, travelDate, numberOfTravelers } = booking;
  if (status !== "confirmed" || travelDate <= today) {
    const why = status === "confirmed" ? "under way" : status;
    throw new AppError("illegal_transition", m.not(bookingId, why));
  }
  // A reseller's key is a program, whose changes mail people.
  if (state.version >= maxChanges && (!isOffice || by.actor === "reseller")) {
    throw new AppError("illegal_transition", m.limit(bookingId));
  }
  const isFree = state.closedBecause !== null || rescuedFrom !== null;
  const terms = isFree ? withoutLoss(termsOf(booking)) : termsOf(booking);
  const { extras: _, ...soldBasis } = termsOf(booking).basis;
  let extras = booking.priceBasis?.extras;
  let { start } = booking;
  if (change.kind === "extras") {
    if (state.closedBecause !== null) throw new AppError("illegal_transition", m.closed);
    if (!isOffice && isPastCutOff(state.departureRules, travelDate, now))
      throw invalidFields({
        extras: [m.extrasTooLate(cutOffReason(state.departureRules, travelDate))],
      });
    extras = extrasChosen(state, change.extras);
  } else if (change.kind === "party") {
    if (extras)
      extras = extrasOfParty(extras, { before: numberOfTravelers, after: change.numberOfTravelers });
    const { children, infants } = change;
    const grows =
      change.numberOfTravelers > numberOfTravelers ||
      change.numberOfTravelers - children > numberOfTravelers - booking.children ||
      children > booking.children ||
      infants > booking.infants;
    const isSame =
      change.numberOfTravelers === numberOfTravelers &&
      (!isOffice || (children === booking.children && infants === booking.infants));
    if (isOffice && isSame) throw invalidField("numberOfTravelers", m.sameParty);
    if (!isOffice && (grows || isSame)) {
      throw invalidField("numberOfTravelers", m.onlyFewer);
    }
  } else {
    if (!state.isOnSale) {
      throw new AppError("illegal_transition", m.offSale);
    }
    if (change.travelDate === travelDate && state.tourRules.starts === undefined)
      throw invalidField("travelDate", m.sameDate);
    start = startKey(requireStart(state.tourRules, change, now), poolOfStart(start));
    if (change.travelDate === travelDate && start === booking.start)
      throw invalidField("startTime", m.sameStart);
  }

  const quote = asStored(() =>
    change.kind === "extras"
      ? quoteExtras(terms, extras ?? [], today)
      : change.kind === "party"
        ? (isOffice ? quoteOtherParty : quoteSmallerParty)(terms, { ...change, extras }, today)
        : quoteReschedule(terms, change.travelDate, today, { isFree }),
  );
  const basis = { ...soldBasis, ...(extras && extras.length > 0 && { extras }) };
  const { gstPercent } = basis;
  const travels = change.kind === "date" ? change.travelDate : travelDate;
  const owed = owedOn({ ...booking, totalAmount: quote.total });
  const departures = rulesOfStart(state.tourRules, start);
  const { seats } = seatsBookedBy(booking);
  const moreSeats =
    change.kind === "party" && booking.seats === null ? change.numberOfTravelers - numberOfTravelers : 0;
  // Moved past the balance's day, an unpaid booking is due at once.
  const keepsDeposit =
    booking.balanceDueAt !== null ||
    depositOn(today, quote.total, travels, basis.priceRules.deposit) !== null;
  const sale = saleBeside(state, quote, rescuedFrom);
  const set = {
    totalAmount: quote.total,
    ...(booking.ownSale === null && { platformDiscount: sale.discount }),
    priceLines: quote.lines,
    discount: -quote.lines.reduce((sum, { amount }) => sum + Math.min(0, amount), 0),
    gstPercent,
    gstAmount: gstOfSale({ totalAmount: quote.total, gstPercent, priceBasis: basis }),
    priceBasis: keepsDeposit ? basis : withoutDeposit(basis),
    ...(booking.balanceDueAt !== null &&
      (change.kind === "date" || owed === 0) &&
      movedBalance(
        { ...booking, balanceDueAt: booking.balanceDueAt, travelDate: travels },
        { owed, departures, now },
      )),
  };
  return {
    quote,
    write: {
      by,
      reason: asStored(() =>
        change.kind === "party"
          ? `Travelers changed from ${partyInWords(booking)} to ${partyInWords(change)}.`
          : change.kind === "extras"
            ? `Extras changed from ${listed(booking.priceBasis?.extras ?? [])} to ${listed(extras ?? [])}.`
            : `Moved from ${dayAndTime(travelDate, booking.start)} to ${dayAndTime(change.travelDate, start)}.`,
      ),
      ...(change.kind === "extras" && { set }),
      ...(change.kind === "party"
        ? {
            set: {
              ...set,
              numberOfTravelers: change.numberOfTravelers,
              children: change.children,
              infants: change.infants,
            },
            ...(moreSeats < 0 && { release: { travelDate, start, seats: -moreSeats } }),
            ...(moreSeats > 0 && { take: { travelDate, start, seats: moreSeats } }),
          }
        : change.kind === "date" && {
            // Moving to a later date must not improve the refund terms; a customer whose departure was closed keeps
            // their terms.
            set: {
              ...set,
              travelDate: change.travelDate,
              start,
              ...(booking.balanceDueAt === null &&
                movedDeadlines(
                  booking,
                  {
                    travelDate: change.travelDate,
                    dueDays: booking.dueDays,
                    owed,
                    isVerified: booking.verifiedAt !== null,
                    deposit: depositTermsOf({ ...booking, ...set, travelDate: change.travelDate }),
                    departures,
                  },
                  now,
                )),
              ...(!isFree && { maxRefundPercent: quote.percent }),
            },
            release: { travelDate, start: booking.start, seats },
            take: { travelDate: change.travelDate, start, seats },
          }),
      // Only sales through us are in the ledger.
      entries: booking.ownSale === null ? saleChangeEntries(saleOf(state.entries), sale) : [],
      ...refundOf(quote, "The booking was changed."),
    },
  };
}

/**
 * Changes the price of a booking, with nothing else.
 * @param request.bearer the party that bears a lower price
 * @throws AppError `illegal_transition` (not confirmed, or the departure is closed), `invalid` (the same price)
 */
export function decidePrice(
  state: BookingState,
  { total, bearer, by }: { total: number; bearer: RefundBearer; by: BookingWrite["by"] },
): { quote: ChangeQuote; write: BookingWrite } {
  const { booking } = state;
  const { bookingId, status, totalAmount, priceLines, gstPercent } = booking;
  if (status !== "confirmed" || state.closedBecause !== null) {
    const why = status === "confirmed" ? "on a closed departure" : status;
    throw new AppError(
      "illegal_transition",
      `Booking ${bookingId} is ${why}, so its price can't be changed.`,
    );
  }
  if (total === totalAmount) throw invalidFields({ total: ["This is already the price."] });
  const quote = quotePrice(termsOf(booking), priceLines, total);
  const owed = owedOn({ ...booking, totalAmount: total });
  const sale = saleOf(state.entries);
  const { commissionPercent: percent } = booking;
  const after =
    total < totalAmount ? saleDiscountedBy(bearer, { sale, total, percent }) : saleAt(sale, total, percent);
  return {
    quote,
    write: {
      by,
      reason: `Price changed from ${formatRupees(totalAmount)} to ${formatRupees(total)}.`,
      set: {
        totalAmount: total,
        ...(booking.ownSale === null && { platformDiscount: after.discount }),
        ...(priceLines && {
          priceLines: quote.lines,
          discount: -quote.lines.reduce((sum, { amount }) => sum + Math.min(0, amount), 0),
        }),
        ...(gstPercent !== null && { gstAmount: gstOfSale({ ...booking, totalAmount: total }) }),
        ...(owed === 0 && booking.verifiedAt !== null && nothingOwed),
      },
      // Only sales through us are in the ledger.
      entries: booking.ownSale === null ? saleChangeEntries(sale, after) : [],
      ...refundOf(quote, "The price was lowered."),
    },
  };
}

/** Returns the sale after a change. What a rescued booking's new date costs more is borne by the party at fault. */
function saleBeside(
  state: BookingState,
  { total, lines }: ChangeQuote,
  rescuedFrom: FaultParty | null,
): Sale {
  const { booking } = state;
  const { commissionPercent: percent, priceLines, priceBasis } = booking;
  const coupon = priceBasis?.coupon ?? null;
  const sold = saleOf(state.entries);
  // The coupon's part changes with its line; what we bear of an earlier lower price stays.
  const discount = sold.discount - discountBorne(priceLines ?? [], coupon) + discountBorne(lines, coupon);
  const sale = { ...sold, discount: Math.max(0, discount) };
  if (rescuedFrom === null) return saleAt(sale, total, percent);
  const full = total + Math.max(0, adjustmentIn(booking.priceLines) - adjustmentIn(lines));
  const scheduled = saleAt(sale, full, percent);
  return saleBorneBy(usualBearers[rescuedFrom], { scheduled, total, percent });
}

/** Sums the lines that keep an earlier price. */
function adjustmentIn(lines: BookingRow["priceLines"]): number {
  return (lines ?? []).reduce((sum, { code, amount }) => sum + (code === "as-sold" ? amount : 0), 0);
}

/** Formats a departure: its day, and the time of one of several starts. */
function dayAndTime(travelDate: TravelDate, start: StartKey): string {
  const time = timeOfStart(start);
  return time === "" ? formatDay(travelDate) : `${formatDay(travelDate)}, ${formatTimeOfDay(time)}`;
}

function withoutDeposit(basis: PriceBasis): PriceBasis {
  const { deposit: _, ...priceRules } = basis.priceRules;
  return { ...basis, priceRules };
}

function refundOf({ refundAmount: amount }: ChangeQuote, reason: string): Pick<BookingWrite, "refund"> {
  return amount > 0 ? { refund: { amount, reason } } : {};
}
