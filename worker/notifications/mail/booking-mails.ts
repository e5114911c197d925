import type { TravelerCompensation } from "~/domain/bookings/compensation";
import { contactLine, type TripContact } from "~/domain/trips/trip-contacts";
import type { BookingActor } from "~/domain/bookings/booking-history";
import { partyInWords } from "~/domain/bookings/booking-review";
import { askedInWords, partyDueAt } from "~/domain/trips/party-details";
import { usualDueDays, type OwnQuestion, type PartyQuestion } from "~/domain/bookings/party-questions";
import { owedOn } from "~/domain/bookings/unpaid-booking";
import { formatDeadline, type TravelDate } from "~/domain/calendar/calendar";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { formatRupees } from "~/domain/money/money";
import { soldByOf } from "~/domain/partners/reseller";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { renderMail } from "./mail-template";
import type { Mail } from "./mailer";
import {
  actionOf,
  cancellationTerms,
  comesBack,
  compensationParagraph,
  depositOf,
  emergencyParagraph,
  mailAbout,
  onTheWay,
  paymentParagraph,
  priceDetails,
  tripDetails,
  type Details,
  type BookingEmailData,
} from "./booking-email-data";

/**
 * Mails about a booking, to its customer. Their address is unverified user input, so they contain no user text longer than a name: no
 * special requests, and the reason of a cancellation only if the customer is not its author.
 */

/** Included shortly before a trip. Source: 112.gov.in, India's single number for police, fire and ambulance. */
const emergencyLine = "Police, fire and ambulance answer on 112, from any phone in India.";

/** Sent to the customer if someone enters the right pair after too many wrong ones. */
export function bookingLinkMail({
  to,
  bookingId,
  url,
}: {
  to: string;
  bookingId: string;
  url: string;
}): Mail {
  return {
    to,
    subject: `The link to your booking ${bookingId}`,
    ...renderMail({
      preheader: "It opens your booking without its ID and your e-mail address.",
      heading: "Your booking",
      paragraphs: [
        `Someone looked for booking ${bookingId} with this e-mail address. After many wrong tries we show it to nobody for an hour, so here is its link.`,
        "Anyone with the link can change the booking, so please keep it private.",
      ],
      action: { label: "View booking", url },
      footnote: "If it wasn't you, ignore this mail. Nobody has seen your booking.",
    }),
  };
}

/** Sent to the customer when an assistant asks about the booking: it learns status and dates only. */
export function linkForAssistantMail({ to, bookingId, url }: Parameters<typeof bookingLinkMail>[0]): Mail {
  return {
    to,
    subject: `Your booking ${bookingId}, for which an assistant asked`,
    ...renderMail({
      preheader: "Prices and changes are for you alone.",
      heading: "Your booking",
      paragraphs: [
        `An assistant asked about booking ${bookingId} and named your e-mail address. We told it the state and the dates. What it costs, and every change, is on your own page.`,
        "Anyone with the link can change the booking, so please keep it private.",
      ],
      action: { label: "View booking", url },
      footnote: "If you asked no assistant, there is nothing to do: nothing was changed.",
    }),
  };
}

/** Sent for a booking that holds its seats until its address is confirmed, or it is paid. */
export function bookingToConfirmMail(data: BookingEmailData, today: TravelDate): Mail {
  const { booking } = data;
  const by = booking.paymentDueAt === null ? "" : ` by ${formatDeadline(booking.paymentDueAt)}`;
  return mailAbout(data, [], {
    subject: `Confirm your booking ${booking.bookingId}${by}`,
    preheader: `We are holding your seats. ${data.isByAgent ? "Check the booking and agree" : "Confirm your address"}${by}.`,
    heading: data.isByAgent ? "Check what your assistant prepared" : "Confirm your e-mail address",
    paragraphs: [
      data.isByAgent
        ? "An assistant prepared this booking for you. We are holding your seats: check it, and agree if it is right. If you didn't ask for it, do nothing, and it ends by itself."
        : "Thank you for booking with Tour Bharat. We are holding your seats, and the booking is confirmed once you confirm your address.",
      ...paymentParagraph(data),
    ],
    details: [...tripDetails(data), ...priceDetails(booking)],
    action: actionOf(booking),
    sections: [cancellationTerms(booking, today)],
  });
}

