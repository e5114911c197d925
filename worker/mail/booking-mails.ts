import { paymentMethodLabels, roomTypeLabels } from "~/domain/booking";
import type { BookingActor } from "~/domain/booking-history";
import { partyInWords } from "~/domain/booking-review";
import { formatInstantInIndia } from "~/domain/calendar";
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

/**
 * Every message about a booking, to its customer. Its address is whatever was typed, so nothing longer than a name that
 * somebody typed stands in one: no special requests, and the reason of a cancellation only where it is not the customer's.
 */

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

type Details = NonNullable<MailContent["details"]>;
type Section = NonNullable<MailContent["sections"]>[number];

/** Told where the trip is near. Source: 112.gov.in, India's one number for police, fire and ambulance. */
const emergencyLine = "Police, fire and ambulance answer on 112, from any phone in India.";

/** A booking that waits for its payment and keeps its seats until then. */
export function bookingReceivedMail(told: ToldBooking, today: TravelDate): Mail {
  const { booking } = told;
  const until =
    booking.paymentDueAt === null ? "" : ` until ${formatInstantInIndia(booking.paymentDueAt)} (IST)`;
  return mailAbout(told, [], {
    subject: `Your booking ${booking.bookingId} waits for its payment`,
    preheader: `We keep your seats${until}.`,
    heading: "Your seats are kept",
    paragraphs: [
      `Thank you for booking with Tour Bharat. We keep your seats${until}. As soon as your payment is here the booking is confirmed, and we write to you again.`,
    ],
    details: [...tripDetails(told), ...priceDetails(booking)],
    action: "See the booking and pay",
    sections: [cancellationTerms(booking, today)],
  });
}

export function bookingConfirmedMail(told: ToldBooking, today: TravelDate): Mail {
  const { booking } = told;
  return mailAbout(told, ["voucher", "invoice", "calendar"], {
    subject: `Your booking ${booking.bookingId} is confirmed: ${booking.tourTitle}`,
    preheader: `${formatTravelDate(booking.travelDate)}, ${formatRupees(booking.totalAmount)} in all.`,
    heading: "Your booking is confirmed",
    paragraphs: [
      "Thank you for booking with Tour Bharat. Your seats are yours. The voucher to show at the start, the invoice and a file for your calendar are attached.",
      ...paymentParagraph(booking),
    ],
    details: [...tripDetails(told), ...priceDetails(booking)],
    action: "See your booking",
    sections: [...onTheWay(told), cancellationTerms(booking, today)],
  });
}

/**
 * Another party or another date.
 * @param told the booking as it is now
 * @param refund whole rupees that come back by this change
 */
export function bookingChangedMail(
  told: ToldBooking,
  before: ToldBooking["booking"],
  refund: number,
  today: TravelDate,
): Mail {
  const { booking } = told;
  const difference = booking.totalAmount - before.totalAmount;
  const changes: Details = (
    [
      ["Travel date", formatTravelDate(before.travelDate), formatTravelDate(booking.travelDate)],
      ["Travelers", partyInWords(before), partyInWords(booking)],
      ["Total", formatRupees(before.totalAmount), formatRupees(booking.totalAmount)],
    ] as const
  ).flatMap(([what, was, is]) =>
    was === is
      ? []
      : [
          [`${what} before`, was],
          [`${what} now`, is],
        ],
  );
  return mailAbout(told, ["calendar"], {
    subject: `Your booking ${booking.bookingId} is changed: ${booking.tourTitle}`,
    preheader: `${formatTravelDate(booking.travelDate)}, ${formatRupees(booking.totalAmount)} in all.`,
    heading: "Your booking is changed",
    paragraphs: [
      "This is what your booking was and what it is now. A new file for your calendar is attached.",
      ...(refund > 0 ? [comesBack(refund)] : paymentParagraph(booking)),
    ],
    details: [
      ...changes,
      ...(difference === 0
        ? []
        : [[difference > 0 ? "Costs more" : "Costs less", formatRupees(Math.abs(difference))] as const]),
      ...tripDetails(told),
      ...priceDetails(booking),
      ...(refund > 0 ? [["Comes back to you", formatRupees(refund)] as const] : []),
    ],
    action: "See your booking",
    sections: [...onTheWay(told), cancellationTerms(booking, today)],
  });
}

/** @param cancellation `refund` is what comes back of what was paid, whole rupees */
export function bookingCancelledMail(
  told: ToldBooking,
  { by, reason, refund }: { by: BookingActor; reason: string | null; refund: number },
): Mail {
  const { booking, operatorName } = told;
  const who: Record<BookingActor, string> = {
    traveler: "Your booking is cancelled, as you asked.",
    operator: `${operatorName}, who runs the tour, had to cancel your booking.`,
    team: "We have cancelled your booking.",
    system: "Your booking was cancelled.",
  };
  const granted = booking.refundDue ?? 0;
  const money =
    refund > 0
      ? comesBack(refund)
      : booking.paidAmount === 0
        ? "Nothing was paid yet, so nothing has to come back, and you owe us nothing."
        : "By the terms it was sold with nothing comes back.";
  return mailAbout(told, ["calendar"], {
    subject: `Your booking ${booking.bookingId} is cancelled: ${booking.tourTitle}`,
    preheader: refund > 0 ? `${formatRupees(refund)} comes back to you.` : "Its seats are free again.",
    heading: "Your booking is cancelled",
    paragraphs: [
      who[by],
      ...(by === "traveler" || reason === null ? [] : [`The reason given: ${reason}`]),
      money,
      "The attached file takes the trip out of your calendar.",
    ],
    details: [
      ...tripDetails(told),
      ["Total", formatRupees(booking.totalAmount)],
      ["Paid", formatRupees(booking.paidAmount)],
      ["Granted by the terms", formatRupees(granted)],
      ["Comes back to you", formatRupees(refund)],
    ],
    action: "See the booking",
    footnote:
      by === "traveler" ? "If it was not you, write to us through the contact page at once." : undefined,
  });
}

