import { Exact } from "~/ui/exact";

export const messages = {
  title: "Messages",
  about: (words: { tour: string; id: string; operator: string; note: string }) => (
    <p className="mt-2 mb-5 max-w-3xl text-muted">
      <span>{`About ${words.tour}, booking`}</span> <Exact>{words.id}</Exact>
      <span>{`. ${words.operator} runs the tour. ${words.note}`}</span>
    </p>
  ),
  mailsReplies: "We notify the booking's e-mail address of new replies.",
  sent: "Your message was sent.",
  reported: "Thank you. Our team will review these messages.",
  onlyNewest: "Only the newest messages are shown.",
  history: "Message history",
  to: (sides: readonly ("you" | "traveler" | "operator" | "team")[]) =>
    ` to ${sides.map((side) => sideLabels[side]).join(" and ")}, `,
  byYourSide: ", sent by your side",
  none: (reader: string) => `No messages yet. Your first message goes to ${reader}.`,
  report: {
    open: "You reported these messages. Our team can read them until the report is resolved.",
    title: "Report these messages",
    what: "What is wrong?",
    hint: "Reporting lets our team read all messages about this booking.",
    send: "Send report",
  },
  sending: "Sending…",
  toLabel: "To",
  both: (other: string) => `${other} and Tour Bharat`,
  notReachable: (other: string) => `To Tour Bharat: ${other} can't be reached here now.`,
  label: "Your message",
  hint: "Plain text. You'll get the reply here, so don't share contact details.",
  send: "Send message",
};

const sideLabels = {
  you: "you",
  traveler: "the traveler",
  operator: "the operator",
  team: "Tour Bharat",
};
