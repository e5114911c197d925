import { partyInWords } from "~/domain/bookings/booking-review";
import { offerEntries } from "~/domain/bookings/offer-in-words";
import { ownSaleLabels } from "~/domain/bookings/own-booking";
import { owedOn } from "~/domain/bookings/unpaid-booking";
import { formatDeadline, instantInIndia } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { exemptionInWords } from "~/domain/departures/exemption";
import { saleOf, operatorShareOf, type Sale } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { currentLanguage, defaultLanguage, type Language } from "~/domain/language/language";
import { soldAs } from "~/domain/bookings/sale";
import type { NewNotification, NotificationMail } from "~/domain/notifications/notification";
import type { NotificationName } from "~/domain/notifications/notification-events";
import { notificationMessages } from "~/domain/notifications/messages";
import { isUrgentTrip } from "~/domain/notifications/quiet-hours";
import { inLanguage } from "../../platform/language";
import { maxVariable, singleLine } from "../mail/mail-text";
import type { BookingState, BookingWrite } from "../../bookings/booking-change.repo";
import type { BookingRow } from "../../platform/db/schema";
import { isAnotherTrip } from "./booking-notifications";

/** A booking with everything that its notifications need. */
interface NotifiedBooking {
  booking: Pick<
    BookingRow,
    | "id"
    | "bookingId"
    | "tourTitle"
    | "travelDate"
    | "numberOfTravelers"
    | "children"
    | "infants"
    | "roomType"
    | "optionName"
    | "priceBasis"
    | "specialRequests"
    | "customerName"
    | "customerEmail"
    | "customerPhone"
    | "totalAmount"
    | "paidAmount"
    | "refundedAmount"
    | "paymentDueAt"
    | "balanceDueAt"
    | "ownSale"
    | "language"
  > & { userId?: string | null; platformDiscount?: number };
  /** The tour's title in the booking's language; without it the English one. */
  shownTitle?: string;
  operatorSlug: string;
  departures: { startTime: string };
  /** The booking's page in the portal, and its own page; null if the site's origin is unknown. */
  operatorUrl: string | null;
  url: string | null;
}

export type Pages = Pick<NotifiedBooking, "shownTitle" | "operatorUrl" | "url">;

/** Returns the notifications of a booking that is confirmed from the start. Those to operators are in English. */
export function notificationsOfNewBooking(
  about: NotifiedBooking,
  {
    commissionPercent,
    compensation = 0,
    by,
  }: {
    commissionPercent: number;
    /** Paid by us to the operator in place of the traveler, whole rupees. Default: 0. */
    compensation?: number;
    by: BookingWrite["by"];
  },
): NewNotification[] {
  const sale = { ...soldAs({ ...about.booking, commissionPercent }), compensation };
  return inLanguage("en", () => confirmed(about, sale, { by, version: 1 }));
}

/** Returns the notifications of a change: to the operator's members in English, and by phone to the traveler. */
export function notificationsOfChange(...change: Parameters<typeof notificationsOf>): NewNotification[] {
  return inLanguage("en", () => notificationsOf(...change));
}

function notificationsOf(
  state: BookingState,
  write: BookingWrite,
  pages: Pages,
  now: number,
): NewNotification[] {
  const before = state.booking;
  const after = { ...before, ...write.set, status: write.status ?? before.status };
  const { departureRules: departures } = state;
  const about = { booking: after, operatorSlug: before.operatorSlug, departures, ...pages };
  const change = { by: write.by, version: state.version + 1 };
  if (after.status !== before.status) {
    if (after.status === "confirmed") {
      const sale = saleOf([...state.entries, ...(write.entries ?? [])]);
      return confirmed(about, sale, change);
    }
    // The operator was never notified of a pending booking.
    const isEnded = after.status === "cancelled" || after.status === "expired";
    const sold = shareInWords(
      operatorShareOf(saleOf(state.entries)),
      saleOf([...state.entries, ...(write.entries ?? [])]),
    );
    return isEnded && before.status === "confirmed" ? ended(about, write, change, { now, sold }) : [];
  }
  const takenBack = after.takenBack - before.takenBack;
  if (takenBack > 0)
    return [
      moneyChanged(
        about,
        change,
        `A bank took back ${formatRupees(takenBack)} of the payment. The booking stays, and the amount is due again. Your share of it is paid out once the traveler has paid.`,
        [],
      ),
    ];
  const share = operatorShareOf(saleOf(state.entries));
  const sale = saleOf([...state.entries, ...(write.entries ?? [])]);
  if (write.cancellation && operatorShareOf(sale) !== share)
    return [moneyChanged(about, change, write.reason, shareInWords(share, sale))];
  if (after.status !== "confirmed") return [];
  if (isAnotherTrip(before, after) || write.repair)
    return changed(about, before, { ...change, reason: write.repair ? write.reason : null }, now);
  const received = after.paidAmount - before.paidAmount;
  return received > (write.refund?.amount ?? 0) ? [paid(about, received, change)] : [];
}

