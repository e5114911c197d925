import { accountRoleLabels, accountStatusLabels } from "~/domain/accounts/account-status";
import { adminRoleLabels } from "~/domain/accounts/admin-rights";
import type { AuditSubject } from "~/domain/audit/audit";
import { faultLabels } from "~/domain/bookings/cancellation-terms";
import { bearerLabels } from "~/domain/money/bearers";
import { messageAudienceLabels } from "~/domain/bookings/booking-message";
import { statusLabels } from "~/domain/bookings/booking-status";
import { ownSaleLabels } from "~/domain/bookings/own-booking";
import { partyQuestionLabels } from "~/domain/bookings/party-questions";
import { couponFields } from "~/domain/coupons/coupon-fields";
import type { FieldDescriptions } from "~/domain/field-description";
import { disputeStatusLabels, lossOutcomeLabels } from "~/domain/money/payments/dispute";
import { receivedByLabels } from "~/domain/money/payments/payment";
import { formatRupees } from "~/domain/money/money";
import { supplyLabels } from "~/domain/operators/supply";
import { operatorDocumentLabels } from "~/domain/operators/operator-document";
import { operatorRightLabels } from "~/domain/operators/operator-rights";
import { tourFieldLabels } from "~/domain/tour-drafts/tour-field-labels";
import { tourMessages } from "~/domain/tours/messages";
import { settingFields, settingFormats, settingLabels, settingTexts } from "./setting-words";
import { ruleFormats, ruleWords } from "./tour-rules";
import { asCount, valueInWords, oneOf, percent, rupees, type Format } from "~/domain/formats";
import { labeled, nameInWords, rewritten, switched, type FieldWords } from "./vocabulary";

const lowerCase = (labels: Readonly<Record<string, string>>) =>
  oneOf(Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, label.toLowerCase()])));

const labelsOf = (named: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(named).map(([name, { label }]) => [name, label]));

const orNone = (none: string, format: Format = valueInWords): Format => {
  return (value) => (isMissing(value) || (Array.isArray(value) && value.length === 0) ? none : format(value));
};

/** Ids, and what sentences contain anyway. */
const unsaid = new Set(
  "id version from width height pictures used photograph document member owner proposals noteId digest at fields refundStatus".split(
    " ",
  ),
);

/** Formats of fields that mean the same for every subject. */
const formats: Readonly<Record<string, Format>> = {
  ...Object.fromEntries(
    ["amount", "priceInr", "refund", "compensation", "fee", "paidAmount", "totalAmount"].map((name) => [
      name,
      rupees,
    ]),
  ),
  percent,
  days: asCount("day"),
  numberOfTravelers: asCount("traveler"),
  supply: oneOf(supplyLabels),
  direction: oneOf({ in: "received", out: "paid out", deposit: "of cash paid into the bank" }),
  tax: (value) => valueInWords(value).toUpperCase(),
  region: oneOf(tourMessages().regions),
  type: oneOf(tourMessages().types),
  category: oneOf(tourMessages().categories),
  experiences: oneOf(tourMessages().experiences),
  interests: oneOf(tourMessages().interests),
  partyQuestions: oneOf(partyQuestionLabels),
  role: oneOf({
    ...labelsOf(adminRoleLabels),
    ...Object.fromEntries(Object.entries(accountRoleLabels).map(([name, { one }]) => [name, one])),
  }),
  rights: orNone("no rights", lowerCase(labelsOf(operatorRightLabels))),
  bearer: oneOf(bearerLabels),
  outcome: oneOf(lossOutcomeLabels),
  method: lowerCase(receivedByLabels),
  dispute: lowerCase(disputeStatusLabels),
  ownSale: oneOf(ownSaleLabels()),
  to: oneOf(messageAudienceLabels),
  way: oneOf({ scan: "by scanning the voucher", hand: "by hand" }),
  what: oneOf({ offer: "offers", refund: "full refunds" }),
  who: (value) => (value === "all" ? "everyone" : "chosen bookings"),
  ...ruleFormats,
};

const rescueLabels = {
  what: "Order",
  who: "Travelers",
  fault: "Reason",
  options: "Choices",
  hours: "Hours to answer",
  fallback: "Without an answer",
};

/** Descriptions of the fields that forms and log share. */
const described: Partial<Record<AuditSubject, FieldDescriptions>> = { coupon: couponFields };

const attributionLabels = { credit: "Photographer", licence: "License", source: "Source" };

