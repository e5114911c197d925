import { lackInWords } from "~/domain/resources/resource";
import { Check } from "lucide";
import { timeOfStart } from "~/domain/departures/start";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { departurePath } from "~/domain/departures/departure-change";
import { Link } from "react-router";
import { addDays, formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { formatPhone } from "~/domain/accounts/format-phone";
import { callDays } from "~/domain/desk/operator-booking";
import { formatRupees } from "~/domain/money/money";
import { waitInWords, type Call, type DoubtfulDeparture } from "~/domain/overview/office-work";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import type { OperatorOverview, OperatorTasks } from "~/domain/overview/operator-overview";
import { Icon } from "~/ui/icon";

interface Task {
  key: string;
  to: string;
  name: string;
  description: string;
  /** UTC instant since when the oldest waits. */
  since?: number | null;
}

/** Open tasks of the signed-in user. @param unread number of unread threads */
export function WorkQueue({
  tasks,
  doubtful,
  unread,
  unpaidSoon,
  calls,
  oldest,
  now,
  today,
}: {
  tasks: OperatorTasks;
  doubtful: readonly DoubtfulDeparture[];
  unread: number;
  /** Number of bookings that leave by tomorrow and are not paid in full. */
  unpaidSoon: number;
  /** The first of their travelers. */
  calls: readonly Call[];
  oldest: OperatorOverview["oldest"];
  /** UTC instant. */
  now: number;
  today: TravelDate;
}) {
  const waiting: Task[] = [
    ...urgentInWords(doubtful, { unpaidSoon, calls }, today),
    ...tasksInWords(tasks, unread),
  ].map((task) => ({ ...task, since: sinceOf(task.key, oldest) }));
  if (waiting.length === 0) {
    return (
      <p className="text-muted">
        <Icon icon={Check} className="mr-1 inline size-4 text-success" />
        All done. New work appears here.
      </p>
    );
  }
  return (
    <ul className="-mx-4 -mb-4 border-t border-line">
      {waiting.map(({ key, to, name, description, since = null }) => (
        <li key={key} className="border-b border-line last:border-0">
          <Link to={to} className="block px-4 py-2 hover:bg-sunken focus-visible:outline-offset-[-3px]">
            <span className="flex items-baseline justify-between gap-x-3">
              <span className="font-semibold wrap-anywhere">{name}</span>
              {since !== null && (
                <span className="shrink-0 text-sm text-muted tabular-nums">
                  {`oldest ${waitInWords(since, now)}`}
                </span>
              )}
            </span>
            <span className="block text-sm leading-snug wrap-anywhere whitespace-pre-line text-muted">
              {description}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const bookingsNamed = 5;

function sinceOf(key: string, { unread, reviews, unpaidSoon }: OperatorOverview["oldest"]): number | null {
  const ages: Readonly<Record<string, number | null>> = { unread, reviews, unpaid: unpaidSoon };
  return ages[key] ?? null;
}

function callInWords({ customerName, customerPhone, owed }: Call): string {
  const phone = customerPhone === "" ? [] : [formatPhone(customerPhone)];
  return [customerName, ...phone, `${formatRupees(owed)} due`].join(", ");
}

function urgentInWords(
  doubtful: readonly DoubtfulDeparture[],
  { unpaidSoon, calls }: { unpaidSoon: number; calls: readonly Call[] },
  today: TravelDate,
): Task[] {
  return [
    ...(unpaidSoon > 0
      ? [
          {
            key: "unpaid",
            to: `/operator/bookings?show=upcoming&from=${today}&to=${addDays(today, callDays)}`,
            name: `${unpaidSoon === 1 ? "1 booking" : `${unpaidSoon} bookings`} leaving by tomorrow, not paid in full`,
            description: [
              "Call the travelers, or collect the rest when they arrive.",
              ...calls.map(callInWords),
            ].join("\n"),
          },
        ]
      : []),
    ...doubtful.map(({ tourSlug, tourTitle, travelDate, start, decideOn, travelers, booked }) => ({
      key: `doubt ${tourSlug} ${travelDate} ${start}`,
      to: departurePath({ tour: tourSlug, travelDate, start }),
      name: `${tourTitle}, ${departureInWords(travelDate, timeOfStart(start))}: ${booked} of ${travelers} travelers`,
      description: `Decided on ${formatDay(decideOn)}, 6:00 PM IST. You can run it anyway or cancel it.`,
    })),
  ];
}

function tasksInWords(
  {
    isFirstTourMissing,
    closed,
    lacking,
    rejected,
    drafts,
    hasMoreUnfinished,
    reviews,
    lackingState,
    coupons,
    incomplete,
    calendars,
    toAnswer,
  }: OperatorTasks,
  unread: number,
): Task[] {
  return [
    ...toAnswer.map(({ slug, companyName, verification }) => ({
      key: `verification ${slug}`,
      to: `/operator/profile?company=${encodeURIComponent(slug)}`,
      name: `${companyName}: ${verification === "refused" ? "not verified" : "documents needed"}`,
      description: "Read what we need, and send your company for review again.",
    })),
    ...calendars.map(({ slug, companyName, conflicts, troubled }) => ({
      key: `calendars ${slug}`,
      to: `/operator/connect?company=${encodeURIComponent(slug)}#calendars`,
      name:
        conflicts > 0
          ? `${companyName}: ${conflicts === 1 ? "1 departure" : `${conflicts} departures`} sold here and in another calendar`
          : `${companyName}: ${troubled === 1 ? "1 calendar needs" : `${troubled} calendars need`} a look`,
      description:
        conflicts > 0
          ? "Nothing was canceled. Move guests, or free the day elsewhere."
          : "It can't be read, or has lost events. What it blocks stays blocked.",
    })),
    ...(isFirstTourMissing
      ? [
          {
            key: "first tour",
            to: "/operator/tours/create",
            name: "Create your first tour",
            description: "Start a draft, finish it at any time, then submit it for review.",
          },
        ]
      : []),
    ...closed.map(({ tourSlug, tourTitle, travelDate, start, booked }) => ({
      key: `closed ${tourSlug} ${travelDate}`,
      to: departurePath({ tour: tourSlug, travelDate, start }),
      name: `${tourTitle}, ${formatTravelDate(travelDate)}: closed`,
      description: `${booked} ${booked === 1 ? "traveler is" : "travelers are"} still booked. They were offered a refund or another date.`,
    })),
    ...lacking.map(({ tour, tourTitle, travelDate, start, kind, away }) => ({
      key: `lacking ${tour} ${travelDate} ${start} ${kind} ${away?.id ?? ""}`,
      to: away
        ? `/operator/resources/${away.id}`
        : `${departurePath({ tour, travelDate, start }, "/change")}#crew`,
      name: `${tourTitle}, ${departureInWords(travelDate, timeOfStart(start))}: ${lackInWords({ kind, away })}`,
      description: away ? "Swap for another." : "Assign one, or close the departure.",
    })),
    ...rejected.map(({ slug, title, reason }) => ({
      key: `rejected ${slug}`,
      to: `/operator/tours/${slug}/preview`,
      name: `${title}: rejected`,
      description: reason,
    })),
    ...(unread > 0
      ? [
          {
            key: "unread",
            to: "/operator/messages",
            name: unread === 1 ? "1 unread conversation" : `${unread} unread conversations`,
            description: "You have new messages.",
          },
        ]
      : []),
    ...(reviews > 0
      ? [
          {
            key: "reviews",
            to: "/operator/reviews?answer=missing",
            name: reviews === 1 ? "1 review to answer" : `${reviews} reviews to answer`,
            description: "You can answer each published review once.",
          },
        ]
      : []),
    ...(lackingState.length > 0
      ? [
          {
            key: "state",
            to: `/operator/bookings/${lackingState[0]}#documents`,
            name:
              lackingState.length === 1
                ? "1 invoice waits for the buyer's State"
                : `${lackingState.length} invoices wait for the buyer's State`,
            description: `Ask the traveler, and enter it on the booking: ${lackingState.slice(0, bookingsNamed).join(", ")}${lackingState.length > bookingsNamed ? " and others" : ""}.`,
          },
        ]
      : []),
    ...(coupons.length > 0
      ? [
          {
            key: "coupons",
            to: "/operator/earnings/coupons",
            name: coupons.length === 1 ? "1 new coupon" : `${coupons.length} new coupons`,
            description: `You are asked to bear a part of ${coupons.join(", ")}. Until you agree, Tour Bharat bears it.`,
          },
        ]
      : []),
    ...drafts.map(({ slug, title, isPublished }) => ({
      key: `draft ${slug}`,
      to: `/operator/tours/${slug}/preview`,
      name: `${title}: not submitted`,
      description: isPublished
        ? "The published version stays live until you submit your changes."
        : "Not on sale. Finish it and submit it for review.",
    })),
    ...(hasMoreUnfinished
      ? [
          {
            key: "more drafts",
            to: "/operator/tours?status=draft",
            name: "More tours not submitted",
            description: "Your list of tours has all of them.",
          },
        ]
      : []),
    ...incomplete.map(({ slug, companyName, missing }) => ({
      key: `incomplete ${slug}`,
      to: `/operator/profile?company=${encodeURIComponent(slug)}`,
      name: `${companyName}: profile incomplete`,
      description: `Missing: ${missing.join(", ")}.`,
    })),
  ];
}
