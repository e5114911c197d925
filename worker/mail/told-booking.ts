import { paymentMethodLabels, roomTypeLabels } from "~/domain/booking";
import { partyInWords } from "~/domain/booking-review";
import type { TravelDate } from "~/domain/calendar";
import { refundPeriods, refundSchedule } from "~/domain/cancellation";
import type { DocumentKind } from "~/domain/documents";
import { formatRupees } from "~/domain/money";
import { lastDayOf } from "~/domain/own-booking";
import { formatTravelDate } from "~/domain/travel-date";
import type { BookingRow } from "../bookings/booking-change.repo";
import { renderMail } from "./mail-template";
import type { MailContent } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";

/** What all messages about a booking are made of. */

/** A booking as its messages tell of it. */
export interface ToldBooking {
  booking: Pick<
    BookingRow,
    | "id"
    | "bookingId"
    | "tourTitle"
    | "tourDuration"
    | "departureCity"
    | "travelDate"
    | "numberOfTravelers"
    | "children"
    | "infants"
    | "roomType"
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
    | "refundAtMost"
    | "paymentDueAt"
  >;
  operatorName: string;
  meetingPoint: string;
  carry: readonly string[];
  /** The booking's own page; null where our address is not known. */
  url: string | null;
}

export type Details = NonNullable<MailContent["details"]>;
type Section = NonNullable<MailContent["sections"]>[number];

export function mailAbout(
  { booking, url }: ToldBooking,
  kinds: DocumentKind[],
  {
    subject,
    paragraphs,
    action,
    footnote,
    ...content
  }: Omit<MailContent, "action" | "footnote"> & {
    subject: string;
    /** What the button to the booking's own page says. */
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
      ...(url !== null && { action: { label: action, url } }),
      footnote:
        footnote ??
        "You get this because a tour was booked at Tour Bharat with this address. If it was not you, write to us through the contact page. Whoever has the link to the booking can change it: please keep it to yourself.",
    }),
    ...(kinds.length > 0 && { attachments: { booking: booking.id, kinds } }),
  };
}

export function tripDetails({ booking, operatorName }: ToldBooking): Details {
  const last = lastDayOf(booking);
  const days = formatTravelDate(booking.travelDate);
  return [
    ["Booking", booking.bookingId],
    ["Tour", booking.tourTitle],
    ["Travel date", last === booking.travelDate ? days : `${days} to ${formatTravelDate(last)}`],
    ["Duration", `${booking.tourDuration} from ${booking.departureCity}`],
    ["Travelers", partyInWords(booking)],
    ["Room", roomTypeLabels[booking.roomType]],
    ["Operator", operatorName],
  ];
}

/** What is still owed, whole rupees. */
export function toPay({
  totalAmount,
  paidAmount,
  refundedAmount,
}: Pick<BookingRow, "totalAmount" | "paidAmount" | "refundedAmount">): number {
  return Math.max(0, totalAmount - (paidAmount - refundedAmount));
}

/** The lines of the price as it was sold, and what they come to. */
export function priceDetails(booking: ToldBooking["booking"]): Details {
  const { priceLines, totalAmount, gstPercent, gstAmount, paidAmount, refundedAmount } = booking;
  return [
    ...(priceLines ?? []).map(({ label, amount }) => [label, formatRupees(amount)] as const),
    ["Total", formatRupees(totalAmount)],
    ...(gstAmount === null || gstPercent === null
      ? []
      : [[`GST included, ${gstPercent} %`, formatRupees(gstAmount)] as const]),
    ["Paid", formatRupees(paidAmount)],
    ...(refundedAmount > 0 ? [["Of that returned", formatRupees(refundedAmount)] as const] : []),
    ["To pay", formatRupees(toPay(booking))],
  ];
}

export function paymentParagraph(booking: ToldBooking["booking"]): string[] {
  const amount = toPay(booking);
  if (amount === 0) return [];
  return [
    `${formatRupees(amount)} is to be paid. You pay on the confirmation call by ${paymentMethodLabels[booking.paymentMethod]}, as you chose, and nothing before.`,
  ];
}

export function comesBack(amount: number): string {
  return `${formatRupees(amount)} comes back to you, the way it was paid. Banks take up to seven working days.`;
}

export function onTheWay({ meetingPoint, carry }: ToldBooking): Section[] {
  return [
    { heading: "Where we meet", lines: [meetingPoint] },
    ...(carry.length > 0 ? [{ heading: "What to carry", lines: carry.map((item) => `· ${item}`) }] : []),
  ];
}

/** What comes back when it is cancelled, by the schedule it was sold with. */
export function cancellationTerms(booking: ToldBooking["booking"], today: TravelDate): Section {
  const periods = refundPeriods(booking.totalAmount, booking.travelDate, today, {
    refundSchedule: booking.refundSchedule ?? refundSchedule,
    refundAtMost: booking.refundAtMost,
  });
  return {
    heading: "If you cancel, you get back",
    lines: periods.map(({ from, to, percent, amount }) => {
      const days =
        from === to ? formatTravelDate(from) : `${formatTravelDate(from)} to ${formatTravelDate(to)}`;
      return `${days}: ${percent === 0 ? "nothing" : `${formatRupees(amount)} (${percent} %)`}`;
    }),
  };
}
