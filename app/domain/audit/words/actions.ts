import type { AuditValues } from "~/domain/audit/audit";
import { messageAudienceLabels } from "~/domain/bookings/booking-message";
import { asList, valueInWords, oneOf } from "~/domain/formats";

interface Recorded {
  was: AuditValues;
  is: AuditValues;
}

/**
 * Describes an action in the past tense without its actor: "paid {amount} out", with recorded fields in braces. Null: the changed fields
 * are the sentence.
 */
type Words = string | ((recorded: Recorded) => string | null);

/** @see stating */
interface Stated {
  words: Words;
  states: readonly string[] | "all";
}

/** @param states fields that the sentence itself contains; "all" for a new object, whose fields are no changes */
function stating(states: Stated["states"], words: Words): Stated {
  return { words, states };
}

const fieldsAlone = () => null;

const contactFields: Readonly<Record<string, string>> = {
  customerName: "name",
  customerEmail: "e-mail address",
  customerPhone: "phone number",
  emergencyName: "emergency contact",
  emergencyPhone: "emergency contact's phone number",
  specialRequests: "special requests",
};

/** Actions whose sentence is regular: "approved the tour". */
const regular: readonly string[] = [
  "booking.confirm",
  "booking.cancel",
  "tour.edit",
  "tour.publish",
  "tour.approve",
  "tour.reject",
  "tour.delete",
  "tour.restore",
  "user.approve",
  "user.suspend",
  "user.activate",
  "user.edit",
  "coupon.edit",
  "coupon.deactivate",
  "payout.approve",
  "departure.close",
  "departure.guarantee",
  "review.publish",
  "review.report",
  "message.reopen",
  "subscriber.remove",
];

const nouns: Readonly<Record<string, string>> = { user: "account" };

