import type { AuditSubject, ReadingKind } from "~/domain/audit/audit";
import { formatMonth } from "~/domain/calendar/calendar";
import { bookingWords } from "./booking-words";
import { operatorWords, userWords } from "./people-words";
import { settingWords } from "./setting-words";
import { tourWords } from "./tour-words";
import {
  asDay,
  asInstant,
  inWords,
  labeled,
  oneOf,
  rupees,
  switched,
  stating,
  unsaid,
  type Vocabulary,
} from "./vocabulary";

const couponStatus = labeled("Kind", oneOf({ percent: "percentage", fixed: "fixed amount" }));

/** Words for the history of a coupon. */
const couponWords: Vocabulary = {
  actions: {
    create: "added the coupon",
    edit: "edited the coupon",
    deactivate: "deactivated the coupon",
    reactivate: "activated the coupon again",
    delete: stating("all", "deleted the coupon"),
  },
  fields: {
    code: labeled("Code"),
    kind: couponStatus,
    value: labeled("Value"),
    minimumPurchase: labeled("Minimum purchase", rupees),
    validFrom: labeled("Valid from", asDay),
    validUntil: labeled("Valid until", asDay),
    usageLimit: labeled("Uses", (value) => (value === null ? "no limit" : inWords(value))),
    perCustomerLimit: labeled("Uses per customer", (value) => (value === null ? "no limit" : inWords(value))),
    used: unsaid,
    version: unsaid,
    tours: labeled("Tours", (value) => (value === null ? "all" : inWords(value))),
    operators: labeled("Operators", (value) => (value === null ? "all" : inWords(value))),
    deactivatedAt: labeled("Deactivated", asInstant),
    maxDiscount: labeled("Discount at most", rupees),
  },
};

const payoutStatuses = {
  due: "prepared",
  approved: "approved",
  paid: "paid",
  returned: "returned by the bank",
  withdrawn: "withdrawn",
};

const payoutWords: Vocabulary = {
  actions: {
    prepare: stating(["amount", "operator"], ({ is }) => `prepared a payout of ${rupees(is["amount"])}`),
    approve: stating(["status"], "approved the payout"),
    pay: stating(["status", "amount", "operator"], ({ is }) => `paid ${rupees(is["amount"])} out`),
    return: stating(
      ["status", "amount", "operator"],
      ({ is }) => `recorded that the bank returned ${rupees(is["amount"])}`,
    ),
    withdraw: stating(["status"], "withdrew the payout"),
  },
  fields: {
    status: labeled("Status", oneOf(payoutStatuses)),
    operator: unsaid,
    ownPayout: switched("Own payout, approved as the only one who may approve", ""),
    amount: labeled("Amount", rupees),
    note: labeled("Note"),
    reference: labeled("Reference"),
    paidOn: labeled("Paid on", asDay),
  },
};

const month = (value: unknown) => (typeof value === "string" ? formatMonth(value) : inWords(value));

const ledgerWords: Vocabulary = {
  actions: {
    enter: stating(
      ["direction", "amount"],
      ({ is }) => `entered ${rupees(is["amount"])} ${is["direction"] === "out" ? "paid out" : "received"}`,
    ),
    "pay-tax": stating(
      ["amount", "tax", "month"],
      ({ is }) =>
        `recorded ${rupees(is["amount"])} of ${inWords(is["tax"]).toUpperCase()} paid for ${month(is["month"])}`,
    ),
    "reverse-tax": stating(
      ["amount", "tax", "month"],
      ({ was }) =>
        `reversed the payment of ${rupees(was["amount"])} of ${inWords(was["tax"]).toUpperCase()} for ${month(was["month"])}`,
    ),
  },
  fields: {
    direction: labeled("Direction", oneOf({ in: "received", out: "paid out" })),
    amount: labeled("Amount", rupees),
    note: labeled("Note"),
    tax: labeled("Tax"),
    month: labeled("Month", month),
    paidOn: labeled("Paid on", asDay),
    reference: labeled("Reference"),
  },
};

const departureWords: Vocabulary = {
  actions: {
    capacity: stating(
      ["capacity", "ofItsOwn"],
      ({ was, is }) =>
        `set the seats to ${inWords(is["capacity"])} instead of ${inWords(was["capacity"])}${is["ofItsOwn"] === false ? ", the tour's number" : ""}`,
    ),
    close: "closed the departure",
    reopen: stating(["reason"], "reopened the departure"),
    guarantee: "guaranteed the departure",
    rescue: "offered the travelers a way out",
    "view-identities": "viewed the travelers' ID numbers",
  },
  fields: {
    capacity: labeled("Seats"),
    ofItsOwn: switched("Set for this date", "The tour's number of seats"),
    booked: labeled("Seats sold"),
    held: labeled("Seats held"),
    reason: labeled("Reason"),
    what: operatorWords.fields["what"] ?? unsaid,
    who: operatorWords.fields["who"] ?? unsaid,
    fault: labeled("Reason"),
    options: labeled("Choices"),
    proposals: unsaid,
    hours: labeled("Hours to answer"),
    fallback: labeled("Without an answer"),
  },
};

const reviewStatuses = {
  published: "published",
  hidden: "hidden",
  pending: "waiting",
  approved: "approved",
  rejected: "rejected",
};

const reviewWords: Vocabulary = {
  actions: {
    hide: stating(["status"], "hid the review"),
    publish: stating(["status"], "published the review"),
    dismiss: "dismissed the report",
    reply: "answered the review",
    report: "reported the review",
    "approve-photograph": stating(["status"], "approved a photograph"),
    "reject-photograph": stating(["status"], "rejected a photograph"),
  },
  fields: {
    status: labeled("Status", oneOf(reviewStatuses)),
    text: labeled("Text"),
    photograph: unsaid,
  },
};

const textField: Vocabulary["fields"] = { text: labeled("Text") };

/** Words of all histories, by subject. */
export const vocabularies: Readonly<Record<AuditSubject, Vocabulary>> = {
  booking: bookingWords,
  tour: tourWords,
  user: userWords,
  operator: operatorWords,
  setting: settingWords,
  coupon: couponWords,
  payout: payoutWords,
  ledger: ledgerWords,
  departure: departureWords,
  review: reviewWords,
  message: {
    actions: {
      reply: "answered the message",
      handle: "marked the message as done",
      reopen: "reopened the message",
    },
    fields: textField,
  },
  thread: { actions: { read: "read the conversation", handle: "marked the report as done" }, fields: {} },
  subscriber: { actions: { remove: "removed the subscriber" }, fields: {} },
  mail: { actions: { resend: "sent the mail again" }, fields: {} },
  reading: {
    actions: {
      booking: "viewed the booking",
      customer: "viewed the customer",
      user: "viewed the account",
      inbox: "viewed contact messages",
      subscribers: "viewed newsletter subscribers",
      mails: "viewed the mail outbox",
      export: "exported the list",
    } satisfies Record<ReadingKind, string>,
    fields: {},
  },
  job: {
    actions: {
      retry: "ran the job again",
      "retry-refund": "tried the refund again",
      "rotate-keys": "began to use a new key",
    },
    fields: {
      error: labeled("Error"),
      keyVersion: labeled("Key"),
      rows: labeled("Rows"),
      digest: unsaid,
    },
  },
};
