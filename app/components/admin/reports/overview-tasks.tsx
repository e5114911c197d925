import { Check, KeyRound } from "lucide-react";
import { Link } from "react-router";
import type { AdminRight } from "~/domain/accounts/admin-rights";
import { useMay } from "~/hooks/use-may";

/** Number of open tasks for administrators, by kind. */
interface Tasks {
  pendingBookings: number;
  pendingOperators: number;
  pendingAdmins: number;
  pendingTours: number;
  waitingPhotographs: number;
  openMessages: number;
  failedRefunds: number;
  openDisputes: number;
  failedMails: number;
  failedJobs: number;
}

const kinds: Record<keyof Tasks, { name: string; description: string; to: string; right: AdminRight }> = {
  pendingOperators: {
    name: "Operators to verify",
    description: "Their tours go on sale once they are verified.",
    to: "/admin/operators?status=pending",
    right: "users",
  },
  pendingAdmins: {
    name: "Administrators to approve",
    description: "They have no access until they are approved.",
    to: "/admin/users?role=admin&status=pending",
    right: "roles",
  },
  pendingTours: {
    name: "Tours to review",
    description: "New tours and edits submitted by operators. They go live once approved.",
    to: "/admin/tours?status=pending",
    right: "tours",
  },
  waitingPhotographs: {
    name: "Photographs to check",
    description: "Added to reviews by travelers. They are shown once approved.",
    to: "/admin/reviews/photographs",
    right: "reviews",
  },
  openMessages: {
    name: "Messages to answer",
    description: "Sent from the contact page and not yet resolved.",
    to: "/admin/messages?state=open",
    right: "messages",
  },
  pendingBookings: {
    name: "Pending bookings",
    description: "Holding seats until they are paid.",
    to: "/admin/bookings?status=pending",
    right: "bookings",
  },
  failedRefunds: {
    name: "Failed refunds",
    description: "All retries failed. Refund these by hand.",
    to: "/admin/logs/jobs",
    right: "payments",
  },
  openDisputes: {
    name: "Disputes to answer",
    description: "A bank withholds the money. Answer before the date that it names.",
    to: "/admin/revenue/disputes?status=open",
    right: "payments",
  },
  failedMails: {
    name: "Undelivered mails",
    description: "All retries failed. You can send them again.",
    to: "/admin/logs/mail?status=failed",
    right: "messages",
  },
  failedJobs: {
    name: "Failed jobs",
    description: "Scheduled jobs that failed and haven't succeeded since.",
    to: "/admin/logs/jobs",
    right: "settings",
  },
};
const known = Object.keys(kinds).filter((kind): kind is keyof Tasks => kind in kinds);

/** Open tasks, each with a link to its list. Kinds without open tasks share one line. */
export function OverviewTasks({ tasks, lacksSecondFactor }: { tasks: Tasks; lacksSecondFactor: boolean }) {
  const may = useMay();
  const own = known.filter((kind) => may(kinds[kind].right));
  const waiting = own.filter((kind) => tasks[kind] > 0);
  const done = own.filter((kind) => tasks[kind] === 0);
  return (
    <section aria-labelledby="to-see-to">
      <h2 id="to-see-to" className="text-xl">
        To do
      </h2>
      {lacksSecondFactor && (
        <p className="mt-2 flex gap-2 rounded-card bg-warning-subtle px-3 py-2 text-sm text-warning">
          <KeyRound aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            Your account is protected by a password only.{" "}
            <Link to="/profile/security" className="font-semibold underline underline-offset-4">
              Add a passkey or an authenticator app
            </Link>
          </span>
        </p>
      )}
      {waiting.length > 0 && (
        <ul className="mt-2 overflow-hidden rounded-card border border-line bg-card">
          {waiting.map((kind) => (
            <Task key={kind} count={tasks[kind]} {...kinds[kind]} />
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <p className="mt-2 px-1 text-sm text-muted">
          <Check aria-hidden className="mr-1 inline size-4 text-success" />
          Nothing open in{" "}
          {done.map((kind, index) => (
            <span key={kind}>
              {index > 0 && (index === done.length - 1 ? " and " : ", ")}
              <Link
                to={kinds[kind].to}
                title={kinds[kind].description}
                className="inline-block min-h-6 underline underline-offset-4 hover:text-ink"
              >
                {kinds[kind].name.toLowerCase()}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
    </section>
  );
}

function Task({
  count,
  name,
  description,
  to,
}: {
  count: number;
  name: string;
  description: string;
  to: string;
}) {
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={to}
        className="grid grid-cols-[3rem_1fr] items-baseline px-3 py-2 hover:bg-sunken focus-visible:outline-offset-[-3px]"
      >
        <strong className="text-xl leading-tight tabular-nums">{count}</strong>
        <span>
          <span className="font-semibold">{name}</span>
          <span className="block text-sm leading-snug text-muted">{description}</span>
        </span>
      </Link>
    </li>
  );
}
