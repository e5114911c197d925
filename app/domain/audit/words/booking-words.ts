import { bearerLabels, faultLabels } from "~/domain/bookings/cancellation-terms";
import { messageAudienceLabels } from "~/domain/bookings/booking-message";
import { ownSaleLabels } from "~/domain/bookings/own-booking";
import { receivedByLabels } from "~/domain/money/payments/payment";
import { disputeStatusLabels } from "~/domain/money/payments/dispute";
import { formatRupees } from "~/domain/money/money";
import {
  asCount,
  asDay,
  inWords,
  labeled,
  asList,
  oneOf,
  rupees,
  stating,
  unsaid,
  type FieldWords,
  type Vocabulary,
} from "./vocabulary";

const contactFields: Readonly<Record<string, string>> = {
  customerName: "name",
  customerEmail: "e-mail address",
  customerPhone: "phone number",
  emergencyName: "emergency contact",
  emergencyPhone: "emergency contact's phone number",
  specialRequests: "special requests",
};

const statuses: Readonly<Record<string, string>> = {
  pending: "pending",
  confirmed: "confirmed",
  cancelled: "canceled",
  completed: "completed",
  "no-show": "no-show",
  expired: "expired",
};

const travelers = asCount("traveler");

const total: FieldWords = ({ before, after, was, is }) => {
  if (typeof before !== "number" || typeof after !== "number")
    return labeled("Total", rupees)({ before, after, was, is });
  const hasOtherParty = was["numberOfTravelers"] !== is["numberOfTravelers"];
  if (after < before && !hasOtherParty) return `gave ${formatRupees(before - after)} off`;
  return `${after < before ? "lowered" : "raised"} the total from ${formatRupees(before)} to ${formatRupees(after)}`;
};

function changed(name: string, format: (value: unknown) => string = inWords): FieldWords {
  return ({ before, after }) =>
    before === undefined
      ? `set ${name} to ${format(after)}`
      : `changed ${name} from ${format(before)} to ${format(after)}`;
}

const amountOf = (values: Readonly<Record<string, unknown>>) => rupees(values["amount"]);

/** Words for the history of a booking. */
export const bookingWords: Vocabulary = {
  actions: {
    create: stating("all", "booked for a customer"),
    confirm: stating(["status"], "confirmed the booking"),
    cancel: stating(["status"], "canceled the booking"),
    complete: stating(["status"], "marked it as completed"),
    "no-show": stating(["status"], "marked it as a no-show"),
    change: () => null,
    goodwill: stating(["refund", "status"], ({ is }) => `refunded ${rupees(is["refund"])} as goodwill`),
    "record-payment": stating(
      ["amount", "method", "paidAmount"],
      ({ is }) =>
        `recorded a payment of ${amountOf(is)}, ${oneOf(receivedByLabels)(is["method"]).toLowerCase()}`,
    ),
    "finish-refund": stating(
      ["amount", "refundStatus"],
      ({ is }) => `recorded a refund of ${amountOf(is)} as paid back`,
    ),
    repair: () => null,
    "change-own": () => null,
    propose: "asked for the traveler's consent to a change",
    "withdraw-proposal": "withdrew a proposed change",
    "repair-contact": stating(["fields"], ({ is }) => {
      const names = Array.isArray(is["fields"]) ? is["fields"].map((name) => oneOf(contactFields)(name)) : [];
      return names.length === 0 ? "changed the contact details" : `changed the ${asList(names)}`;
    }),
    "resend-documents": "sent the documents again",
    "add-note": "added an internal note",
    "check-in": "checked the party in",
    "check-in-undo": "undid the check-in",
    dispute: stating(
      ["amount", "dispute"],
      ({ is }) => `recorded a dispute of ${amountOf(is)} (${inWords(is["dispute"])})`,
    ),
    "settle-dispute": stating(
      ["dispute"],
      ({ is }) => `settled a dispute: ${oneOf(disputeStatusLabels)(is["dispute"]).toLowerCase()}`,
    ),
    message: stating(
      ["to", "text"],
      ({ is }) =>
        `sent a message to ${is["to"] === "both" ? "the traveler and the operator" : oneOf(messageAudienceLabels)(is["to"]).toLowerCase()}: “${inWords(is["text"])}”`,
    ),
  },
  fields: {
    status: ({ before, after }) =>
      after === undefined || after === null || after === before
        ? null
        : `changed the status from ${oneOf(statuses)(before)} to ${oneOf(statuses)(after)}`,
    refund: ({ after }) => (typeof after === "number" ? `refunds ${formatRupees(after)}` : null),
    fault: labeled("Reason", oneOf(faultLabels)),
    bearer: labeled("Borne by", oneOf(bearerLabels)),
    travelDate: ({ before, after }) =>
      before === undefined
        ? `set the trip to ${asDay(after)}`
        : `moved the trip from ${asDay(before)} to ${asDay(after)}`,
    numberOfTravelers: changed("the party", travelers),
    children: changed("the children"),
    infants: changed("the infants"),
    totalAmount: total,
    ownSale: changed("the payment", oneOf(ownSaleLabels)),
    paidAmount: changed("the amount paid", rupees),
    amount: labeled("Amount", rupees),
    method: labeled("Method", oneOf(receivedByLabels)),
    refundStatus: unsaid,
    fields: unsaid,
    endsLinks: ({ after }) => (after === true ? "Links sent before no longer open the booking" : null),
    side: ({ after }) =>
      after === "operator"
        ? "Seen by the operator's members"
        : after === "team"
          ? "Seen by administrators"
          : null,
    dispute: labeled("Dispute", oneOf(disputeStatusLabels)),
    tourTitle: labeled("Tour"),
    to: labeled("To", oneOf(messageAudienceLabels)),
    text: labeled("Message"),
    id: unsaid,
    at: unsaid,
    way: labeled("How", oneOf({ scan: "by scanning the voucher", hand: "by hand" })),
  },
};
