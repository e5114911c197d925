import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import type { BookingRow } from "../../worker/platform/db/schema";
import * as mails from "../../worker/notifications/mail/booking-mails";
import * as paymentMails from "../../worker/notifications/mail/payment-mails";
import type { Mail } from "../../worker/notifications/mail/mailer";
import { bookingRow, bookingEmailData } from "../support/booking-email-data";
import type { BookingState, BookingWrite } from "../../worker/bookings/booking-change.repo";
import { mailOfChange } from "../../worker/notifications/bookings/booking-notifications";
import { phoneMessageOnTrip } from "../../worker/notifications/bookings/notify-of-booking";
import { addDays, instantInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";

const contacts = [{ who: "Nilgiri Trails", phone: "+919845012345", chat: "https://wa.me/919845012345" }];

const today = "2026-11-21";
const url = "https://tours.example/trip/TB123456/key";

/** Every booking mail with these values. */
function everyMail(
  overrides: Partial<BookingRow> = {},
  beside: Parameters<typeof bookingEmailData>[1] = {},
): Record<string, Mail> {
  const data = bookingEmailData(overrides, beside);
  const before = bookingRow({ ...overrides, numberOfTravelers: 3, totalAmount: 39_497 });
  const reason = "The road is closed.";
  return {
    received: mails.bookingReceivedMail(data, today),
    confirmed: mails.bookingConfirmedMail(data, today),
    changed: mails.bookingChangedMail(data, before, { refund: 0, note: null }, today),
    cancelled: mails.bookingCancelledMail(data, { by: "operator", reason, refund: 5000 }),
    expired: mails.bookingExpiredMail(data, {
      why: "The payment was not received in time.",
      wasConfirmed: true,
    }),
    due: mails.paymentReminderMail(data),
    paid: paymentMails.paymentReceivedMail(data, { amount: 1000, refund: 0, isStateMissing: false }),
    returned: paymentMails.paymentReturnedMail(data, { reason, refund: 26_998 }),
    inAWeek: mails.reminderMail(data, { days: 7, contacts }),
    tomorrow: mails.reminderMail(data, { days: 1, contacts }),
    party: mails.partyReminderMail(data, ["age", "identity"], []),
  };
}

test.for(Object.entries(everyMail()))("%s is a message of its own, in both forms", async ([, mail]) => {
  expect(mail.to).toBe("meera.iyer@example.com");
  expect(mail.subject).toContain("TB123456");
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain("Hello Meera Iyer,");
    expect(form).toContain(url);
    expect(form).toContain("Ooty, where the toy train climbs to the tea");
    expect(form).not.toMatch(/undefined|null|\[object|NaN/);
    // Long typed texts could be sent to an address that is not the author's.
    expect(form).not.toContain("nuts");
  }
  const report = await new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: { "no-inline-style": "off", "long-title": "off", "no-deprecated-attr": "off" },
  }).validateString(mail.html);
  expect(report.results.flatMap(({ messages }) => messages)).toStrictEqual([]);
});

test("each message has a unique subject", () => {
  const subjects = Object.values(everyMail()).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
});

test("typed text is never markup, a header or a link in any message", () => {
  const name = '<script>alert(1)</script>\r\nBcc: a@example.com <a href="https://evil.example">';
  const typed = everyMail(
    { customerName: name, tourTitle: "<b>Ooty</b>" },
    { operatorName: "<i>Nilgiri</i>" },
  );
  for (const mail of Object.values(typed)) {
    expect(mail.html).not.toMatch(/<script|<b>|<i>|evil\.example/);
    expect(mail.text).not.toMatch(/evil\.example|Bcc/);
    expect(mail.html).toContain("&lt;b&gt;Ooty&lt;/b&gt;");
    expect(mail.html).toContain("Hello,");
  }
  // An unreadable link appears as text.
  expect(everyMail({ customerName: "Meera <script>" }).confirmed?.html).toContain(
    "Hello Meera &lt;script&gt;,",
  );
});

