import { Exact } from "~/ui/exact";
import { EmailText } from "~/ui/email-text";

export const messages = {
  summary: (words: { party: string; duration: string; operator: string }) =>
    `${words.party}, ${words.duration} with ${words.operator}`,
  paid: (amount: string) => (
    <span>
      Paid <Exact>{amount}</Exact>.
    </span>
  ),
  isConfirmed: (id: string) => (
    <span>
      Booking <Exact>{id}</Exact> is confirmed, and nothing more is owed.
    </span>
  ),
  mail: (words: { isPending: boolean; email: string; id: string }) => (
    <>
      <span>{words.isPending ? "We have written to" : "The confirmation goes to"}</span>{" "}
      <EmailText address={words.email} />
      <span>. Booking ID </span>
      <strong translate="no" className="text-ink tabular-nums">
        {words.id}
      </strong>
    </>
  ),
  next: "What comes next",
  meet: "Where we meet",
  backOn: (day: string) => (
    <p className="mt-2 text-muted">
      Back on <Exact>{day}</Exact>
    </p>
  ),
  party: "Your party",
  total: "Total",
  share: (words: { tour: string; start: string; meetingPoint: string; id: string; url: string }) =>
    `We are going: ${words.tour}, ${words.start}. We meet here: ${words.meetingPoint} Booking ${words.id}: ${words.url}`,
  pay: (amount: string) => (
    <span>
      Pay <Exact>{amount}</Exact> now
    </span>
  ),
  voucher: "Voucher",
  calendar: "Add to calendar",
  names: "Names of your party",
  onWhatsApp: "Share on WhatsApp",
  anyone: "Anyone with the link can open the booking.",
  shareLink: "Share the link",
};
