import { ChangeHistory } from "~/components/back-office/change-history";
import { Section } from "~/components/back-office/section";
import { When } from "~/components/back-office/when";
import type { AdminBookingPage } from "~/domain/bookings/admin-booking";
import { whatHappenedInWords, type BookingActor } from "~/domain/bookings/booking-history";
import { threadSideLabels } from "~/domain/bookings/booking-message";
import { ledgerAccountLabels, ledgerKindLabels } from "~/domain/money/ledger";
import { formatRupees } from "~/domain/money/money";

const actors: Record<BookingActor, string> = {
  traveler: "as traveler",
  operator: "as operator",
  team: "as our team",
  system: "automatically",
};

const mailStates = { queued: "queued", sent: "sent", failed: "failed" };

function Rows({ none, children }: { none: string; children: React.ReactNode[] }) {
  if (children.length === 0) return <p className="mt-2 text-muted">{none}</p>;
  return <ul className="divide-y divide-line">{children}</ul>;
}

export function Timeline({ history }: Pick<AdminBookingPage, "history">) {
  return (
    <Section title="Timeline">
      <Rows none="No events yet.">
        {history.map((moment) => (
          <li key={`${moment.at} ${moment.what} ${moment.reason}`} className="py-1.5">
            <strong>{whatHappenedInWords(moment)}</strong> <When at={moment.at} />
            <span className="block text-sm wrap-anywhere">
              {moment.who}, {actors[moment.by]}
              {moment.reason !== null && `: ${moment.reason}`}
            </span>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

export function MessageRecords({ messages }: Pick<AdminBookingPage, "messages">) {
  return (
    <Rows none="No messages yet.">
      {messages.map(({ id, text, at, from, author, to }) => (
        <li key={id} className="py-1.5">
          <strong>{author}</strong>
          {from !== "team" && ` (${from})`} to {to.map((side) => threadSideLabels[side]).join(" and ")}{" "}
          <When at={at} />
          <span className="block wrap-anywhere whitespace-pre-line">{text}</span>
        </li>
      ))}
    </Rows>
  );
}

/** Mails about a booking with their delivery status. */
export function Mails({ mails }: Pick<AdminBookingPage, "mails">) {
  return (
    <Section title="Mails">
      <Rows none="No mails.">
        {mails.map(({ id, subject, recipient, status, lastError, at, sentAt }) => (
          <li key={id} className="py-1.5 wrap-anywhere">
            {subject}
            <span className="block text-sm text-muted">
              to {recipient}, {mailStates[status]} {lastError !== null && `(${lastError}) `}
              <When at={sentAt ?? at} />
            </span>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

export function Ledger({ ledger }: Pick<AdminBookingPage, "ledger">) {
  return (
    <Section title="Ledger" note="Each amount moves from the credited to the debited account.">
      <Rows none="No ledger entries yet.">
        {ledger.map(({ id, kind, debit, credit, amount, at }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5 tabular-nums">
            <span>
              {ledgerKindLabels[kind]}: {ledgerAccountLabels[credit]} to {ledgerAccountLabels[debit]}{" "}
              <When at={at} />
            </span>
            <strong>{formatRupees(amount)}</strong>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

const verbs = {
  create: "Booked for a customer",
  confirm: "Confirmed",
  cancel: "Canceled",
  complete: "Marked as completed",
  "no-show": "Marked as no-show",
  change: "Changed",
  goodwill: "Refunded as goodwill",
  "record-payment": "Recorded a payment",
  "finish-refund": "Recorded a refund",
  repair: "Changed",
  propose: "Asked for consent to a change",
  "withdraw-proposal": "Withdrew a change",
  "repair-contact": "Changed contact details",
  "resend-documents": "Sent the documents again",
  "add-note": "Added an internal note",
  "check-in-undo": "Undid the check-in",
  dispute: "Recorded a dispute",
  "settle-dispute": "Settled a dispute",
  message: "Sent a message",
};

const fields = {
  status: "Status",
  refund: "Refund",
  fault: "Fault",
  bearer: "Borne by",
  travelDate: "Travel date",
  numberOfTravelers: "Travelers",
  children: "Children",
  infants: "Infants",
  totalAmount: "Total",
  fields: "Fields",
  endsLinks: "Old links ended",
  side: "Side",
};

/** Audit log entries of a booking, newest first. */
export function ChangeLog({ log }: Pick<AdminBookingPage, "log">) {
  return (
    <Section title="Change history" note="Actions by administrators and operators, from the audit log.">
      <ChangeHistory history={log} verbs={verbs} fields={fields} />
    </Section>
  );
}