interface Change {
  by: BookingWrite["by"];
  version: number;
}

function confirmed(about: NotifiedBooking, sale: Sale, change: Change): NewNotification[] {
  const { booking } = about;
  return [
    toOperator(about, change, {
      event: "booking-new",
      kind: "new",
      mail: {
        subject: `New booking ${booking.bookingId}: ${booking.tourTitle}`,
        preheader: `${travelersInWords(booking)} on ${formatTravelDate(booking.travelDate)}.`,
        heading: "New booking",
        paragraphs: [],
        details: [...detailsOf(about), ...moneyOf(booking)],
        earnings: [
          ["Commission", formatRupees(sale.commission)],
          ["Your share", formatRupees(operatorShareOf(sale))],
        ],
        action: "View booking",
      },
    }),
    ...toTraveler(about, change, { event: "trip-confirmed", kind: "confirmed" }),
  ];
}

function changed(
  about: NotifiedBooking,
  before: NotifiedBooking["booking"],
  { reason, ...change }: Change & { reason: string | null },
  now: number,
): NewNotification[] {
  const { booking, departures } = about;
  const was: [string, string][] = [
    ...(before.travelDate === booking.travelDate
      ? []
      : [["Start before", startInWords(before.travelDate, departures)] as [string, string]]),
    ...(partyInWords(before) === partyInWords(booking)
      ? []
      : [["Travelers before", partyInWords(before)] as [string, string]]),
    ...(before.totalAmount === booking.totalAmount
      ? []
      : [["Total before", formatRupees(before.totalAmount)] as [string, string]]),
  ];
  const isUrgent = isUrgentOn(about, [before.travelDate, booking.travelDate], now);
  return [
    toOperator(about, change, {
      event: "booking-changed",
      kind: "changed",
      isUrgent,
      mail: {
        subject: `Changed booking ${booking.bookingId}: ${booking.tourTitle}`,
        preheader: `${travelersInWords(booking)} on ${formatTravelDate(booking.travelDate)}.`,
        heading: "A booking has changed",
        paragraphs: [`${actorNames[change.by.actor]} changed it.${reason === null ? "" : ` ${reason}`}`],
        details: [...detailsOf(about), ...was, ...moneyOf(booking)],
        action: "View booking",
      },
    }),
    ...toTraveler(about, change, { event: "trip-changed", kind: "changed", isUrgent }),
  ];
}

function ended(
  about: NotifiedBooking & { booking: { status: BookingRow["status"] } },
  { reason, refund, compensation }: BookingWrite,
  change: Change,
  { now, sold }: { now: number; sold: [string, string][] },
): NewNotification[] {
  const { booking } = about;
  const isExpired = booking.status === "expired";
  const endedIn = () => notificationMessages().ended[isExpired ? "expired" : "canceled"];
  const words = endedIn();
  const isUrgent = isUrgentOn(about, [booking.travelDate], now);
  return [
    toOperator(about, change, {
      event: "booking-canceled",
      kind: isExpired ? "expired" : "canceled",
      isUrgent,
      params: { ended: words },
      mail: {
        subject: `Booking ${booking.bookingId} ${words}: ${booking.tourTitle}`,
        preheader: `Seats for ${partyInWords(booking)} on ${formatTravelDate(booking.travelDate)} are free again.`,
        heading: `A booking ${words}`,
        paragraphs: [
          ...(isExpired ? [] : [`${actorNames[change.by.actor]} canceled it.`]),
          ...(reason === null ? [] : [reason]),
          ...(compensation?.exemption ? [exemptionInWords(compensation.exemption)] : []),
          "The seats are free again.",
        ],
        details: [
          ...detailsOf(about),
          ...moneyOf({ ...booking, paymentDueAt: null, balanceDueAt: null }),
          ...(refund ? [["Refund", formatRupees(refund.amount)] as [string, string]] : []),
        ],
        earnings: [...sold, ...chargeOf(compensation)],
        action: "View booking",
      },
    }),
    ...toTraveler(about, change, {
      event: "trip-canceled",
      kind: isExpired ? "expired" : "cancelled",
      isUrgent,
      params: () => ({ ended: endedIn() }),
    }),
  ];
}

/** Lists an operator's share before and after a change, and what Tour Bharat pays of it. @param before whole rupees */
function shareInWords(before: number, after: Sale): [string, string][] {
  return [
    ["Your share before", formatRupees(before)],
    ["Your share now", formatRupees(operatorShareOf(after))],
    ...(after.compensation > 0
      ? [["Of it compensation by Tour Bharat", formatRupees(after.compensation)] as [string, string]]
      : []),
  ];
}

