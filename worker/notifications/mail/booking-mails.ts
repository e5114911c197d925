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
import { bookingMailMessages } from "./booking/messages";
import type { Mail } from "./mailer";
import {
  aboutBooking,
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
  reasonInWords,
  tripDetails,
  type Details,
  type BookingEmailData,
} from "./booking-email-data";

/**
 * Mails about a booking, to its customer. Their address is unverified user input, so they contain no user text longer than a name: no
 * special requests, and the reason of a cancellation only if the customer is not its author.
 */

/** The link to a booking. */
interface LinkMail {
  to: string;
  bookingId: string;
  url: string;
}

/** Sent to the customer if someone enters the right pair after too many wrong ones. */
export function bookingLinkMail({ to, bookingId, url }: LinkMail): Mail {
  const { link, actions } = bookingMailMessages();
  const { subject, ...words } = link(bookingId);
  return { to, subject, ...renderMail({ ...words, action: { label: actions.view, url } }) };
}

/** Sent to the customer when an assistant asks about the booking: it learns status and dates only. */
export function linkForAssistantMail({ to, bookingId, url }: LinkMail): Mail {
  const { linkForAssistant, actions } = bookingMailMessages();
  const { subject, ...words } = linkForAssistant(bookingId);
  return { to, subject, ...renderMail({ ...words, action: { label: actions.view, url } }) };
}

/** Sent for a booking that holds its seats until its address is confirmed, or it is paid. */
export function bookingToConfirmMail(data: BookingEmailData, today: TravelDate): Mail {
  const { booking } = data;
  const m = bookingMailMessages();
  const { intro, ...words } = (data.isByAgent ? m.toAgree : m.toConfirm)(booking.bookingId, dueOf(booking));
  return mailAbout(data, [], {
    ...words,
    paragraphs: [intro, ...paymentParagraph(data)],
    details: [...tripDetails(data), ...priceDetails(booking)],
    action: actionOf(booking),
    sections: [cancellationTerms(booking, today)],
  });
}

/** Formats until when the seats are held, or payment is due; null for any time. */
function dueOf({ paymentDueAt }: BookingEmailData["booking"]): string | null {
  return paymentDueAt === null ? null : formatDeadline(paymentDueAt);
}

/** Sent for a booking that holds its seats until it is paid. */
export function bookingReceivedMail(data: BookingEmailData, today: TravelDate): Mail {
  const { booking } = data;
  const m = bookingMailMessages();
  return mailAbout(data, [], {
    ...m.received(booking.bookingId, dueOf(booking)),
    details: [...tripDetails(data), ...priceDetails(booking)],
    action: m.actions.viewAndPay,
    sections: [cancellationTerms(booking, today)],
  });
}

