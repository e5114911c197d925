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
import { refundPeriods, refundSchedule } from "~/domain/bookings/cancellation";
import type { RulesNow } from "~/domain/departures/departure-rules";
import { minimumOn, minimumTerms } from "~/domain/departures/smallest-party";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import type { DocumentKind } from "~/domain/documents/documents";
import { ratesInWords } from "~/domain/money/gst-mix";
import { formatRupees } from "~/domain/money/money";
import { gstMixOfSale } from "~/domain/prices/pricing";
import { depositInWords, splitTotal, type Deposit } from "~/domain/prices/deposit";
import { lastDayOfBooking } from "~/domain/trips/traveler-booking";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import type { BookingRow } from "../../platform/db/schema";
import { renderMail, type MailContent } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";

/** Shared parts of all mails about a booking. */

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
              action: { label: isByAgent ? "Check and agree" : "Confirm your address", url: verificationUrl },
              alternative: { label: action, url },
            })),
      footnote:
        footnote ??
        "You received this mail because a tour was booked at Tour Bharat with this address. If it wasn't you, let us know through the contact page. Anyone with the link to the booking can change it, so please keep it private.",
    }),
    ...(kinds.length > 0 && { attachments: { booking: booking.id, kinds } }),
  };
}

export function tripDetails({ booking, operatorName, departures }: BookingEmailData): Details {
  const last = lastDayOfBooking(booking);
  const start = startInWords(booking.travelDate, departures);
  const minimum = minimumOn(departures, booking.travelDate);
  return [
    ["Booking", booking.bookingId],
    ["Tour", booking.tourTitle],
    ["Start", start],
    ...(last === booking.travelDate ? [] : [["Last day", formatTravelDate(last)] as const]),
    ["Duration", `${booking.tourDuration} from ${booking.departureCity}`],
    ["Travelers", partyInWords(booking)],
    ...offerEntries({ ...booking, extras: booking.priceBasis?.extras }),
    ["Operator", operatorName],
    ...(minimum === null ? [] : [["Departure", minimumTerms(minimum)] as const]),
  ];
}

/** Lists the price lines as sold, and their total. */
export function priceDetails(booking: BookingEmailData["booking"]): Details {
  const soldBy = soldByOf(booking.priceBasis);
  if (soldBy !== null) return [["Booked with", soldBy]];
  const { priceLines, totalAmount, gstPercent, gstAmount, paidAmount, refundedAmount } = booking;
  const deposit = depositOf(booking);
  return [
    ...(priceLines ?? []).map(({ label, amount }) => [label, formatRupees(amount)] as const),
    ["Total", formatRupees(totalAmount)],
    ...(gstAmount === null || !gstPercent
      ? []
      : [
          [
            `GST included, ${ratesInWords({ percent: gstPercent, others: gstMixOfSale(booking)?.parts })}`,
            formatRupees(gstAmount),
          ] as const,
        ]),
    ...(booking.ownSale === null
      ? [
          ["Paid", formatRupees(paidAmount)] as const,
          ...(refundedAmount > 0 ? [["Refunded", formatRupees(refundedAmount)] as const] : []),
          ["Balance due", formatRupees(owedOn(booking))] as const,
        ]
      : [["Payment", ownSaleLabels()[booking.ownSale]] as const]),
    ...(deposit ? [["To pay", depositInWords(deposit)] as const] : []),
    ...(booking.balanceDueAt === null
      ? []
      : [["Balance due by", formatDeadline(booking.balanceDueAt)] as const]),
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
  const { paymentDueAt, verifiedAt, balanceDueAt } = booking;
  const amount = owedOn(booking);
  const deposit = depositOf(booking);
  const now = formatRupees(deposit?.amount ?? amount);
  const rest = deposit ? `, and ${formatRupees(deposit.balance)} by ${formatDay(deposit.balanceBy)}` : "";
  if (verifiedAt === null && paymentDueAt !== null) {
    const due = dueOnceConfirmed(booking, departures);
    const byThen = due === null ? "" : ` ${now} is then due by ${formatDeadline(due)}${rest}.`;
    return [
      `Please confirm your e-mail address by ${formatDeadline(paymentDueAt)}: use the button below${amount > 0 ? ", or pay by then" : ""}. Otherwise the booking expires, and its seats go back on sale.${byThen}`,
    ];
  }
  if (amount === 0) return [];
  if (balanceDueAt !== null)
    return [
      `${formatRupees(amount)} is due by ${formatDeadline(balanceDueAt)}. Pay on your booking's page. ${unpaidBalanceText()}`,
    ];
  const how = `by ${paymentMethodLabels()[booking.paymentMethod]}, as you chose, on the confirmation call`;
  return paymentDueAt === null
    ? [`${formatRupees(amount)} is due. You pay ${how} and not before.`]
    : [
        `${now} is due by ${formatDeadline(paymentDueAt)}${rest}. Pay on your booking's page, or ${how}. If it isn't paid by then, the booking expires and its seats go back on sale.`,
      ];
}

/** Asks for the emergency contact of a booking that a reseller made without. */
export function emergencyParagraph({ priceBasis, emergencyPhone }: BookingEmailData["booking"]): string[] {
  return soldByOf(priceBasis) !== null && emergencyPhone === ""
    ? [
        "The operator needs somebody to call in an emergency. Please add a name and number on your booking's page.",
      ]
    : [];
}

/** Returns the label of the button to a booking's page. */
export function actionOf(booking: BookingEmailData["booking"]): string {
  const isDue = booking.paymentDueAt !== null || booking.balanceDueAt !== null;
  return owedOn(booking) > 0 && isDue ? "View booking and pay" : "View booking";
}

/** Describes what a traveler gets beyond the refund if the operator or the platform cancels, or why it is nothing. */
export function compensationParagraph({
  amount,
  exemption,
}: Omit<TravelerCompensation, "byOperator">): string {
  return exemption
    ? exemptionInWords(exemption)
    : `Beyond the refund you get a compensation of ${formatRupees(amount)}: what the refund schedule would have kept. We ask you for an account or a UPI ID and transfer it.`;
}

export function comesBack(amount: number): string {
  return `We are refunding ${formatRupees(amount)} to your original payment method. ${bankDaysText(null)}`;
}

export function onTheWay({ meetingPoint, carry }: BookingEmailData): Section[] {
  return [
    { heading: "Meeting point", lines: [meetingPoint] },
    ...(carry.length > 0 ? [{ heading: "What to carry", lines: carry.map((item) => `· ${item}`) }] : []),
  ];
}

/** Lists the refunds on cancellation by the schedule the booking was sold with. */
export function cancellationTerms(booking: BookingEmailData["booking"], today: TravelDate): Section {
  if (booking.ownSale !== null) return { heading: "Changes", lines: [changedByOperator()] };
  const soldBy = soldByOf(booking.priceBasis);
  if (soldBy !== null) return { heading: "Changes", lines: [changedByReseller(soldBy)] };
  const periods = refundPeriods(booking.totalAmount, booking.travelDate, today, {
    refundSchedule: booking.refundSchedule ?? refundSchedule,
    maxRefundPercent: booking.maxRefundPercent,
    extras: booking.priceBasis?.extras,
  });
  return {
    heading: "Refund if you cancel",
    lines: periods.map(({ from, to, percent, amount }) => {
      const days =
        from === to ? formatTravelDate(from) : `${formatTravelDate(from)} to ${formatTravelDate(to)}`;
      return `${days}: ${percent === 0 ? "no refund" : `${formatRupees(amount)} (${percent} %)`}`;
    }),
  };
}