test("the confirmation has every figure of the booking, and its documents", () => {
  const { text, attachments } = mails.bookingConfirmedMail(bookingEmailData(), today);
  for (const line of [
    "Booking: TB123456",
    "Start: Sun, Jan 10, 2027, 5:45 AM IST",
    "Travelers: 2 adults",
    "Room: Deluxe",
    "2 travelers × ₹12,499: ₹24,998",
    "Deluxe room: ₹2,000",
    "Total: ₹26,998",
    "GST included, 5 %: ₹1,286",
    "Paid: ₹0",
    "Balance due: ₹26,998",
    "Meeting point\nMysuru Road metro station, main entrance, at 5.45 am",
    "What to carry\n· A fleece\n· A steel bottle",
    "Sat, Nov 21, 2026 to Fri, Dec 11, 2026: ₹26,998 (100 %)",
    "Sat, Dec 12, 2026 to Sun, Dec 27, 2026: ₹13,499 (50 %)",
    "Mon, Dec 28, 2026 to Sun, Jan 10, 2027: no refund",
  ]) {
    expect(text).toContain(line);
  }
  expect(text.replaceAll("\n", " ")).toContain("You pay by UPI, as you chose");
  expect(attachments).toStrictEqual({ booking: bookingRow().id, kinds: ["voucher", "invoice", "calendar"] });
});

test("the cancellation terms are those the booking was sold with", () => {
  const refundSchedule = [
    { atLeastDays: 10, percent: 80 },
    { atLeastDays: 0, percent: 20 },
  ];
  const { text } = mails.bookingConfirmedMail(
    bookingEmailData({ refundSchedule, maxRefundPercent: 50 }),
    today,
  );
  expect(text).toContain("Sat, Nov 21, 2026 to Thu, Dec 31, 2026: ₹13,499 (50 %)");
  expect(text).toContain("Fri, Jan 1, 2027 to Sun, Jan 10, 2027: ₹5,400 (20 %)");
});

const textOf = (money: Partial<BookingRow>) =>
  mails.bookingConfirmedMail(bookingEmailData(money), today).text;

test("a paid booking shows no amount due", () => {
  expect(textOf({ paidAmount: 26_998 })).toContain("Paid: ₹26,998\nBalance due: ₹0");
  expect(textOf({ paidAmount: 26_998 })).not.toContain("confirmation call");
  const partly = textOf({ paidAmount: 30_000, refundedAmount: 5000 });
  expect(partly).toContain("Refunded: ₹5,000\nBalance due: ₹1,998");
});

test("a booking older than its price lines is mailed without them", () => {
  const older = { priceLines: null, gstPercent: null, gstAmount: null, refundSchedule: null };
  const { text } = mails.bookingConfirmedMail(bookingEmailData(older), today);
  expect(text).toContain("Total: ₹26,998\nPaid: ₹0");
  // Sold by an operator without a GSTIN.
  const untaxed = mails.bookingConfirmedMail(bookingEmailData({ gstPercent: 0, gstAmount: 0 }), today);
  expect(untaxed.text + untaxed.html).not.toMatch(/gst|tax/i);
  expect(text).toContain("Mon, Dec 28, 2026 to Sun, Jan 10, 2027: no refund");
});

test("a booking that awaits payment shows its deadline", () => {
  const pending = { status: "pending", paymentDueAt: Date.UTC(2026, 10, 21, 6, 30) } as const;
  const mail = mails.bookingReceivedMail(bookingEmailData(pending), today);
  const held = "We are holding your seats until Sat, Nov 21, 2026, 12:00 PM IST.";
  expect(mail.text.replaceAll(/\s+/g, " ")).toContain(held);
  expect(mail.text).toContain("Balance due: ₹26,998");
  expect(mail).not.toHaveProperty("attachments");
});