export function bookingConfirmedMail(data: BookingEmailData, today: TravelDate): Mail {
  const { booking } = data;
  const isOurSale = booking.ownSale === null && soldByOf(booking.priceBasis) === null;
  const hasInvoice = isOurSale && booking.totalAmount > 0 && owedOn(booking) === 0;
  const isReserved = booking.paymentDueAt !== null;
  const { confirmed: m } = bookingMailMessages();
  return mailAbout(data, isOurSale ? ["voucher", "invoice", "calendar"] : ["voucher", "calendar"], {
    subject: m.subject(aboutBooking(booking)),
    preheader: m.preheader(
      formatTravelDate(booking.travelDate),
      isOurSale ? formatRupees(booking.totalAmount) : null,
    ),
    heading: isReserved ? m.reserved : m.heading,
    paragraphs: [
      m.intro({ isReserved, hasInvoice }),
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
  const { changed: m, confirmed, details } = bookingMailMessages();
  const changes: Details = (
    [
      [m.date, formatTravelDate(before.travelDate), formatTravelDate(booking.travelDate)],
      [m.travelers, partyInWords(before), partyInWords(booking)],
      ...(isPriced
        ? [[m.total, formatRupees(before.totalAmount), formatRupees(booking.totalAmount)] as const]
        : []),
    ] as const
  ).flatMap(([[labelBefore = "", labelNow = ""], was, is]) =>
    was === is
      ? []
      : [
          [labelBefore, was],
          [labelNow, is],
        ],
  );
  return mailAbout(data, ["calendar"], {
    subject: m.subject(aboutBooking(booking)),
    preheader: confirmed.preheader(
      formatTravelDate(booking.travelDate),
      isPriced ? formatRupees(booking.totalAmount) : null,
    ),
    heading: m.heading,
    paragraphs: [
      ...(note === null ? [] : [note]),
      m.intro,
      ...(isPriced && refund > 0 ? [comesBack(refund)] : paymentParagraph(data)),
    ],
    details: [
      ...changes,
      ...(difference === 0
        ? []
        : [[difference > 0 ? m.increase : m.decrease, formatRupees(Math.abs(difference))] as const]),
      ...tripDetails(data),
      ...priceDetails(booking),
      ...(isPriced && refund > 0 ? [[details.refund, formatRupees(refund)] as const] : []),
    ],
    action: actionOf(booking),
    sections: [...onTheWay(data), cancellationTerms(booking, today)],
  });
}

/** @param amount that a bank took back for a dispute and is due again, whole rupees */
export function paymentTakenBackMail(data: BookingEmailData, amount: number): Mail {
  const { booking } = data;
  const { intro, ifNot, ...words } = bookingMailMessages().takenBack({
    ...aboutBooking(booking),
    amount: formatRupees(amount),
  });
  return mailAbout(data, [], {
    ...words,
    paragraphs: [intro, ...paymentParagraph(data), ifNot],
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
  const { canceled: m, details, actions } = bookingMailMessages();
  const granted = booking.refundDue ?? 0;
  const paidTo = booking.ownSale === null ? soldBy : operatorName;
  const isOwn = paidTo !== null;
  const money = isOwn
    ? m.paidElsewhere(paidTo)
    : refund > 0
      ? comesBack(refund)
      : booking.paidAmount === 0
        ? m.nothingPaid
        : m.noneBySchedule;
  return mailAbout(data, ["calendar"], {
    subject: m.subject(aboutBooking(booking)),
    preheader: isOwn ? money : refund > 0 ? m.refunding(formatRupees(refund)) : m.noRefund,
    heading: m.heading,
    paragraphs: [
      m.by(operatorName, soldBy)[by],
      ...(by === "traveler" || reason === null ? [] : [m.reason(reasonInWords(reason))]),
      money,
      ...(compensation ? [compensationParagraph(compensation)] : []),
      m.calendar,
    ],
    details: [
      ...tripDetails(data),
      ...(soldBy === null
        ? [[details.total, formatRupees(booking.totalAmount)] as const]
        : [[details.bookedWith, soldBy] as const]),
      ...(isOwn
        ? []
        : ([
            [details.paid, formatRupees(booking.paidAmount)],
            [details.refundBySchedule, formatRupees(granted)],
            [details.refund, formatRupees(refund)],
            ...(compensation?.amount
              ? [[details.compensation, formatRupees(compensation.amount)] as const]
              : []),
          ] as const)),
    ],
    action: actions.view,
    footnote: by === "traveler" ? m.footnote : undefined,
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
  const { expired: m, canceled, actions } = bookingMailMessages();
  const reason = reasonInWords(why);
  return mailAbout(data, wasConfirmed ? ["calendar"] : [], {
    subject: m.subject(aboutBooking(data.booking)),
    preheader: reason,
    heading: m.heading,
    paragraphs: [m.intro(reason), m.justPaid, ...(wasConfirmed ? [canceled.calendar] : [])],
    details: tripDetails(data),
    action: actions.view,
  });
}

/** Sent before and after the date of a balance of which a deposit was paid. Its button opens the pay page, also signed out. */
export function balanceReminderMail(data: BookingEmailData): Mail {
  const { booking, url } = data;
  const { balance, actions } = bookingMailMessages();
  const amount = formatRupees(owedOn(booking));
  const date = booking.balanceDueAt === null ? null : formatDeadline(booking.balanceDueAt);
  return mailAbout({ ...data, url: url && `${url}/pay` }, [], {
    ...balance({ ...aboutBooking(booking), amount, date }),
    paragraphs: paymentParagraph(data),
    details: [...tripDetails(data), ...priceDetails(booking)],
    action: actions.pay(amount),
  });
}

/** Sent before the due date of an unpaid booking. */
export function paymentReminderMail(data: BookingEmailData): Mail {
  const { booking } = data;
  const amount = formatRupees(depositOf(booking)?.amount ?? owedOn(booking));
  return mailAbout(data, [], {
    ...bookingMailMessages().paymentDue({ ...aboutBooking(booking), amount, date: dueOf(booking) }),
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
  const { reminder: m } = bookingMailMessages();
  const start = startInWords(booking.travelDate, data.departures);
  return mailAbout(data, ["voucher"], {
    subject: `${m.subject[days]}: ${booking.tourTitle} (${booking.bookingId})`,
    preheader: m.preheader(start, data.meetingPoint),
    heading: m.heading[days],
    paragraphs: [m.intro(start, operatorName), ...paymentParagraph(data)],
    details: tripDetails(data),
    action: actionOf(booking),
    sections: [
      ...onTheWay(data),
      { heading: m.call, lines: contacts.map(contactLine) },
      { heading: m.emergency, lines: [m.emergencyLine] },
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
  const { party, actions } = bookingMailMessages();
  const { intro, ...shown } = party({ booking: booking.bookingId, operator: operatorName, due, words });
  return mailAbout(data, [], {
    ...shown,
    paragraphs: [intro, ...emergencyParagraph(booking)],
    details: tripDetails(data),
    action: actions.addNames,
  });
}
