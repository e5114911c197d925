import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accountActions } from "~/domain/accounts/account-status";
import { auditSubjects, readingKinds, type ListedAction } from "~/domain/audit/audit";
import { actionInWords, actionName } from "~/domain/audit/history-in-words";
import { wordsFor } from "~/domain/audit/words/actions";
import { labelOf } from "~/domain/audit/words/fields";
import { settingInWords } from "~/domain/audit/words/setting-words";
import { departureRulesSchema } from "~/domain/departures/departure-rules";
import {
  noSale,
  ownCommissionEntries,
  depositEntries,
  otherEntries,
  paymentEntries,
  payoutEntries,
  taxEntries,
  premiumEntries,
  refundEntries,
  returnedPayoutEntries,
  saleChangeEntries,
  saleEntries,
  taxPaymentEntries,
} from "~/domain/money/ledger/ledger";
import { ledgerEntryInWords } from "~/domain/money/ledger/ledger-in-words";
import { tourPricesSchema } from "~/domain/prices/tour-prices";
import { defaultSettings } from "~/domain/settings/settings";
import { typedFrom } from "~/features/settings/office/admin/read-settings-form";
import { tourFieldLabels } from "~/domain/tour-drafts/tour-field-labels";
import { newTourSchema } from "~/domain/tour-drafts/tour-form";
import { withEarned } from "../support/earned";

function words(
  action: string,
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
  subjectId = "x",
) {
  const subject = auditSubjects.find((known) => action.startsWith(`${known}.`)) ?? "job";
  const details: ListedAction["details"] = { before, after, reason: null, address: null, device: null };
  return actionInWords({ action, subject, subjectId, details });
}

const sources = globSync("worker/**/*.ts").map((path) => ({ text: readFileSync(path, "utf8") }));

const subjectPattern = auditSubjects.join("|");

test("every recorded action has words", () => {
  const expanded = [
    ...accountActions.map((verb) => `user.${verb}`),
    ...["publish", "unpublish", "feature", "unfeature", "approve", "reject", "delete", "restore"].map(
      (verb) => `tour.${verb}`,
    ),
    ...["ask-documents", "refuse", "confirm"].map((verb) => `operator.${verb}`),
    ...readingKinds.map((kind) => `reading.${kind}`),
  ];
  // "booking.created" and "booking.updated" are events of the feed.
  const named = sources
    .flatMap(({ text }) => [...text.matchAll(new RegExp(`"((?:${subjectPattern})\\.[a-z-]+)"`, "g"))])
    .map(([, action = ""]) => action)
    .filter((action) => !["booking.created", "booking.updated"].includes(action));
  expect(named.length).toBeGreaterThan(90);
  expect([...named, ...expanded].filter((action) => wordsFor(action) === null)).toEqual([]);
});

test("every recorded field of a tour has the label of its form", () => {
  const fields = [newTourSchema, tourPricesSchema, departureRulesSchema].flatMap(({ shape }) =>
    Object.keys(shape),
  );
  expect(fields.filter((name) => !Object.hasOwn(tourFieldLabels, name))).toEqual([]);
  expect(labelOf("tour", "priceInr")).toBe("Price (INR)");
  expect(words("tour.edit", { priceInr: 100 }, { priceInr: 200 }).changes).toEqual([
    "Price (INR): ₹200 instead of ₹100",
  ]);
});

test.each([
  [
    "booking.repair",
    { travelDate: "2027-01-12", numberOfTravelers: 2, totalAmount: 20_000 },
    { travelDate: "2027-01-19", numberOfTravelers: 2, totalAmount: 19_800 },
    "moved the trip from Jan 12, 2027 to Jan 19, 2027 and gave ₹200 off",
  ],
  [
    "booking.repair",
    { numberOfTravelers: 3, totalAmount: 30_000 },
    { numberOfTravelers: 2, totalAmount: 20_000 },
    "changed the party from 3 travelers to 2 travelers and lowered the total from ₹30,000 to ₹20,000",
  ],
  [
    "booking.repair-contact",
    null,
    { fields: ["customerPhone"], endsLinks: false },
    "changed the phone number",
  ],
  [
    "booking.record-payment",
    { paidAmount: 0 },
    { paidAmount: 100, amount: 100, method: "bank-transfer" },
    "recorded a payment of ₹100, bank transfer",
  ],
  ["tour.pause", null, { isPaused: true, until: "2027-01-19" }, "paused the sales until Jan 19, 2027"],
  ["payout.pay", { status: "approved" }, { status: "paid", amount: 179_088 }, "paid ₹1,79,088 out"],
  [
    "departure.capacity",
    { capacity: 10, ofItsOwn: false },
    { capacity: 12, ofItsOwn: true },
    "set the seats to 12 instead of 10",
  ],
])("an action of %s is one sentence", (action, before, after, sentence) => {
  expect(words(action, before, after)).toMatchObject({ sentence, changes: [] });
});

