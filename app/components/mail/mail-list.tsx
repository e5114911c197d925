import { Link } from "react-router";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { MailStatusBadge } from "./mail-status-badge";

interface ListedMail {
  id: string;
  to: string;
  subject: string;
  status: "queued" | "sent" | "failed";
  /** UTC instant in milliseconds. */
  createdAt: number;
}

/** Messages, newest first, each linked to its page. */
export function MailList({ messages }: { messages: ListedMail[] }) {
  return (
    <ol className="mt-6 divide-y divide-line rounded-card border border-line bg-card">
      {messages.map(({ id, to, subject, status, createdAt }) => (
        <li
          key={id}
          className="relative flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken"
        >
          <div className="min-w-0">
            <Link to={`/dev/mail/${id}`} className="font-semibold after:absolute after:inset-0">
              {subject}
            </Link>
            <p className="text-sm wrap-anywhere text-muted">{to}</p>
          </div>
          <p className="flex items-baseline gap-3 text-sm text-muted">
            <time dateTime={new Date(createdAt).toISOString()}>{formatInstantInIndia(createdAt)}</time>
            <MailStatusBadge status={status} />
          </p>
        </li>
      ))}
    </ol>
  );
}