/** Sent for a booking that holds its seats until it is paid. */
export function bookingReceivedMail(data: BookingEmailData, today: TravelDate): Mail {
  const { booking } = data;
  const until = booking.paymentDueAt === null ? "" : ` until ${formatDeadline(booking.paymentDueAt)}`;
  return mailAbout(data, [], {
    subject: `Your booking ${booking.bookingId} is waiting for payment`,
    preheader: `We are holding your seats${until}.`,
    heading: "Your seats are on hold",
    paragraphs: [
      `Thank you for booking with Tour Bharat. We are holding your seats${until}. We confirm the booking as soon as we receive your payment, and send you another mail.`,
    ],
    details: [...tripDetails(data), ...priceDetails(booking)],
    action: "View booking and pay",
    sections: [cancellationTerms(booking, today)],
  });
}

export function bookingConfirmedMail(data: BookingEmailData, today: TravelDate): Mail {
  const { booking } = data;
  const isOurSale = booking.ownSale === null && soldByOf(booking.priceBasis) === null;
  const hasInvoice = isOurSale && booking.totalAmount > 0 && owedOn(booking) === 0;
  const isReserved = booking.paymentDueAt !== null;
  return mailAbout(data, isOurSale ? ["voucher", "invoice", "calendar"] : ["voucher", "calendar"], {
    subject: `Your booking ${booking.bookingId} is confirmed: ${booking.tourTitle}`,
    preheader: `${formatTravelDate(booking.travelDate)}${isOurSale ? `, total ${formatRupees(booking.totalAmount)}` : ""}.`,
    heading: isReserved ? "Your seats are reserved" : "Your booking is confirmed",
    paragraphs: [
      `Thank you for booking with Tour Bharat. Your seats are ${isReserved ? "reserved" : "booked"}. Your voucher to show at the start${hasInvoice ? ", the invoice" : ""} and a calendar file are attached.`,
      ...paymentParagraph(data),
      ...emergencyParagraph(booking),
    ],
    details: [...tripDetails(data), ...priceDetails(booking)],
    action: actionOf(booking),
    sections: [...onTheWay(data), cancellationTerms(booking, today)],
  });
}

/**
 * Sent after a change of party, date or price.
 * @param data the booking after the change
 * @param change.refund whole rupees that this change refunds
 * @param change.note who changed it and why; null for the traveler's own change
 */
export function bookingChangedMail(
  data: BookingEmailData,
  before: BookingEmailData["booking"],
  { refund, note }: { refund: number; note: string | null },
  today: TravelDate,
): Mail {
  const { booking } = data;
  const isPriced = soldByOf(booking.priceBasis) === null;
  const difference = isPriced ? booking.totalAmount - before.totalAmount : 0;
  const changes: Details = (
    [
      ["Travel date", formatTravelDate(before.travelDate), formatTravelDate(booking.travelDate)],
      ["Travelers", partyInWords(before), partyInWords(booking)],
      ...(isPriced
        ? [["Total", formatRupees(before.totalAmount), formatRupees(booking.totalAmount)] as const]
        : []),
    ] as const
  ).flatMap(([what, was, is]) =>
    was === is
      ? []
      : [
          [`${what} before`, was],
          [`${what} now`, is],
        ],
  );
  return mailAbout(data, ["calendar"], {
    subject: `Your booking ${booking.bookingId} has changed: ${booking.tourTitle}`,
    preheader: `${formatTravelDate(booking.travelDate)}${isPriced ? `, total ${formatRupees(booking.totalAmount)}` : ""}.`,
    heading: "Your booking has changed",
    paragraphs: [
      ...(note === null ? [] : [note]),
      "Your booking was changed as shown below. A new calendar file is attached.",
      ...(isPriced && refund > 0 ? [comesBack(refund)] : paymentParagraph(data)),
    ],
    details: [
      ...changes,
      ...(difference === 0
        ? []
        : [
            [
              difference > 0 ? "Price increase" : "Price decrease",
              formatRupees(Math.abs(difference)),
            ] as const,
          ]),
      ...tripDetails(data),
      ...priceDetails(booking),
      ...(isPriced && refund > 0 ? [["Refund", formatRupees(refund)] as const] : []),
    ],
    action: actionOf(booking),
    sections: [...onTheWay(data), cancellationTerms(booking, today)],
  });
}

