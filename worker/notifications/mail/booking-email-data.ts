import type { TravelerCompensation } from "~/domain/bookings/compensation";
import { exemptionInWords } from "~/domain/departures/exemption";
import { bankDaysText } from "~/domain/money/payments/refund-state";
import { offerEntries } from "~/domain/bookings/offer-in-words";
import { changedByOperator, ownSaleLabels } from "~/domain/bookings/own-booking";
import { paymentMethodLabels } from "~/domain/bookings/payment-methods";
import { partyInWords } from "~/domain/bookings/booking-review";
import { changedByReseller, soldByOf } from "~/domain/partners/reseller";
import type { StartAndCutOff } from "~/domain/departures/cut-off";
import {
  depositTermsOf,
  dueOnceConfirmed,
  owedOn,
  unpaidBalanceText,
} from "~/domain/bookings/unpaid-booking";
import { formatDay, formatDeadline, type TravelDate } from "~/domain/calendar/calendar";
import { refundPeriods } from "~/domain/bookings/cancellation";
import { refundSchedule } from "~/domain/bookings/refund-schedule";
import type { RulesNow } from "~/domain/departures/departure-rules";
import { minimumOn, minimumTerms } from "~/domain/departures/smallest-party";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import type { DocumentKind } from "~/domain/documents/documents";
import { ratesInWords } from "~/domain/money/gst-mix";
import { formatRupees } from "~/domain/money/money";
import { linesInWords } from "~/domain/prices/sold-lines";
import { gstMixOfSale } from "~/domain/prices/pricing";
import { depositInWords, splitTotal, type Deposit } from "~/domain/prices/deposit";
import { lastDayOfBooking } from "~/domain/trips/traveler-booking";
import { durationInWords } from "~/domain/tours/duration-in-words";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import type { BookingRow } from "../../platform/db/schema";
import { renderMail, type MailContent } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";
import { bookingMailMessages } from "./booking/messages";
import { placeName } from "~/domain/places/place-name";

/** Shared parts of all mails about a booking. */

/** Returns the words for a subject. */
export function aboutBooking({ bookingId, tourTitle }: Pick<BookingRow, "bookingId" | "tourTitle">) {
  return { booking: bookingId, tour: tourTitle };
}

/** A booking with everything that its mails need. */
export interface BookingEmailData {
  booking: Pick<
    BookingRow,
    | "id"
    | "bookingId"
    | "tourTitle"
    | "tourDuration"
    | "departureCity"
    | "travelDate"
    | "start"
    | "numberOfTravelers"
    | "children"
    | "infants"
    | "roomType"
    | "optionName"
    | "customerName"
    | "customerEmail"
    | "paymentMethod"
    | "priceLines"
    | "gstPercent"
    | "gstAmount"
    | "totalAmount"
    | "paidAmount"
    | "refundedAmount"
    | "refundDue"
    | "refundSchedule"
    | "maxRefundPercent"
    | "paymentDueAt"
    | "balanceDueAt"
    | "priceBasis"
    | "verifiedAt"
    | "dueDays"
    | "createdAt"
    | "ownSale"
    | "emergencyPhone"
    | "language"
  >;
  operatorName: string;
  /** With the smallest party, if the tour has one. */
  departures: StartAndCutOff & Partial<Pick<RulesNow, "minimum" | "guaranteed">>;
  meetingPoint: string;
  carry: readonly string[];
  /** The booking's own page; null if the public origin is unknown. */
  url: string | null;
  /** The page that confirms the customer's address; omitted or null if there is nothing to confirm. */
  verificationUrl?: string | null;
  /** True if an assistant booked, whose traveler has yet to agree. */
  isByAgent?: boolean;
}

export type Details = NonNullable<MailContent["details"]>;
type Section = NonNullable<MailContent["sections"]>[number];