/** Words for the other actions. */
const sentences: Readonly<Record<string, Words | Stated>> = {
  "booking.create": stating("all", "booked for a customer"),
  "booking.complete": "marked it as completed",
  "booking.no-show": "marked it as a no-show",
  "booking.change": fieldsAlone,
  "booking.repair": fieldsAlone,
  "booking.change-own": fieldsAlone,
  "booking.goodwill": "refunded {refund} as goodwill",
  "booking.record-payment": stating(["paidAmount"], "recorded a payment of {amount}, {method}"),
  "booking.finish-refund": "recorded a refund of {amount} as paid back",
  "booking.pay-compensation": "recorded the transfer of a compensation of {amount}",
  "booking.propose": "asked for the traveler's consent to a change",
  "booking.withdraw-proposal": "withdrew a proposed change",
  "booking.repair-contact": ({ is }) => {
    const names = Array.isArray(is["fields"]) ? is["fields"].map(oneOf(contactFields)) : [];
    return names.length === 0 ? "changed the contact details" : `changed the ${asList(names)}`;
  },
  "booking.save-state": "entered the State for the invoice",
  "booking.resend-documents": "sent the documents again",
  "booking.add-note": "added an internal note",
  "booking.check-in": "checked the party in",
  "booking.check-in-undo": "undid the check-in",
  "booking.dispute": "recorded a dispute of {amount} ({dispute})",
  "booking.settle-dispute": "settled a dispute: {dispute}",
  "booking.message": stating(["to"], ({ is }) => {
    const to = is["to"] === "both" ? "the traveler and the operator" : oneOf(messageAudienceLabels)(is["to"]);
    return `sent a message to ${to.toLowerCase()}: “{text}”`;
  }),
  "tour.create": stating("all", "added the tour"),
  "tour.import": ({ was }) =>
    Object.keys(was).length === 0 ? "imported the tour" : "imported changes from a file",
  "tour.duplicate": stating("all", "copied it from another tour"),
  "tour.set-prices": "changed the prices",
  "tour.set-departures": "changed the departures",
  "tour.set-needs": "changed what departures need",
  "tour.pause": ({ is }) =>
    typeof is["until"] === "string" ? "paused the sales until {until}" : "paused the sales",
  "tour.resume": "resumed the sales",
  "tour.unpublish": "took the tour off the site",
  "tour.feature": "added the tour to the home page",
  "tour.unfeature": "removed the tour from the home page",
  "tour.submit": "submitted the tour for review",
  "tour.withdraw": "withdrew the tour from review",
  "tour.submit-texts": "submitted edits for review",
  "tour.withdraw-texts": "withdrew the edits",
  "tour.approve-texts": "approved the edits",
  "tour.reject-texts": "rejected the edits",
  "tour.add-picture": stating("all", "added a picture: {alt}"),
  "tour.remove-picture": stating("all", "removed a picture: {alt}"),
  "tour.reorder-pictures": stating("all", "reordered the pictures"),
  "tour.describe-picture": "changed a picture's description",
  "tour.choose-drawing": "chose an illustration",
  "tour.remove-drawing": stating("all", "removed the illustration"),
  "tour.promote": "bought a featured place for {month}, {amount}",
  "user.verify": "verified the operator",
  "user.delete": stating("all", "deleted the account"),
  "user.keep-email": "refused the new e-mail address",
  "user.change-role": "changed the role",
  "user.add-note": "added a note: “{note}”",
  "user.delete-note": "deleted a note",
  "user.end-session": stating(["sessions"], ({ is }) =>
    is["sessions"] === "all" ? "ended all sessions" : "ended a session",
  ),
  "operator.update": "changed the company profile",
  "operator.ask-documents": ({ is }) =>
    is["documents"] === undefined ? "asked for documents" : "asked for documents: {documents}",
  "operator.refuse": "refused the verification",
  "operator.confirm": "confirmed the verification",
  "operator.answer": "sent the company for review again",
  "operator.add-document": "added a document: {kind}",
  "operator.remove-document": "removed a document: {kind}",
  "operator.read-document": "viewed a document",
  "operator.request-bank-change": "asked to change the bank account",
  "operator.withdraw-bank-change": "withdrew the change of the bank account",
  "operator.change-bank": "changed the bank account",
  "operator.reveal-bank": "viewed the full account number",
  "operator.transfer-rupee": "sent 1 rupee to the bank account",
  "operator.prove-bank": "confirmed the bank account",
  "operator.invite-member": "invited a member: {rights}",
  "operator.resend-invitation": "sent an invitation again",
  "operator.withdraw-invitation": stating(["rights"], "withdrew an invitation"),
  "operator.join": "joined as a member: {rights}",
  "operator.leave": stating(["rights"], "left the company"),
  "operator.remove-member": stating(["rights"], "removed a member"),
  "operator.change-rights": "changed a member's rights",
  "operator.hand-over": "transferred the ownership",
  "operator.add-resource": stating(["kind"], "added a {kind}"),
  "operator.change-resource": stating(["kind"], "changed a {kind}"),
  "operator.calendar-link": "made a new calendar link",
  "operator.add-webhook": "added a webhook: {events}",
  "operator.confirm-webhook": "confirmed the address of a webhook",
  "operator.rotate-webhook": "replaced the secret of a webhook",
  "operator.pause-webhook": "paused a webhook",
  "operator.resume-webhook": "resumed a webhook",
  "operator.replay-webhook": "sent the events of a webhook again",
  "operator.remove-webhook": "deleted a webhook",
  "operator.add-calendar": "added a calendar",
  "operator.confirm-calendar": "confirmed that events of a calendar are gone",
  "operator.undo-calendar": "opened a departure that a calendar blocked",
  "operator.redo-calendar": "let a calendar block a departure again",
  "operator.remove-calendar": "deleted a calendar",
  "operator.add-widget": "added a widget for {origins}",
  "operator.save-widget": "changed a widget for {origins}",
  "operator.on-widget": "turned a widget on",
  "operator.off-widget": "turned a widget off",
  "operator.remove-widget": "deleted a widget",
  "operator.add-key": "made an API key: {name}",
  "operator.replace-key": "replaced an API key: {name}",
  "operator.revoke-key": "revoked an API key: {name}",
  "reseller.add": stating("all", "added the reseller {name}"),
  "reseller.change": "changed the reseller",
  "reseller.paid-in": "recorded {amount} paid in",
  "reseller.paid-out": "paid {amount} back",
  "reseller.add-key": "made an API key: {name}",
  "reseller.replace-key": "replaced an API key: {name}",
  "reseller.revoke-key": "revoked an API key: {name}",
  "reseller.remove-webhook": "deleted a webhook",
  "operator.rescue": "offered travelers of all departures ahead a way out",
  "setting.change": "changed",
  "coupon.create": "added the coupon",
  "coupon.agree": "agreed to bear its part of the coupon, for {operator}",
  "coupon.end-agreement": "ended the agreement to bear a part of the coupon, for {operator}",
  "coupon.reactivate": "activated the coupon again",
  "coupon.delete": stating("all", "deleted the coupon"),
  "payout.prepare": "prepared a payout of {amount}",
  "payout.pay": "paid {amount} out",
  "payout.return": "recorded that the bank returned {amount}",
  "payout.withdraw": "withdrew the payout",
  "ledger.enter": "entered {amount} {direction}",
  "ledger.import": stating(
    ["fileName", "rows"],
    ({ is }) => `imported ${valueInWords(is["fileName"])}, ${valueInWords(is["rows"])} rows`,
  ),
  "ledger.open": "recorded the opening balances",
  "ledger.resolve-line": "marked the line of the bank as resolved: {note}",
  "ledger.reopen-line": stating(["note"], "took back that the line of the bank is resolved"),
  "ledger.pay-tax": "recorded {amount} of {tax} paid for {month}",
  "ledger.reverse-tax": "reversed the payment of {amount} of {tax} for {month}",
  "departure.capacity": stating(["capacity", "ofItsOwn"], ({ was, is }) => {
    const ofTour = is["ofItsOwn"] === false ? ", the tour's number" : "";
    return `set the seats to ${valueInWords(is["capacity"])} instead of ${valueInWords(was["capacity"])}${ofTour}`;
  }),
  "departure.crew": stating(["kind"], ({ was, is }) =>
    is["kind"] === null ? `removed a ${valueInWords(was["kind"])}` : `assigned a ${valueInWords(is["kind"])}`,
  ),
  "departure.message": stating(
    ["text", "sendAt"],
    ({ is }) => `wrote to everybody on the departure: ${valueInWords(is["text"])}`,
  ),
  "departure.cancel-message": "canceled a message to the departure",
  "departure.reopen": stating(["reason"], "reopened the departure"),
  "departure.rescue": "offered the travelers a way out",
  "departure.view-identities": "viewed the travelers' ID numbers",
  "review.hide": "hid the review",
  "review.dismiss": "dismissed the report",
  "review.reply": "answered the review",
  "review.approve-photograph": "approved a photograph",
  "review.reject-photograph": "rejected a photograph",
  "message.reply": "answered the message",
  "message.handle": "marked the message as done",
  "thread.read": "read the conversation",
  "thread.handle": "marked the report as done",
  "mail.resend": "sent the mail again",
  "reading.booking": "viewed the booking",
  "reading.customer": "viewed the customer",
  "reading.user": "viewed the account",
  "reading.inbox": "viewed contact messages",
  "reading.subscribers": "viewed newsletter subscribers",
  "reading.mails": "viewed the mail outbox",
  "reading.export": "exported the list",
  "job.retry": "ran the job again",
  "job.retry-refund": "tried the refund again",
  "job.rotate-keys": "began to use a new key",
};

/** Returns the past tense of a regular verb. */
function past(verb: string): string {
  return verb.endsWith("y") ? `${verb.slice(0, -1)}ied` : `${verb}${verb.endsWith("e") ? "d" : "ed"}`;
}

/** Returns the words for an action, or null if it has none. @param action "{subject}.{verb}" */
export function wordsFor(action: string): Stated | null {
  const [subject = "", verb = ""] = action.split(".");
  if (regular.includes(action)) return stating([], `${past(verb)} the ${nouns[subject] ?? subject}`);
  const words = sentences[action];
  if (words === undefined) return null;
  return typeof words === "object" ? words : stating([], words);
}