/** Lists what the traveler of a canceled booking gets beyond the refund, and the operator's part of it. */
function chargeOf(compensation: BookingWrite["compensation"]): [string, string][] {
  if (!compensation?.amount) return [];
  return [
    ["Compensation of the traveler", formatRupees(compensation.amount)],
    ["Deducted from your payout", formatRupees(compensation.byOperator)],
  ];
}

/** Returns the notification of a change of what the operator gets, or of what is due. */
function moneyChanged(
  about: NotifiedBooking,
  change: Change,
  reason: string | null,
  earnings: [string, string][],
): NewNotification {
  const { booking } = about;
  return toOperator(about, change, {
    event: "booking-changed",
    kind: "money",
    mail: {
      subject: `The money of booking ${booking.bookingId} has changed: ${booking.tourTitle}`,
      preheader: reason ?? "Your share is another one.",
      heading: "The money of a booking has changed",
      paragraphs: [`${actorNames[change.by.actor]} changed it.${reason === null ? "" : ` ${reason}`}`],
      details: [...detailsOf(about), ...moneyOf(booking)],
      earnings,
      action: "View booking",
    },
  });
}

function paid(about: NotifiedBooking, received: number, change: Change): NewNotification {
  const { booking } = about;
  const amount = formatRupees(received);
  return toOperator(about, change, {
    event: "booking-paid",
    kind: "paid",
    params: { amount },
    mail: {
      subject: `${amount} received for booking ${booking.bookingId}: ${booking.tourTitle}`,
      preheader:
        owedOn(booking) > 0 ? `${formatRupees(owedOn(booking))} is still due.` : "It is paid in full.",
      heading: "Payment received",
      paragraphs: [],
      details: [["Received", amount], ...detailsOf(about), ...moneyOf(booking)],
      action: "View booking",
    },
  });
}

/** Returns the notification of an unpaid booking whose payment is due tomorrow. @param dueAt UTC instant */
export function unpaidNotification(about: NotifiedBooking, dueAt: number): NewNotification {
  const { booking } = about;
  const amount = formatRupees(owedOn(booking));
  return toOperator(
    about,
    { by: { id: null, actor: "system" }, version: dueAt },
    {
      event: "booking-unpaid",
      kind: "unpaid",
      params: { amount },
      mail: {
        subject: `Unpaid, due tomorrow: booking ${booking.bookingId}, ${booking.tourTitle}`,
        preheader: `${amount} is due by ${formatDeadline(dueAt)}.`,
        heading: "A payment is due tomorrow",
        paragraphs: ["We have reminded the traveler. Without payment the seats go back on sale."],
        details: [...detailsOf(about), ...moneyOf(booking)],
        action: "View booking",
      },
    },
  );
}

/** Returns the notification of new special requests. @param version of the booking after the change */
export function requestsNotification(about: NotifiedBooking, change: Change): NewNotification {
  const { booking } = about;
  return inLanguage(defaultLanguage, () =>
    toOperator(about, change, {
      event: "booking-changed",
      kind: "requests",
      mail: {
        subject: `Changed requests for booking ${booking.bookingId}: ${booking.tourTitle}`,
        preheader: booking.specialRequests ?? "No special requests anymore.",
        heading: "The special requests have changed",
        paragraphs: [],
        details: detailsOf(about),
        action: "View booking",
      },
    }),
  );
}

type OperatorEvent =
  | "booking-new"
  | "booking-changed"
  | "booking-canceled"
  | "booking-paid"
  | "booking-unpaid";
type TravelerEvent = "trip-confirmed" | "trip-changed" | "trip-canceled";

interface NotificationContent<Event> {
  event: Event;
  /** End of its key. */
  kind: string;
  isUrgent?: boolean;
}

/** Key format of `mailsToOperatorsAboutBookingsOf` and the administrators' page of a booking. */
function toOperator(
  about: NotifiedBooking,
  { by, version }: Change,
  {
    event,
    kind,
    isUrgent = false,
    params,
    mail,
  }: NotificationContent<OperatorEvent> & { params?: Record<string, string>; mail: NotificationMail },
): NewNotification {
  const { booking, operatorSlug: operator, operatorUrl: url } = about;
  return {
    event,
    key: `operator-of-booking/${booking.id}/${version}/${kind}`,
    to: {
      operator,
      // The customer has a mail of their own; a member who made the change knows.
      except: [booking.customerEmail, booking.userId, by.actor === "operator" ? by.id : null].flatMap(
        (person) => person || [],
      ),
    },
    params: { ...paramsOf(booking), ...params },
    url,
    isUrgent,
    mail,
  };
}