export function mailAbout(
  { booking, url, verificationUrl = null, isByAgent = false }: BookingEmailData,
  kinds: DocumentKind[],
  {
    subject,
    paragraphs,
    action,
    footnote,
    ...content
  }: Omit<MailContent, "action" | "footnote"> & {
    subject: string;
    /** Label of the button to the booking's own page. */
    action: string;
    footnote?: string | undefined;
  },
): Mail {
  const m = bookingMailMessages();
  return {
    to: booking.customerEmail,
    subject,
    ...renderMail({
      ...content,
      paragraphs: [greeting(booking.customerName), ...paragraphs],
      ...(url !== null &&
        (verificationUrl === null
          ? { action: { label: action, url } }
          : {
              action: { label: isByAgent ? m.actions.agree : m.actions.confirmAddress, url: verificationUrl },
              alternative: { label: action, url },
            })),
      footnote: footnote ?? m.footnote,
    }),
    ...(kinds.length > 0 && { attachments: { booking: booking.id, kinds } }),
  };
}

export function tripDetails({ booking, operatorName, departures }: BookingEmailData): Details {
  const { details: m } = bookingMailMessages();
  const last = lastDayOfBooking(booking);
  const start = startInWords(booking.travelDate, departures);
  const minimum = minimumOn(departures, booking.travelDate);
  return [
    [m.booking, booking.bookingId],
    [m.tour, booking.tourTitle],
    [m.start, start],
    ...(last === booking.travelDate ? [] : [[m.lastDay, formatTravelDate(last)] as const]),
    [m.duration, m.durationFrom(durationInWords(booking.tourDuration), placeName(booking.departureCity))],
    [m.travelers, partyInWords(booking)],
    ...offerEntries({ ...booking, extras: booking.priceBasis?.extras }),
    [m.operator, operatorName],
    ...(minimum === null ? [] : [[m.departure, minimumTerms(minimum)] as const]),
  ];
}

/** Lists the price lines as sold, and their total. */
export function priceDetails(booking: BookingEmailData["booking"]): Details {
  const { details: m } = bookingMailMessages();
  const soldBy = soldByOf(booking.priceBasis);
  if (soldBy !== null) return [[m.bookedWith, soldBy]];
  const { totalAmount, gstPercent, gstAmount, paidAmount, refundedAmount } = booking;
  const deposit = depositOf(booking);
  return [
    ...(linesInWords(booking) ?? []).map(({ label, amount }) => [label, formatRupees(amount)] as const),
    [m.total, formatRupees(totalAmount)],
    ...(gstAmount === null || !gstPercent
      ? []
      : [
          [
            m.gst(ratesInWords({ percent: gstPercent, others: gstMixOfSale(booking)?.parts })),
            formatRupees(gstAmount),
          ] as const,
        ]),
    ...(booking.ownSale === null
      ? [
          [m.paid, formatRupees(paidAmount)] as const,
          ...(refundedAmount > 0 ? [[m.refunded, formatRupees(refundedAmount)] as const] : []),
          [m.balance, formatRupees(owedOn(booking))] as const,
        ]
      : [[m.payment, ownSaleLabels()[booking.ownSale]] as const]),
    ...(deposit ? [[m.toPay, depositInWords(deposit)] as const] : []),
    ...(booking.balanceDueAt === null ? [] : [[m.balanceBy, formatDeadline(booking.balanceDueAt)] as const]),
  ];
}

/** Returns the part payment that is still to come, or null. */
export function depositOf(booking: BookingEmailData["booking"]): Deposit | null {
  const { totalAmount, travelDate, paidAmount } = booking;
  return paidAmount > 0 || booking.ownSale !== null
    ? null
    : splitTotal(totalAmount, travelDate, depositTermsOf(booking));
}

