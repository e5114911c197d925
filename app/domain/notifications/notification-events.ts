import type { AdminRight } from "../accounts/admin-rights";
import type { OperatorRight } from "../operators/operator-rights";
import { notificationMessages } from "./messages";
import { messages as english } from "./messages.en";

/** Channels of notifications; all but mail are phone channels with a short text. */
export const notificationChannels = ["mail", "push", "whatsapp", "sms"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
export type PhoneChannel = Exclude<NotificationChannel, "mail">;

export const channelLabels: Record<NotificationChannel, string> = {
  mail: "Mail",
  push: "Push",
  whatsapp: "WhatsApp",
  sms: "SMS",
};

type AdminParty = { to: "admin"; right: AdminRight };

/**
 * A party that is notified: members of an operator with a right, or its owner alone; administrators with a right; travelers, guests included; contacts
 * without an account, such as waiting persons and invited colleagues; or the persons of an account, whatever their role, named by `who`.
 */
type Party =
  | { to: "operator"; right?: OperatorRight }
  | AdminParty
  | { to: "traveler" | "contact" }
  | { to: "person"; who: string };

export type NotificationEvent = Party & {
  label: string;
  channels: readonly NotificationChannel[];
  /** A second party of an event with its own mail. */
  also?: AdminParty;
  /** Preference that switches it off: a row of the preferences page. Omitted if it is required. */
  topic?: string;
  /** False if the phone channels may ring between 9 PM and 8 AM in India. */
  isQuietAtNight?: boolean;
  /** Text of the phone channels, at most 160 characters when filled in; providers approve it as a template. */
  text?: string;
  /** Names of the functions in worker/notifications/mail that write its mail, if the mail is not made of the notification's own content. */
  mails?: readonly string[];
};

const mailOnly = { channels: ["mail"] } as const;
const anyChannel = notificationChannels;
const memberChannels = ["mail", "push", "whatsapp"] as const;

/**
 * All events with notifications, by party. docs/notifications.md, the preferences pages and the recipients follow from it. A new event is one
 * entry here and one `insertNotification` in the batch of its change (worker/notifications/notifications.repo.ts); an event that is only a mail
 * names its function in `mails`.
 */
export const notificationEvents = {
  "booking-new": {
    label: "New booking",
    to: "operator",
    right: "bookings",
    channels: memberChannels,
    topic: "booking-new",
    text: "New booking {booking}: {tour}, {date}, {travelers}.",
  },
  "booking-changed": {
    label: "Changed booking",
    to: "operator",
    right: "bookings",
    channels: memberChannels,
    topic: "booking-changed",
    text: "Booking {booking} has changed: {tour}, {date}, {travelers}.",
  },
  "booking-canceled": {
    label: "Canceled booking",
    to: "operator",
    right: "bookings",
    channels: memberChannels,
    topic: "booking-canceled",
    text: "Booking {booking} {ended}: {tour}, {date}, {travelers}.",
  },
  "booking-paid": {
    label: "Payment received",
    to: "operator",
    right: "bookings",
    channels: memberChannels,
    topic: "booking-paid",
    text: "{amount} paid for booking {booking}: {tour}, {date}.",
  },
  "booking-unpaid": {
    label: "Unpaid, due tomorrow",
    to: "operator",
    right: "bookings",
    channels: memberChannels,
    topic: "booking-unpaid",
    text: "{amount} is due tomorrow for booking {booking}: {tour}, {date}.",
  },
  manifest: {
    label: "Manifest of the next day, at 6 PM",
    to: "operator",
    right: "departures",
    channels: memberChannels,
    topic: "manifest",
    text: "Tomorrow, {date}: {departures}, {travelers}.",
  },
  "departure-undecided": {
    label: "Too few travelers: does the departure run?",
    to: "operator",
    right: "departures",
    channels: memberChannels,
    text: "Only {booked} travelers for {tour}, {date}. Please decide whether it runs.",
  },
  "departure-too-few": {
    label: "Departure canceled for too few travelers",
    to: "operator",
    right: "departures",
    channels: memberChannels,
    text: "Canceled for too few travelers ({booked}): {tour}, {date}.",
  },
  "departure-guaranteed": {
    label: "Departure guaranteed",
    to: "operator",
    right: "departures",
    channels: memberChannels,
    topic: "departure-guaranteed",
    text: "Guaranteed with {booked} travelers: {tour}, {date}.",
  },
  "departures-closed": {
    label: "Departures that we closed",
    to: "operator",
    right: "departures",
    channels: memberChannels,
    text: "We closed {departures}. Travelers choose another date or a full refund.",
  },
  "rescue-started": {
    label: "Our help for travelers of a departure in trouble",
    to: "operator",
    right: "departures",
    channels: memberChannels,
    text: "We are helping your travelers: {departure}.",
  },
  "message-new": {
    label: "New message from a traveler",
    to: "operator",
    right: "bookings",
    channels: ["push", "whatsapp"],
    topic: "message-new",
    text: "New message about booking {booking}: {tour}, {date}.",
  },
  "question-new": {
    label: "Question before booking",
    to: "operator",
    right: "bookings",
    channels: memberChannels,
    topic: "question-new",
    text: "A question about {tour}. Answer it under Messages.",
  },
  "thread-operator": {
    label: "Message about a booking",
    to: "operator",
    right: "bookings",
    ...mailOnly,
    mails: ["messageToOperatorMail", "messageNoticeToOperatorMail"],
  },
  "tour-approved": {
    label: "Tour or its changes published",
    to: "operator",
    ...mailOnly,
    mails: ["tourApprovedMail", "tourTextsApprovedMail"],
  },
  "tour-rejected": {
    label: "Tour or its changes returned",
    to: "operator",
    ...mailOnly,
    mails: ["tourRejectedMail", "tourTextsRejectedMail"],
  },
  "payout-paid": { label: "Payout sent", to: "operator", ...mailOnly, mails: ["payoutPaidMail"] },
  "payout-returned": { label: "Payout returned", to: "operator", ...mailOnly, mails: ["payoutReturnedMail"] },
  "coupon-offered": {
    label: "Coupon that asks the company to bear a part",
    to: "operator",
    right: "earnings",
    ...mailOnly,
  },
  dispute: {
    label: "Disputed card payment",
    to: "operator",
    also: { to: "admin", right: "payments" },
    ...mailOnly,
    mails: ["disputeMail"],
  },
  bank: {
    label: "Bank account changed or confirmed",
    to: "operator",
    ...mailOnly,
    mails: ["confirmBankMail", "bankChangedMail", "transferSentMail"],
  },
  "operator-verified": {
    label: "Company verified",
    to: "operator",
    ...mailOnly,
    mails: ["operatorVerifiedMail", "operatorReviewedMail"],
  },
  "operator-documents": {
    label: "Documents asked for the verification",
    to: "operator",
    channels: ["mail", "push"],
    text: "We need documents to verify {company}. Open your company profile for the list.",
  },
  "operator-refused": {
    label: "Verification refused",
    to: "operator",
    channels: ["mail", "push"],
    text: "We could not verify {company}. Open your company profile for the reason.",
  },
  "operator-owner": {
    label: "Company handed over",
    to: "person",
    who: "Former and new owner of the operator",
    ...mailOnly,
    mails: ["operatorHandedOverMail"],
  },

  "trip-confirmed": {
    label: english.labels["trip-confirmed"],
    to: "traveler",
    channels: anyChannel,
    topic: "trips",
    text: english.texts["trip-confirmed"],
    mails: [
      "bookingReceivedMail",
      "bookingToConfirmMail",
      "bookingConfirmedMail",
      "bookingLinkMail",
      "linkForAssistantMail",
    ],
  },
  "trip-changed": {
    label: english.labels["trip-changed"],
    to: "traveler",
    channels: anyChannel,
    topic: "trips",
    text: english.texts["trip-changed"],
    mails: ["bookingChangedMail"],
  },
  "trip-canceled": {
    label: english.labels["trip-canceled"],
    to: "traveler",
    channels: anyChannel,
    topic: "trips",
    text: english.texts["trip-canceled"],
    mails: ["bookingCancelledMail", "bookingExpiredMail"],
  },
  "trip-paid": {
    label: "Payment received or returned, invoice issued later",
    to: "traveler",
    ...mailOnly,
    mails: [
      "paymentReceivedMail",
      "invoiceIssuedMail",
      "paymentReturnedMail",
      "paymentTakenBackMail",
      "refundSentMail",
      "compensationPaidMail",
    ],
  },
  "trip-unpaid": {
    label: english.labels["trip-unpaid"],
    to: "traveler",
    channels: anyChannel,
    topic: "trips",
    text: english.texts["trip-unpaid"],
    mails: ["paymentReminderMail", "balanceReminderMail"],
  },
  "trip-soon": {
    label: english.labels["trip-soon"],
    to: "traveler",
    channels: anyChannel,
    topic: "trips",
    text: english.texts["trip-soon"],
    mails: ["reminderMail"],
  },
  "trip-party": {
    label: "Names of the party missing",
    to: "traveler",
    ...mailOnly,
    mails: ["partyReminderMail"],
  },
  "trip-closed": {
    label: english.labels["trip-closed"],
    to: "traveler",
    channels: anyChannel,
    topic: "trips",
    text: english.texts["trip-closed"],
    mails: ["departureClosedMail", "departureReopenedMail", "departureGuaranteedMail"],
  },
  "trip-rescue": {
    label: english.labels["trip-rescue"],
    to: "traveler",
    channels: anyChannel,
    text: english.texts["trip-rescue"],
    mails: ["offerMail", "rebookedMail"],
  },
  "trip-meeting": {
    label: english.labels["trip-meeting"],
    to: "traveler",
    channels: anyChannel,
    topic: "trips",
    text: english.texts["trip-meeting"],
    mails: ["meetingChangedMail"],
  },
  "trip-message": {
    label: english.labels["trip-message"],
    to: "traveler",
    channels: anyChannel,
    topic: "trips",
    text: english.texts["trip-message"],
    mails: ["departureMessageMail"],
  },
  "trip-consent": {
    label: "Change that waits for consent",
    to: "traveler",
    ...mailOnly,
    mails: ["consentMail"],
  },
  "trip-contact": {
    label: "Contact details changed, documents sent again",
    to: "traveler",
    ...mailOnly,
    mails: ["contactChangedMail", "contactRemovedMail", "documentsMail"],
  },
  "thread-traveler": {
    label: "Message about a booking",
    to: "traveler",
    ...mailOnly,
    mails: ["messageToTravelerMail", "messageNoticeToTravelerMail"],
  },
  "review-answered": {
    label: "Reply to a review",
    to: "traveler",
    ...mailOnly,
    mails: ["reviewAnsweredMail"],
  },
  "photograph-checked": {
    label: "Photograph of a review shown or refused",
    to: "traveler",
    ...mailOnly,
    mails: ["photographApprovedMail", "photographRejectedMail"],
  },
  "account-changed": {
    label: "Account, address or sign-in changed",
    to: "person",
    who: "The person themselves",
    ...mailOnly,
    mails: [
      "verifyEmailMail",
      "existingAccountMail",
      "resetPasswordMail",
      "passwordChangedMail",
      "confirmNewEmailMail",
      "emailTakenMail",
      "emailChangedMail",
      "emailSetMail",
      "emailToChangeMail",
      "emailKeptMail",
      "securityChangedMail",
      "assistantConnectedMail",
      "phoneChangedMail",
      "accountApprovedMail",
      "accountSuspendedMail",
      "accountDeletedMail",
      "accountRemovedMail",
    ],
  },
  "new-device": {
    label: "Sign-in on a new device",
    to: "person",
    who: "The person themselves",
    ...mailOnly,
    mails: ["newDeviceMail"],
  },
  report: {
    label: "Scheduled report",
    to: "person",
    who: "The person who scheduled it",
    ...mailOnly,
    mails: ["reportMail"],
  },
  "reseller-statement": {
    label: "Monthly statement of a reseller",
    to: "contact",
    ...mailOnly,
    mails: ["resellerStatementMail"],
  },
  "sign-in-code": {
    label: english.labels["sign-in-code"],
    to: "contact",
    channels: ["whatsapp", "sms"],
    isQuietAtNight: false,
    text: english.texts["sign-in-code"],
  },
  "seats-offered": {
    label: english.labels["seats-offered"],
    to: "contact",
    channels: anyChannel,
    text: english.texts["seats-offered"],
    mails: ["seatsOfferedMail"],
  },
  newsletter: {
    label: "Newsletter to confirm",
    to: "contact",
    ...mailOnly,
    mails: ["confirmNewsletterMail"],
  },
  "personal-data": {
    label: "Link to one's own data",
    to: "contact",
    ...mailOnly,
    mails: ["personalDataMail"],
  },
  "audit-broken": {
    label: "Audit log that no longer verifies",
    to: "admin",
    right: "logs",
    ...mailOnly,
  },
  waiting: {
    label: "Waiting list joined or ended",
    to: "contact",
    ...mailOnly,
    mails: ["confirmWaitingMail", "joinedWaitingMail", "offerLapsedMail", "waitingEndedMail"],
  },
  invitation: { label: "Invitation to a company", to: "contact", ...mailOnly, mails: ["invitationMail"] },
  question: {
    label: "Question to confirm, and its answer",
    to: "contact",
    ...mailOnly,
    mails: ["confirmQuestionMail", "questionAnsweredMail"],
  },
  "contact-reply": { label: "Reply to a message", to: "contact", ...mailOnly, mails: ["contactReplyMail"] },
  "operator-answered": {
    label: "Operator sent again for verification",
    to: "admin",
    right: "users",
    ...mailOnly,
  },
  "consent-answered": {
    label: "Answer to a change that waited for consent",
    to: "person",
    who: "Administrator who proposed it",
    ...mailOnly,
  },
  "booking-repaired": {
    label: "Booking changed by its operator",
    to: "admin",
    right: "bookings",
    ...mailOnly,
  },
  "admin-rights": {
    label: "Rights of an administrator changed",
    to: "admin",
    right: "roles",
    ...mailOnly,
    mails: ["adminRightsMail"],
  },
  "webhook-disabled": {
    label: "Webhook switched off after three days of failures",
    to: "operator",
    ...mailOnly,
  },
  "job-failed": { label: "Scheduled job failed twice", to: "admin", right: "logs", ...mailOnly },
  "account-requested": {
    label: "Account requested, role changed",
    to: "person",
    who: "The person themselves",
    ...mailOnly,
    mails: ["adminRequestMail", "operatorRequestMail", "adminRoleChangedMail"],
  },
} as const satisfies Record<string, NotificationEvent>;

export type NotificationName = keyof typeof notificationEvents;

export function eventOf(name: NotificationName): NotificationEvent {
  return notificationEvents[name];
}

export function isNotificationName(name: string): name is NotificationName {
  return Object.hasOwn(notificationEvents, name);
}

/** Returns an event's name in the current language, if it is one of travelers; else in English. */
export function notificationLabelOf(name: NotificationName): string {
  const labels: Partial<Record<NotificationName, string>> = notificationMessages().labels;
  return labels[name] ?? eventOf(name).label;
}

/** Returns the text of an event for the phone channels in the current language, with the names of its values in braces. */
function templateOf(name: NotificationName): string {
  const texts: Partial<Record<NotificationName, string>> = notificationMessages().texts;
  return texts[name] ?? eventOf(name).text ?? "";
}

/** Lists the values of an event's text in its order, as providers take the variables of a template. @throws Error if one is missing */
export function paramsInOrder(name: NotificationName, params: Readonly<Record<string, string>>): string[] {
  return Array.from(templateOf(name).matchAll(/\{(\w+)\}/g), ([, key = ""]) => {
    const value = params[key];
    if (value === undefined) throw new Error(`the notification ${name} lacks its ${key}`);
    return value;
  });
}

/** Returns the text of an event for the phone channels, in the current language. */
export function shortTextOf(name: NotificationName, params: Readonly<Record<string, string>>): string {
  return templateOf(name).replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? "");
}