/** The traveler's mail is written by `mailOfChange`. */
function toTraveler(
  { booking, shownTitle = booking.tourTitle, url }: NotifiedBooking,
  { version }: Change,
  {
    event,
    kind,
    isUrgent = false,
    params,
  }: NotificationContent<TravelerEvent> & { params?: () => Record<string, string> },
): NewNotification[] {
  const titled = { ...booking, tourTitle: shownTitle, englishTitle: booking.tourTitle };
  const message = phoneMessage(
    { booking: titled, url },
    `booking/${booking.id}/${version}/${kind}`,
    event,
    params,
  );
  return message ? [{ ...message, isUrgent }] : [];
}

/**
 * Returns the message for the traveler's phone beside a mail, in the language of the booking; null for guests, who have not opted in.
 * @param key of the mail
 * @param params the values of its text, in the current language
 */
export function phoneMessage(
  { booking, url }: { booking: PhoneBooking; url: string | null },
  key: string,
  event: NotificationName,
  params: () => Record<string, string> = () => ({}),
): NewNotification | null {
  const { userId, language } = booking;
  if (!userId) return null;
  return {
    event,
    key,
    to: { userId },
    ...inWordsOf(language, () => ({ ...paramsOf(booking), ...params() })),
    url,
  };
}

/** Returns the values of a phone message in English and in the language of its reader. */
export function inWordsOf(
  language: Language,
  paramsIn: () => Record<string, string>,
): Pick<NewNotification, "params" | "translated"> {
  const params = inLanguage(defaultLanguage, paramsIn);
  if (language === defaultLanguage) return { params };
  return { params, translated: { language, params: inLanguage(language, paramsIn) } };
}

/** Returns a phone message about the trip as it is now: it rings at night, too, if the trip begins within a day. */
export function phoneMessageOnTrip(
  about: { booking: PhoneBooking; url: string | null; departures: { startTime: string } },
  key: string,
  event: NotificationName,
  params: () => Record<string, string>,
  now: number,
): NewNotification | null {
  const message = phoneMessage(about, key, event, params);
  return message && { ...message, isUrgent: isUrgentOn(about, [about.booking.travelDate], now) };
}

interface TitledTour {
  /** In the language of the reader. */
  tourTitle: string;
  englishTitle?: string;
}

type PhoneBooking = Pick<BookingRow, "bookingId" | "travelDate" | "numberOfTravelers" | "language"> &
  TitledTour & { userId?: string | null };

/** Returns the title of a tour for a phone message, which may be in English where its mail is not. */
export function titleInWords({ tourTitle, englishTitle = tourTitle }: TitledTour): string {
  return singleLine(currentLanguage() === defaultLanguage ? englishTitle : tourTitle, maxVariable);
}

function paramsOf(booking: PhoneBooking) {
  return {
    booking: booking.bookingId,
    tour: titleInWords(booking),
    date: formatTravelDate(booking.travelDate),
    travelers: travelersInWords(booking),
  };
}

function travelersInWords({ numberOfTravelers }: Pick<BookingRow, "numberOfTravelers">): string {
  return notificationMessages().travelers(numberOfTravelers);
}

function isUrgentOn(
  { departures }: Pick<NotifiedBooking, "departures">,
  days: readonly string[],
  now: number,
): boolean {
  return days.some((day) => isUrgentTrip(instantInIndia(day, departures.startTime), now));
}

const actorNames: Record<BookingWrite["by"]["actor"], string> = {
  traveler: "The traveler",
  operator: "Your company",
  team: "Tour Bharat",
  reseller: "The reseller",
  system: "The system",
};

function detailsOf({ booking, departures }: NotifiedBooking): [string, string][] {
  return [
    ["Booking", booking.bookingId],
    ["Tour", booking.tourTitle],
    ["Start", startInWords(booking.travelDate, departures)],
    ["Travelers", partyInWords(booking)],
    ...offerEntries({ ...booking, extras: booking.priceBasis?.extras }),
    ["Customer", booking.customerName],
    ["Phone", booking.customerPhone],
    ...(booking.specialRequests ? [["Special requests", booking.specialRequests] as [string, string]] : []),
  ];
}

function moneyOf(booking: NotifiedBooking["booking"]): [string, string][] {
  const owed = owedOn(booking);
  const due = booking.paymentDueAt ?? booking.balanceDueAt;
  return [
    ["Total", formatRupees(booking.totalAmount)],
    booking.ownSale === null
      ? ["Paid", formatRupees(booking.paidAmount)]
      : ["Payment", ownSaleLabels()[booking.ownSale]],
    ...(owed > 0 && due !== null
      ? [["Due", `${formatRupees(owed)} by ${formatDeadline(due)}`] as [string, string]]
      : []),
  ];
}