test("a change shows the old value, the new value and the difference", () => {
  const before = bookingRow({ numberOfTravelers: 3, children: 1, totalAmount: 39_497, paidAmount: 39_497 });
  const now = bookingEmailData({ paidAmount: 39_497, refundedAmount: 12_499 });
  const smaller = mails.bookingChangedMail(now, before, { refund: 12_499, note: null }, today);
  expect(smaller.text).toContain("Travelers before: 2 adults, 1 child\nTravelers now: 2 adults");
  expect(smaller.text).toContain("Total before: ₹39,497\nTotal now: ₹26,998\nPrice decrease: ₹12,499");
  expect(smaller.text).toContain("Refund: ₹12,499");
  expect(smaller.text).not.toContain("Travel date before");
  expect(smaller.attachments?.kinds).toStrictEqual(["calendar"]);

  const earlier = bookingRow({ travelDate: "2027-01-05", totalAmount: 20_000 });
  const moved = mails.bookingChangedMail(bookingEmailData(), earlier, { refund: 0, note: null }, today);
  expect(moved.text).toContain("Travel date before: Tue, Jan 5, 2027\nTravel date now: Sun, Jan 10, 2027");
  expect(moved.text).toContain("Price increase: ₹6,998");
  expect(moved.text).not.toContain("Refund:");
});

test.for([
  ["traveler", "as you asked"],
  ["operator", "Nilgiri Trails, who runs the tour, had to cancel"],
  ["team", "We have canceled"],
] as const)("a cancellation by the %s is mailed as such", ([by, words]) => {
  const reason = "Look at shop.example";
  const data = bookingEmailData({ paidAmount: 20_000, refundDue: 13_499 });
  const { text, attachments } = mails.bookingCancelledMail(data, { by, reason, refund: 13_499 });
  const line = text.replaceAll(/\s+/g, " ");
  expect(line).toContain(words);
  // The customer's text is not sent to an address that may be another's.
  expect(line.includes(reason)).toBe(by !== "traveler");
  const sums = "Total: ₹26,998\nPaid: ₹20,000\nRefund under the schedule: ₹13,499\nRefund: ₹13,499";
  expect(text).toContain(sums);
  expect(attachments?.kinds).toStrictEqual(["calendar"]);
});

test.for([
  [0, "Nothing was paid"],
  [26_998, "Under the booking's refund schedule, there is no refund"],
] as const)("canceled with ₹%i paid and no refund, the message explains why", ([paidAmount, words]) => {
  const data = bookingEmailData({ paidAmount, refundDue: 0 });
  const { text } = mails.bookingCancelledMail(data, { by: "traveler", reason: null, refund: 0 });
  expect(text.replaceAll(/\s+/g, " ")).toContain(words);
});

test("a payment shows the balance, and any overpayment", () => {
  const data = bookingEmailData({ paidAmount: 10_000 });
  const part = paymentMails.paymentReceivedMail(data, { amount: 10_000, refund: 0, isStateMissing: false });
  expect(part.subject).toContain("₹10,000");
  expect(part.text).toContain("Paid: ₹10,000\nBalance due: ₹16,998");
  const over = bookingEmailData({ paidAmount: 30_000, refundedAmount: 3002 });
  const more = paymentMails.paymentReceivedMail(over, {
    amount: 20_000,
    refund: 3002,
    isStateMissing: false,
  });
  expect(more.text.replaceAll(/\s+/g, " ")).toContain("more than was due. We are refunding ₹3,002 to");
});

test.for([
  [7, "in 7 days"],
  [1, "tomorrow"],
] as const)("a reminder %i days before names the place, what to carry and a contact", ([days, when]) => {
  const { text, subject, attachments } = mails.reminderMail(bookingEmailData(), { days, contacts });
  expect(subject.toLowerCase()).toContain(when);
  for (const part of [
    "Your tour starts Sun, Jan 10, 2027, 5:45 AM IST.",
    "Mysuru Road metro",
    "A fleece",
    "112",
    "Nilgiri Trails: +91 98450 12345, WhatsApp https://wa.me/919845012345",
  ])
    expect(text).toContain(part);
  expect(attachments?.kinds).toStrictEqual(["voucher"]);
});