/** A booking whose payment did not come in time. */
export function bookingExpiredMail(told: ToldBooking): Mail {
  const { booking } = told;
  return mailAbout(told, [], {
    subject: `Your booking ${booking.bookingId} has expired: ${booking.tourTitle}`,
    preheader: "The payment did not come in time.",
    heading: "Your booking has expired",
    paragraphs: [
      "The payment for your booking did not come in time, so its seats are on sale again. You owe us nothing.",
      "If you have just paid, do nothing: as long as there is room the booking is confirmed when the payment arrives, and otherwise all of it comes back to you. We write to you either way.",
    ],
    details: tripDetails(told),
    action: "See the booking",
  });
}

/** @param payment what has come now, and what of it was not owed and goes back; whole rupees */
export function paymentReceivedMail(
  told: ToldBooking,
  { amount, refund }: { amount: number; refund: number },
): Mail {
  const { booking } = told;
  const left = toPay(booking);
  return mailAbout(told, [], {
    subject: `We have received ${formatRupees(amount)} for your booking ${booking.bookingId}`,
    preheader: left === 0 ? "Thank you. All is paid." : `Thank you. ${formatRupees(left)} is left to pay.`,
    heading: "Your payment is here",
    paragraphs: [
      `We have received ${formatRupees(amount)}. Thank you.`,
      ...(refund > 0 ? [`That is more than was owed. ${comesBack(refund)}`] : []),
    ],
    details: [...tripDetails(told), ...priceDetails(booking)],
    action: "See your booking",
  });
}

/**
 * A payment that came when there was nothing left to pay for.
 * @param payment `reason` says why, in our own words; `refund` goes back, whole rupees
 */
export function paymentReturnedMail(
  told: ToldBooking,
  { reason, refund }: { reason: string | null; refund: number },
): Mail {
  const { booking } = told;
  return mailAbout(told, [], {
    subject: `Your payment for booking ${booking.bookingId} comes back to you`,
    preheader: `${formatRupees(refund)} is on its way back.`,
    heading: "Your payment comes back",
    paragraphs: [
      "A payment reached us that we could not take for this booking.",
      ...(reason === null ? [] : [reason]),
      comesBack(refund),
    ],
    details: [...tripDetails(told), ["Comes back to you", formatRupees(refund)]],
    action: "See the booking",
  });
}

/** Money that has been sent back. @param amount whole rupees @param byHand whether a person of ours has sent it */
export function refundSentMail(
  told: ToldBooking,
  { amount, byHand }: { amount: number; byHand: boolean },
): Mail {
  const { booking } = told;
  return mailAbout(told, [], {
    subject: `${formatRupees(amount)} for booking ${booking.bookingId} has been sent back to you`,
    preheader: "Your refund is on its way to your bank.",
    heading: "Your refund has been sent",
    paragraphs: [
      `We have sent ${formatRupees(amount)} back to you${byHand ? "" : ", to where it was paid from"}.`,
      "Banks take up to seven working days to show it.",
    ],
    details: [
      ...tripDetails(told),
      ["Sent back", formatRupees(amount)],
      ["Returned in all, with what is under way", formatRupees(booking.refundedAmount)],
    ],
    action: "See the booking",
  });
}

/** @param days until the trip begins */
export function reminderMail(told: ToldBooking, days: 1 | 7): Mail {
  const { booking, operatorName } = told;
  const when = days === 1 ? "tomorrow" : "in 7 days";
  return mailAbout(told, ["voucher"], {
    subject: `${days === 1 ? "Tomorrow" : "In 7 days"}: ${booking.tourTitle} (${booking.bookingId})`,
    preheader: `We meet: ${told.meetingPoint}`,
    heading: `Your trip begins ${when}`,
    paragraphs: [
      `${formatTravelDate(booking.travelDate)} is the day. ${operatorName} runs the tour and waits for you. Your voucher is attached: on a phone or on paper, both will do.`,
      ...paymentParagraph(booking),
    ],
    details: tripDetails(told),
    action: "See your booking",
    sections: [...onTheWay(told), { heading: "In an emergency", lines: [emergencyLine] }],
  });
}

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

function toPay({
  totalAmount,
  paidAmount,
  refundedAmount,
}: Pick<BookingRow, "totalAmount" | "paidAmount" | "refundedAmount">): number {
  return Math.max(0, totalAmount - (paidAmount - refundedAmount));
}

/** The lines of the price as it was sold, and what they come to. */
function priceDetails(booking: ToldBooking["booking"]): Details {
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

function paymentParagraph(booking: ToldBooking["booking"]): string[] {
  const amount = toPay(booking);
  if (amount === 0) return [];
  return [
    `${formatRupees(amount)} is to be paid. You pay on the confirmation call by ${paymentMethodLabels[booking.paymentMethod]}, as you chose, and nothing before.`,
  ];
}

function comesBack(amount: number): string {
  return `${formatRupees(amount)} comes back to you, the way it was paid. Banks take up to seven working days.`;
}

function onTheWay({ meetingPoint, carry }: ToldBooking): Section[] {
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