/** @param amount that a bank took back for a dispute and is due again, whole rupees */
export function paymentTakenBackMail(data: BookingEmailData, amount: number): Mail {
  const { booking } = data;
  return mailAbout(data, [], {
    subject: `${formatRupees(amount)} is due again for booking ${booking.bookingId}: ${booking.tourTitle}`,
    preheader: "Your bank took your payment back.",
    heading: "Your payment was taken back",
    paragraphs: [
      `Your bank took back ${formatRupees(amount)} that you paid for this booking, so the amount is due again. We keep your seats for now. Your voucher is valid again once it is paid.`,
      ...paymentParagraph(data),
      "If you do not want to travel, please cancel the booking on its page.",
    ],
    details: [...tripDetails(data), ...priceDetails(booking)],
    action: actionOf(booking),
  });
}

/** @param cancellation `refund` is the refunded part of the payments, whole rupees */
export function bookingCancelledMail(
  data: BookingEmailData,
  {
    by,
    reason,
    refund,
    compensation = null,
  }: {
    by: BookingActor;
    reason: string | null;
    refund: number;
    compensation?: TravelerCompensation | null | undefined;
  },
): Mail {
  const { booking, operatorName } = data;
  const soldBy = soldByOf(booking.priceBasis);
  const who: Record<BookingActor, string> = {
    traveler: "Your booking is canceled, as you asked.",
    operator: `${operatorName}, who runs the tour, had to cancel your booking.`,
    team: "We have canceled your booking.",
    reseller: `${soldBy}, with whom you booked, has canceled your booking.`,
    system: "Your booking was canceled.",
  };
  const granted = booking.refundDue ?? 0;
  const paidTo = booking.ownSale === null ? soldBy : operatorName;
  const isOwn = paidTo !== null;
  const money = isOwn
    ? `${paidTo} took this booking. Please ask them about anything you paid.`
    : refund > 0
      ? comesBack(refund)
      : booking.paidAmount === 0
        ? "Nothing was paid, so there is nothing to refund and nothing to pay."
        : "Under the booking's refund schedule, there is no refund.";
  return mailAbout(data, ["calendar"], {
    subject: `Your booking ${booking.bookingId} is canceled: ${booking.tourTitle}`,
    preheader: isOwn
      ? money
      : refund > 0
        ? `We are refunding ${formatRupees(refund)}.`
        : "There is no refund.",
    heading: "Your booking is canceled",
    paragraphs: [
      who[by],
      ...(by === "traveler" || reason === null ? [] : [`Reason: ${reason}`]),
      money,
      ...(compensation ? [compensationParagraph(compensation)] : []),
      "The attached file removes the trip from your calendar.",
    ],
    details: [
      ...tripDetails(data),
      ...(soldBy === null
        ? [["Total", formatRupees(booking.totalAmount)] as const]
        : [["Booked with", soldBy] as const]),
      ...(isOwn
        ? []
        : ([
            ["Paid", formatRupees(booking.paidAmount)],
            ["Refund under the schedule", formatRupees(granted)],
            ["Refund", formatRupees(refund)],
            ...(compensation?.amount ? [["Compensation", formatRupees(compensation.amount)] as const] : []),
          ] as const)),
    ],
    action: "View booking",
    footnote:
      by === "traveler" ? "If it wasn't you, contact us right away through the contact page." : undefined,
  });
}

/**
 * Sent if a booking was not paid in time, or its address not confirmed.
 * @param why a sentence
 * @param wasConfirmed true if an earlier mail had its calendar file
 */
export function bookingExpiredMail(
  data: BookingEmailData,
  { why, wasConfirmed }: { why: string; wasConfirmed: boolean },
): Mail {
  const { booking } = data;
  return mailAbout(data, wasConfirmed ? ["calendar"] : [], {
    subject: `Your booking ${booking.bookingId} has expired: ${booking.tourTitle}`,
    preheader: why,
    heading: "Your booking has expired",
    paragraphs: [
      `${why} The seats are on sale again, and there is nothing to pay.`,
      "If you have just paid, there is nothing to do. When the payment arrives, we confirm the booking if seats are left, or refund you in full. We send you a mail either way.",
      ...(wasConfirmed ? ["The attached file removes the trip from your calendar."] : []),
    ],
    details: tripDetails(data),
    action: "View booking",
  });
}

