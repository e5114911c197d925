import { Check, KeyRound } from "lucide";
import { startQuery } from "~/domain/departures/departure-change";
import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { addDays, formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { waitInWords, type AdminQueue, type DoubtfulDeparture } from "~/domain/overview/office-work";
import { Icon } from "~/ui/icon";

/** Kinds of work, the most pressing first. @param today in India */
function kindsOn(today: TravelDate): [keyof AdminQueue, { name: string; description: string; to: string }][] {
  const soon = `status=confirmed&from=${today}&to=${addDays(today, 1)}`;
  return [
    [
      "unpaidSoon",
      {
        name: "Unpaid, leaving by tomorrow",
        description: "Confirmed, unpaid bookings of today and tomorrow.",
        to: `/admin/bookings?${soon}&paid=unpaid`,
      },
    ],
    [
      "partPaidSoon",
      {
        name: "Part paid, leaving by tomorrow",
        description: "Confirmed bookings of today and tomorrow that still owe a balance.",
        to: `/admin/bookings?${soon}&paid=part`,
      },
    ],

    [
      "pendingOperators",
      {
        name: "Operators to verify",
        description: "New ones go on sale once verified. Verified ones are reviewed again.",
        to: "/admin/operators?review=waiting",
      },
    ],
    [
      "pendingAdmins",
      {
        name: "Administrators to approve",
        description: "They have no access until they are approved.",
        to: "/admin/users?role=admin&status=pending",
      },
    ],
    [
      "pendingTours",
      {
        name: "Tours to review",
        description: "New tours and edits submitted by operators. They go live once approved.",
        to: "/admin/tours?status=pending",
      },
    ],
    [
      "waitingPhotographs",
      {
        name: "Photographs to check",
        description: "Added to reviews by travelers. They are shown once approved.",
        to: "/admin/reviews/photographs",
      },
    ],
    [
      "openMessages",
      {
        name: "Messages to answer",
        description: "Sent from the contact page and not yet resolved.",
        to: "/admin/messages?state=open",
      },
    ],
    [
      "pendingBookings",
      {
        name: "Pending bookings",
        description: "Holding seats until they are paid.",
        to: "/admin/bookings?status=pending",
      },
    ],
    [
      "invoicesWaiting",
      {
        name: "Invoices that wait for the State",
        description: "Paid bookings. The tax invoice is issued as soon as the buyer's State is entered.",
        to: "/admin/bookings?paid=state",
      },
    ],
    [
      "failedRefunds",
      {
        name: "Failed refunds",
        description: "All retries failed. Refund these by hand.",
        to: "/admin/logs/jobs",
      },
    ],
    [
      "openDisputes",
      {
        name: "Disputes to answer",
        description: "A bank withholds the money. Answer before the date that it names.",
        to: "/admin/revenue/disputes?status=open",
      },
    ],
    [
      "lostDisputes",
      {
        name: "Lost disputes to decide",
        description:
          "A bank took the money back. The booking is kept, and the amount is due again, until you decide.",
        to: "/admin/revenue/disputes?status=lost",
      },
    ],
    [
      "failedMails",
      {
        name: "Undelivered mails",
        description: "All retries failed. You can send them again.",
        to: "/admin/logs/mail?status=failed",
      },
    ],
    [
      "failedJobs",
      {
        name: "Failed jobs",
        description: "Scheduled jobs that failed and haven't succeeded since.",
        to: "/admin/logs/jobs",
      },
    ],
    [
      "reportedReviews",
      {
        name: "Reported reviews",
        description: "Operators ask to hide them.",
        to: "/admin/reviews?report=open",
      },
    ],
    [
      "reportedThreads",
      {
        name: "Reported conversations",
        description: "A traveler or an operator asks us to read them.",
        to: "/admin/messages/threads",
      },
    ],
    [
      "payoutsToApprove",
      {
        name: "Payouts to approve",
        description: "Prepared by another administrator.",
        to: "/admin/revenue/payouts?status=due",
      },
    ],
  ];
}

/** Open work, one line each, with its number and the age of the oldest; kinds without any are left out. */
export function OverviewTasks({
  queue,
  doubtful,
  today,
  now,
  lacksSecondFactor,
  opening,
}: {
  queue: AdminQueue;
  doubtful: readonly DoubtfulDeparture[];
  today: TravelDate;
  /** UTC instant. */
  now: number;
  lacksSecondFactor: boolean;
  opening: readonly { name: string; to: string }[];
}) {
  const waiting = kindsOn(today).flatMap(([kind, words]) => {
    const { count = 0, since = null } = queue[kind] ?? {};
    return count === 0 ? [] : [{ kind, ...words, count, since }];
  });
  return (
    <section aria-labelledby="work-queue" className="mt-3">
      <h2 id="work-queue" className="font-sans text-base font-semibold">
        To do
      </h2>
      {lacksSecondFactor && (
        <p className="mt-2 flex gap-2 rounded-card bg-warning-subtle px-3 py-2 text-sm text-warning">
          <Icon icon={KeyRound} className="mt-0.5 size-4 shrink-0" />
          <span>
            Your account is protected by a password only.{" "}
            <Link to="/profile/security" className="font-semibold underline underline-offset-4">
              Add a passkey or an authenticator app
            </Link>
          </span>
        </p>
      )}
      {opening.length > 0 && (
        <div className="mt-2 rounded-card bg-warning-subtle px-3 py-2 text-sm text-warning">
          <h3 className="font-sans font-semibold">Bookings open once these are entered</h3>
          <ul className="flex flex-wrap gap-x-4">
            {opening.map(({ name, to }) => (
              <li key={name}>
                <Link to={to} className="inline-block py-1 underline underline-offset-4">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {waiting.length + doubtful.length === 0 ? (
        opening.length === 0 && (
          <p className="mt-2 text-muted">
            <Icon icon={Check} className="mr-1 inline size-4 text-success" />
            All done. New work appears here.
          </p>
        )
      ) : (
        <ul className="mt-1 grid gap-x-4 overflow-hidden rounded-card border border-line bg-card p-1 sm:grid-cols-2 xl:grid-cols-3">
          {waiting.map(({ kind, count, since, name, description, to }) => (
            <Line key={kind} to={to} title={description} count={count} name={name}>
              {since !== null && `oldest ${waitInWords(since, now)}`}
            </Line>
          ))}
          {doubtful.map(({ tourSlug, tourTitle, travelDate, start, decideOn, travelers, booked }) => (
            <Line
              key={`${tourSlug} ${travelDate}`}
              to={`/admin/tours/${tourSlug}/departures/${travelDate}${startQuery(start)}`}
              title={`Decided on ${formatDay(decideOn)}, 6:00 PM IST`}
              count={`${booked}/${travelers}`}
              name={`In doubt: ${tourTitle}, ${formatTravelDate(travelDate)}`}
            >
              decided <Exact>{formatDay(decideOn)}</Exact>
            </Line>
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({
  to,
  title,
  count,
  name,
  children,
}: {
  to: string;
  title: string;
  count: number | string;
  name: string;
  children: React.ReactNode;
}) {
  return (
    <li>
      <Link
        to={to}
        title={title}
        className="grid min-h-9 grid-cols-[minmax(1.5rem,auto)_minmax(0,1fr)_auto] items-baseline gap-x-2 rounded-control px-3 py-1.5 hover:bg-sunken focus-visible:outline-offset-[-3px]"
      >
        <strong className="tabular-nums">{count}</strong>
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-muted tabular-nums max-sm:col-start-2">{children}</span>
      </Link>
    </li>
  );
}