/** Labels of fields whose form has another name for them than the record. */
const labels: Partial<Record<AuditSubject, Readonly<Record<string, string>>>> = {
  tour: { ...tourFieldLabels, alt: "Description", drawing: "Illustration", ...attributionLabels },
  user: { email: "E-mail address", phone: "Phone number", exception: "Verified without" },
  operator: {
    companyName: "Name",
    baseCity: "City",
    foundedYear: "Founded",
    gstin: "GSTIN",
    supply: "Service, for GST",
    pan: "PAN",
    ifsc: "IFSC",
    kind: "Document",
    ...rescueLabels,
  },
  departure: { capacity: "Seats", booked: "Seats sold", held: "Seats held", ...rescueLabels },
  booking: {
    fault: "Reason",
    bearer: "Borne by",
    compensation: "Paid to the operator",
    outcome: "Outcome",
    fee: "Fee",
    tourTitle: "Tour",
    text: "Message",
    way: "How",
  },
  job: { keyVersion: "Key" },
  setting: settingLabels,
};

/** Formats that a subject has for itself. */
const ownFormats: Partial<Record<AuditSubject, Readonly<Record<string, Format>>>> = {
  tour: { status: oneOf({ active: "published", pending: "under review", draft: "draft" }) },
  user: { status: oneOf(accountStatusLabels) },
  operator: { kind: oneOf(operatorDocumentLabels) },
  payout: { status: oneOf({ due: "prepared", returned: "returned by the bank" }) },
  review: { status: oneOf({ pending: "waiting" }) },
  booking: { fault: oneOf(faultLabels), status: lowerCase(statusLabels()) },
  setting: settingFormats,
};

/** Fields with long texts, by subject: shown before and after on demand. */
export const longFields: Partial<Record<AuditSubject, readonly string[]>> = {
  tour: ["description", "highlights", "itinerary", "inclusions", "exclusions", "carry", "permits"],
  setting: settingTexts,
};

function changed(name: string, format: Format = valueInWords): FieldWords {
  return ({ before, after }) =>
    before === undefined
      ? `set ${name} to ${format(after)}`
      : `changed ${name} from ${format(before)} to ${format(after)}`;
}

/** Fields that are described in clauses or words of their own. */
const own: Partial<Record<AuditSubject, Readonly<Record<string, FieldWords>>>> = {
  booking: {
    status: (change) =>
      change.after === change.before || isMissing(change.after)
        ? null
        : changed("the status", formatOf("booking", "status"))(change),
    refund: ({ after }) => (typeof after === "number" ? `refunds ${formatRupees(after)}` : null),
    travelDate: ({ before, after }) =>
      before === undefined
        ? `set the trip to ${valueInWords(after)}`
        : `moved the trip from ${valueInWords(before)} to ${valueInWords(after)}`,
    numberOfTravelers: changed("the party", asCount("traveler")),
    children: changed("the children"),
    infants: changed("the infants"),
    totalAmount: ({ before, after, was, is }) => {
      if (typeof before !== "number" || typeof after !== "number")
        return labeled("Total", rupees)({ before, after, was, is });
      const hasOtherParty = was["numberOfTravelers"] !== is["numberOfTravelers"];
      if (after < before && !hasOtherParty) return `gave ${formatRupees(before - after)} off`;
      return `${after < before ? "lowered" : "raised"} the total from ${formatRupees(before)} to ${formatRupees(after)}`;
    },
    ownSale: changed("the payment", oneOf(ownSaleLabels())),
    paidAmount: changed("the amount paid", rupees),
    endsLinks: ({ after }) => (after === true ? "Links sent before no longer open the booking" : null),
    side: ({ after }) =>
      isMissing(after)
        ? null
        : after === "team"
          ? "Seen by administrators"
          : "Seen by the operator's members",
  },
  tour: {
    ...ruleWords,
    isPaused: switched("Sales paused", "Sales resumed"),
    isFeatured: switched("On the home page", "Not on the home page"),
    isDeleted: switched("Deleted", "Restored"),
  },
  payout: {
    operator: () => null,
    ownPayout: switched("Own payout, approved as the only one who may approve", ""),
  },
  departure: { ofItsOwn: switched("Set for this date", "The tour's number of seats") },
  setting: settingFields,
};

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

/** Returns the label of a field: that of its form, or its name as words. */
export function labelOf(subject: AuditSubject, name: string): string {
  return described[subject]?.[name]?.label ?? labels[subject]?.[name] ?? nameInWords(name);
}

export function formatOf(subject: AuditSubject, name: string): Format {
  return described[subject]?.[name]?.text ?? ownFormats[subject]?.[name] ?? formats[name] ?? valueInWords;
}

/** Returns the words for a changed field. */
export function fieldWords(subject: AuditSubject, name: string): FieldWords {
  if (unsaid.has(name)) return () => null;
  const words = own[subject]?.[name];
  if (words) return words;
  const label = labelOf(subject, name);
  return longFields[subject]?.includes(name)
    ? rewritten(label)
    : labeled(label, formatOf(subject, name), described[subject]?.[name]?.none);
}