test("without a public origin no message has a link", () => {
  for (const { text, html } of Object.values(everyMail({}, { url: null }))) {
    expect(text).not.toMatch(/https?:\/\/(?!wa\.me\/)/);
    expect(html).not.toContain("<a ");
  }
});

const now = Date.UTC(2026, 10, 21, 6);

function mailAfter(booking: Partial<BookingRow>, write: Partial<BookingWrite>) {
  const state: BookingState = {
    booking: bookingRow(booking),
    priceRules: {},
    tourSlug: "ooty",
    operatorName: "Nilgiri Trails",
    ownerId: null,
    capacity: 20,
    extras: null,
    days: 4,
    tourRules: everyDay,
    departureRules: everyDay,
    isOnSale: true,
    closedBecause: null,
    hadTooFew: false,
    closedFault: null,
    closedAt: null,
    closedExemption: null,
    compensationRates: [],
    guide: {
      itinerary: [],
      inclusions: [],
      exclusions: [],
      carry: [],
      permits: null,
      meetingPoint: "There",
      faq: [],
    },
    version: 4,
    entries: [],
    payments: [],
    operatorAddress: null,
    operatorGstin: null,
    hasNeeds: false,
    taxDocuments: [],
  };
  return mailOfChange(state, { by: { id: null, actor: "system" }, reason: null, ...write }, null, now);
}

const refund = (amount: number) => ({ amount, reason: "" });

test.for([
  ["confirmed", { status: "pending" }, { status: "confirmed", set: { paidAmount: 26_998 } }],
  ["confirmed", { status: "expired" }, { status: "confirmed", set: { paidAmount: 26_998 } }],
  ["cancelled", {}, { status: "cancelled", set: { refundDue: 0 } }],
  ["expired", { status: "pending" }, { status: "expired" }],
  ["changed", {}, { set: { numberOfTravelers: 1 } }],
  ["changed", {}, { set: { travelDate: "2027-02-01" } }],
  ["payment-received", {}, { set: { paidAmount: 1000 } }],
  ["payment-received", {}, { set: { paidAmount: 1000 }, refund: refund(400) }],
  ["payment-returned", { status: "expired" }, { set: { paidAmount: 1000 }, refund: refund(1000) }],
  [null, {}, { status: "completed" }],
  [null, {}, { status: "no-show" }],
  [null, {}, { set: { specialRequests: "A window" } }],
  [null, { customerEmail: "" }, { status: "cancelled" }],
] satisfies [string | null, Partial<BookingRow>, Partial<BookingWrite>][])(
  "the mail is %s for %j becoming %j",
  ([kind, booking, write]) => {
    const mail = mailAfter(booking, write);
    expect(mail?.dedupeKey ?? null).toBe(kind && `booking/${bookingRow().id}/5/${kind}`);
  },
);

test("refunds are counted with the payments", () => {
  const mail = mailAfter(
    { paidAmount: 26_998 },
    { set: { numberOfTravelers: 1, totalAmount: 14_499 }, refund: refund(12_499) },
  );
  expect(mail?.text).toContain("Refunded: ₹12,499\nBalance due: ₹0");
  expect(mail?.text).toContain("Refund: ₹12,499");
});

test("a message about a trip rings at night if it begins within a day; guests get none", () => {
  const { travelDate, ...booking } = bookingRow({ userId: "asha" });
  const at = (night: string, userId: string | null = "asha") =>
    phoneMessageOnTrip(
      { booking: { ...booking, travelDate, userId }, url: null, departures: { startTime: "06:00" } },
      "booking/1/closed",
      "trip-closed",
      () => ({ outcome: "cannot run" }),
      instantInIndia(night, "23:00"),
    );
  expect(at(addDays(travelDate, -1))).toMatchObject({ isUrgent: true, to: { userId: "asha" } });
  expect(at(addDays(travelDate, -2))).toMatchObject({ isUrgent: false });
  expect(at(addDays(travelDate, -1), null)).toBeNull();
});