/** Returns what is due by when, and what must be confirmed before. */
export function paymentParagraph({ booking, departures }: BookingEmailData): string[] {
  const { payment: m } = bookingMailMessages();
  const { paymentDueAt, verifiedAt, balanceDueAt } = booking;
  const amount = owedOn(booking);
  const deposit = depositOf(booking);
  const now = formatRupees(deposit?.amount ?? amount);
  const rest = deposit ? m.rest(formatRupees(deposit.balance), formatDay(deposit.balanceBy)) : "";
  if (verifiedAt === null && paymentDueAt !== null) {
    const due = dueOnceConfirmed(booking, departures);
    const onceConfirmed = due === null ? null : m.thenDue(now, formatDeadline(due), rest);
    return [m.confirmBy({ date: formatDeadline(paymentDueAt), orPay: amount > 0, onceConfirmed })];
  }
  if (amount === 0) return [];
  if (balanceDueAt !== null)
    return [`${m.balance(formatRupees(amount), formatDeadline(balanceDueAt))} ${unpaidBalanceText()}`];
  const how = m.onCall(paymentMethodLabels()[booking.paymentMethod]);
  return paymentDueAt === null
    ? [m.due(formatRupees(amount), how)]
    : [m.dueBy({ amount: now, date: formatDeadline(paymentDueAt), rest, how })];
}

/** Asks for the emergency contact of a booking that a reseller made without. */
export function emergencyParagraph({ priceBasis, emergencyPhone }: BookingEmailData["booking"]): string[] {
  return soldByOf(priceBasis) !== null && emergencyPhone === ""
    ? [bookingMailMessages().emergencyContact]
    : [];
}

/** Returns the label of the button to a booking's page. */
export function actionOf(booking: BookingEmailData["booking"]): string {
  const { actions } = bookingMailMessages();
  const isDue = booking.paymentDueAt !== null || booking.balanceDueAt !== null;
  return owedOn(booking) > 0 && isDue ? actions.viewAndPay : actions.view;
}

/** Describes what a traveler gets beyond the refund if the operator or the platform cancels, or why it is nothing. */
export function compensationParagraph({
  amount,
  exemption,
}: Omit<TravelerCompensation, "byOperator">): string {
  return exemption ? exemptionInWords(exemption) : bookingMailMessages().compensation(formatRupees(amount));
}

export function comesBack(amount: number): string {
  return `${bookingMailMessages().comesBack(formatRupees(amount))} ${bankDaysText(null)}`;
}

/** Returns a stored reason of a change in the current language, if it is one that the software writes. */
export function reasonInWords(reason: string): string {
  return bookingMailMessages().reasons[reason] ?? reason;
}

export function onTheWay({ meetingPoint, carry }: BookingEmailData): Section[] {
  const { sections: m } = bookingMailMessages();
  return [
    { heading: m.meetingPoint, lines: [meetingPoint] },
    ...(carry.length > 0 ? [{ heading: m.carry, lines: carry.map((item) => `· ${item}`) }] : []),
  ];
}

/** Lists the refunds on cancellation by the schedule the booking was sold with. */
export function cancellationTerms(booking: BookingEmailData["booking"], today: TravelDate): Section {
  const { sections: m } = bookingMailMessages();
  if (booking.ownSale !== null) return { heading: m.changes, lines: [changedByOperator()] };
  const soldBy = soldByOf(booking.priceBasis);
  if (soldBy !== null) return { heading: m.changes, lines: [changedByReseller(soldBy)] };
  const periods = refundPeriods(booking.totalAmount, booking.travelDate, today, {
    refundSchedule: booking.refundSchedule ?? refundSchedule,
    maxRefundPercent: booking.maxRefundPercent,
    extras: booking.priceBasis?.extras,
  });
  return {
    heading: m.refund,
    lines: periods.map(({ from, to, percent, amount }) => {
      const days =
        from === to ? formatTravelDate(from) : m.span(formatTravelDate(from), formatTravelDate(to));
      return `${days}: ${percent === 0 ? m.noRefund : `${formatRupees(amount)} (${percent} %)`}`;
    }),
  };
}