test("the rules of a tour change in words", () => {
  expect(
    words(
      "tour.set-departures",
      { pattern: { kind: "daily" }, capacity: 10, cutOff: { kind: "days", days: 1, time: "18:00" } },
      { pattern: { kind: "weekdays", weekdays: [5, 6] }, capacity: 12, cutOff: { kind: "hours", hours: 2 } },
    ),
  ).toEqual({
    sentence: "changed the departures",
    changes: [
      "Runs on Fridays and Saturdays instead of daily",
      "Max Capacity: 12 instead of 10",
      "Booking cut-off: until 2 hours before the start instead of until 6:00 PM IST the day before",
    ],
    texts: [],
  });
  const season = { from: "2027-05-20", to: "2027-06-20", priceInr: 5500, label: "Fireflies" };
  expect(
    words(
      "tour.set-prices",
      { priceRules: {} },
      { priceRules: { seasons: [season], groups: [{ atLeast: 6, percentOff: 10 }] } },
    ).changes,
  ).toEqual([
    "Price rules: added Fireflies, May 20, 2027 to Jun 20, 2027, at ₹5,500; added 10 % off the fares for 6 or more travelers",
  ]);
});

test("settings, accounts and operators change in words", () => {
  const unpaid = words("setting.change", { dueDays: 7 }, { dueDays: 10 }, "unpaid");
  expect(unpaid.sentence).toBe("changed when bookings are due");
  const rights = { member: "a", rights: ["tours"] };
  const changes = [
    unpaid,
    words("setting.change", { reviews: true }, { reviews: false }, "features"),
    words("user.edit", { phone: null }, { phone: "+919812345670" }),
    words("operator.change-rights", rights, { ...rights, rights: ["tours", "earnings"] }),
    // A field without words is still no column name.
    words("booking.confirm", null, { someNewField: 3 }),
  ].flatMap((each) => each.changes);
  expect(changes).toEqual([
    "Due before departure: 10 days instead of 7 days",
    "Reviews can be written: switched off",
    "Phone number: +919812345670, before none",
    "Rights: tours and earnings instead of tours",
    "Some new field: 3",
  ]);
});

test("every movement of the ledger has words", () => {
  const taxes = { gst: 18, tcs: 5, tds: 1 };
  const entries = [
    ...saleEntries({ ...noSale, total: 1000, commission: 100 }),
    ...saleChangeEntries(
      { ...noSale, total: 1000, commission: 100 },
      { ...noSale, total: 500, commission: 50 },
    ),
    ...saleChangeEntries(
      { ...noSale, total: 1000, commission: 100 },
      { ...noSale, total: 900, commission: 0 },
    ),
    ...withEarned([
      ...saleEntries({ ...noSale, total: 1000, commission: 100 }),
      ...paymentEntries(1000),
      ...refundEntries(1000),
    ]),
    ...(["bank", "cash", "operator-payable"] as const).flatMap((holder) => [
      ...paymentEntries(1, holder),
      ...refundEntries(1, holder),
    ]),
    ...payoutEntries(1),
    ...taxEntries(taxes),
    ...taxEntries({ gst: -18, tcs: -5, tds: -1 }),
    ...returnedPayoutEntries(1),
    ...premiumEntries(1, 1),
    ...ownCommissionEntries(1, 1),
    ...otherEntries(1),
    ...otherEntries(-1),
    ...otherEntries(1, "cash"),
    ...otherEntries(-1, "cash"),
    ...depositEntries(1),
    ...(["gst-payable", "tcs-payable", "tds-payable"] as const).flatMap((account) => [
      ...taxPaymentEntries(account, 1),
      ...taxPaymentEntries(account, -1),
    ]),
  ];
  for (const entry of entries) expect(ledgerEntryInWords(entry)).toMatch(/^[A-Z][\w ]+: (?!.*payable)/);
});

test("a settings conflict names its fields as the form does", () => {
  expect(settingInWords("reserveDays", "3")).toBe("Payouts wait after the trip for: 3 days");
  expect(settingInWords("gstin", "")).toBe("GSTIN: none");
  expect(settingInWords("schedule.1.percent", "50")).toBe("Refunds, line 2, percent: 50");
  const paths = Object.entries(defaultSettings).flatMap(([, value]) => Object.keys(typedFrom(value)));
  for (const path of paths) expect(settingInWords(path, "7")).not.toMatch(new RegExp(`^${path}:`));
});

test("an action is named in words", () => {
  expect(actionName({ action: "reading.booking", subject: "reading" })).toBe("Reading: booking");
  expect(actionName({ action: "booking.check-in", subject: "booking" })).toBe("Booking: check in");
});