/** Sent before and after the date of a balance of which a deposit was paid. Its button opens the pay page, also signed out. */
export function balanceReminderMail(data: BookingEmailData): Mail {
  const { booking, url } = data;
  const left = formatRupees(owedOn(booking));
  const due = booking.balanceDueAt === null ? "" : ` by ${formatDeadline(booking.balanceDueAt)}`;
  return mailAbout({ ...data, url: url && `${url}/pay` }, [], {
    subject: `The balance of ${left} is due for your booking ${booking.bookingId}: ${booking.tourTitle}`,
    preheader: `Please pay${due}.`,
    heading: "Your balance is due",
    paragraphs: paymentParagraph(data),
    details: [...tripDetails(data), ...priceDetails(booking)],
    action: `Pay ${left}`,
  });
}

/** Sent before the due date of an unpaid booking. */
export function paymentReminderMail(data: BookingEmailData): Mail {
  const { booking } = data;
  const due = booking.paymentDueAt === null ? "" : ` by ${formatDeadline(booking.paymentDueAt)}`;
  return mailAbout(data, [], {
    subject: `${formatRupees(depositOf(booking)?.amount ?? owedOn(booking))} is due for your booking ${booking.bookingId}: ${booking.tourTitle}`,
    preheader: `Please pay${due}.`,
    heading: "Your payment is due soon",
    paragraphs: paymentParagraph(data),
    details: [...tripDetails(data), ...priceDetails(booking)],
    action: actionOf(booking),
  });
}

/** @param days until the trip begins @param contacts whom to call on the way */
export function reminderMail(
  data: BookingEmailData,
  { days, contacts }: { days: 1 | 7; contacts: readonly TripContact[] },
): Mail {
  const { booking, operatorName } = data;
  const when = days === 1 ? "tomorrow" : "in 7 days";
  const start = startInWords(booking.travelDate, data.departures);
  return mailAbout(data, ["voucher"], {
    subject: `${days === 1 ? "Tomorrow" : "In 7 days"}: ${booking.tourTitle} (${booking.bookingId})`,
    preheader: `Starts ${start}. Meeting point: ${data.meetingPoint}`,
    heading: `Your trip begins ${when}`,
    paragraphs: [
      `Your tour starts ${start}. ${operatorName} runs it and will meet you there. Your voucher is attached. Show it on your phone or on paper.`,
      ...paymentParagraph(data),
    ],
    details: tripDetails(data),
    action: actionOf(booking),
    sections: [
      ...onTheWay(data),
      { heading: "Who to call", lines: contacts.map(contactLine) },
      { heading: "In an emergency", lines: [emergencyLine] },
    ],
  });
}

/**
 * Sent before the names of a party are due, if something is missing.
 * @param data its `url` opens the form of the names
 */
export function partyReminderMail(
  data: BookingEmailData,
  asked: readonly PartyQuestion[],
  own: readonly OwnQuestion[],
): Mail {
  const { booking, departures, operatorName } = data;
  const due = formatDeadline(
    partyDueAt(departures, booking.travelDate, Math.max(usualDueDays, ...own.map(({ dueDays }) => dueDays))),
  );
  const words = askedInWords(
    asked,
    own.map(({ label }) => label),
  );
  const also = words === "" ? "" : ` It also needs: ${words}.`;
  return mailAbout(data, [], {
    subject: `Names of your party for ${booking.bookingId}, by ${due}`,
    preheader: `${operatorName} needs the name of each traveler.`,
    heading: "Please add the names of your party",
    paragraphs: [
      `${operatorName} needs the name of each traveler by ${due}, for rooms, tickets and permits.${also} Some of it is still missing. Please don't reply with these details; enter them on your booking's page.`,
      ...emergencyParagraph(booking),
    ],
    details: tripDetails(data),
    action: "Add names",
  });
}
