import { ChangeHistory } from "~/features/audit/office/change-history";
import { Section } from "~/office/page/section";
import { Timestamp } from "~/platform/pages/when";
import type { AdminBookingPage } from "../../../../../worker/desk/admin/get-admin-booking";
import { actorNames, whatHappenedInWords, type BookingActor } from "~/domain/bookings/booking-history";
import { threadSideLabels } from "~/domain/bookings/thread-side";

const actors: Record<BookingActor, string> = {
  traveler: "as traveler",
  operator: "as operator",
  team: "as our team",
  reseller: "as reseller",
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
            <strong>{whatHappenedInWords(moment)}</strong> <Timestamp at={moment.at} />
            <span className="block text-sm wrap-anywhere">
              {`${moment.who}${moment.who !== actorNames[moment.by] ? `, ${actors[moment.by]}` : ""}${moment.reason !== null ? `: ${moment.reason}` : ""}`}
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
          <span>{`${from !== "team" ? ` (${from})` : ""} to ${to.map((side) => threadSideLabels[side]).join(" and ")}`}</span>{" "}
          <Timestamp at={at} />
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
            <span>{subject}</span>
            <span className="block text-sm text-muted">
              <span>{`to ${recipient}, ${mailStates[status]} ${lastError !== null ? `(${lastError}) ` : ""}`}</span>
              <Timestamp at={sentAt ?? at} />
            </span>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

/** Audit log entries of a booking, newest first. */
export function ChangeLog({ log }: Pick<AdminBookingPage, "log">) {
  return (
    <Section title="Change history">
      <ChangeHistory history={log} />
    </Section>
  );
}
