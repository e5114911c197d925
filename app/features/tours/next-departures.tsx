import { useState, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import {
  formatDayOfYear,
  formatTimeWithoutZone,
  shortWeekdayNames,
  weekdayOf,
} from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { cutOffRule, startRule } from "~/domain/departures/cut-off-in-words";
import { dayOfOption, guaranteeText, waitingListPath } from "~/domain/tours/availability";
import type { AvailableDay } from "~/domain/departures/availability-schema";
import { tripQuery } from "~/domain/bookings/trip-choice";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { formatRupees } from "~/domain/money/money";
import type { TourDetails } from "~/domain/tours/tour-schema";
import { seatAnnouncement, seatsInWords } from "~/domain/seats/seat-announcement";
import { useViewerHold } from "~/features/seats/use-viewer-hold";
import type { ViewerHold } from "~/domain/seats/known-seats";
import type { followSeats, SeatFollower } from "~/features/seats/follow-seats";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { useIsPreview } from "~/platform/pages/use-preview";
import { changeTripChoice, useTripChoice } from "~/features/bookings/use-trip-choice";
import { cn } from "~/ui/cn";
import { isForHere, pressWithSpace } from "~/platform/browser/press-link";
import { tourPageMessages } from "./messages";

/** The next departures, with live fares and, if few are left, seats. */
export function NextDepartures({
  tour: { slug, departures },
  loaded,
}: {
  tour: Pick<TourDetails, "slug" | "departures">;
  loaded: AvailableDay[];
}) {
  const { optionId } = useTripChoice(slug);
  const live = useLiveSeats(slug, loaded, useViewerHold(slug));
  const days = useMemo(() => live.map((day) => dayOfOption(day, optionId)), [live, optionId]);
  const isPreview = useIsPreview();
  const [announced, setAnnounced] = useState({ days, text: "" });
  if (announced.days !== days)
    setAnnounced({ days, text: seatAnnouncement(announced.days, days) ?? announced.text });

  if (days.length === 0) return null;
  const m = tourPageMessages().nextDepartures;
  return (
    <section aria-labelledby="departures" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="departures" className="text-2xl">
          {m.title}
        </h2>
        <p className="text-sm text-muted max-sm:sr-only">
          {m.rules(startRule(departures), cutOffRule(departures))}
        </p>
      </div>
      <ul
        className={cn(
          "relative -mx-4 mt-3 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:grid sm:grid-cols-6 sm:overflow-visible sm:px-0",
          // The days of a preview take no focus, with which keys scroll the list.
          isPreview && "flex-wrap",
        )}
      >
        {days.map((day) => (
          <Departure key={day.date} slug={slug} day={day} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announced.text}
      </p>
    </section>
  );
}

/** A day to choose; without JavaScript, a link to its booking form. */
function Departure({ slug, day }: { slug: string; day: AvailableDay }) {
  const m = tourPageMessages().nextDepartures;
  const isHydrated = useHydrated();
  const isPreview = useIsPreview();
  const choice = useTripChoice(slug);
  const isChosen = choice.travelDate === day.date;
  const isSoldOut = day.status === "sold_out";
  const seats = seatsInWords(day);
  const times = (day.starts ?? [])
    .filter(({ status }) => status === "open" || status === "limited")
    .map(({ startTime }) => formatTimeWithoutZone(startTime));
  const date = formatDayOfYear(day.date);
  const content = (
    <>
      <time dateTime={day.date}>
        <span translate="no" className="sr-only">
          {formatTravelDate(day.date)}
        </span>
        <span aria-hidden className="block text-sm text-muted">
          {shortWeekdayNames()[weekdayOf(day.date)]}
        </span>
        <span aria-hidden className="block leading-tight font-semibold">
          {date}
        </span>
      </time>
      {times.length > 0 && (
        <span className="block text-sm leading-tight tabular-nums">
          <Exact>{times.join(", ")}</Exact>
        </span>
      )}
      <span className="mt-1 block text-sm tabular-nums">
        {isSoldOut ? (
          <span className="text-peacock underline underline-offset-4">{m.waitingList}</span>
        ) : (
          <Exact>{formatRupees(day.priceInr)}</Exact>
        )}
      </span>
      {seats !== null && (
        <span
          className={cn(
            "block text-sm font-semibold",
            day.status === "limited" ? "text-warning" : "text-muted",
          )}
        >
          {seats}
        </span>
      )}
      {day.guaranteed !== undefined && (
        <span className={cn("block text-sm leading-tight", day.guaranteed ? "text-success" : "text-muted")}>
          {guaranteeText(day)}
        </span>
      )}
    </>
  );
  const classes =
    "block h-full rounded-control border bg-card px-3 py-2 hover:border-peacock aria-pressed:border-vermilion aria-pressed:outline aria-pressed:outline-vermilion";
  return (
    <li data-date={day.date} className="w-27 shrink-0 snap-start sm:w-auto">
      {isSoldOut || isPreview || day.status === "closed" ? (
        <DepartureWithoutChoice
          path={isSoldOut && !isPreview ? waitingListPath(slug, day.date, choice) : null}
          className={cn(classes, "border-line bg-sunken")}
        >
          {content}
        </DepartureWithoutChoice>
      ) : (
        <a
          href={pathIn(currentLanguage(), `/book/${slug}${tripQuery({ ...choice, travelDate: day.date })}`)}
          data-scripted
          {...(isHydrated && { role: "button", "aria-pressed": isChosen })}
          onClick={(event) => {
            if (!isForHere(event)) return;
            event.preventDefault();
            changeTripChoice(slug, { travelDate: day.date });
          }}
          onKeyDown={pressWithSpace}
          className={cn(classes, "border-control")}
        >
          {content}
        </a>
      )}
    </li>
  );
}

function DepartureWithoutChoice({
  path,
  className,
  children,
}: {
  path: string | null;
  className: string;
  children: React.ReactNode;
}) {
  if (path === null) return <div className={className}>{children}</div>;
  return (
    <Link to={path} className={className}>
      {children}
    </Link>
  );
}

/**
 * Keeps the availability that a page was loaded with current while it is visible. The code loads after the page, so
 * that it delays no reader.
 * @param slug of a tour; must not change while the component is mounted
 * @param viewerHold seats held by this tab, which count as free for its user
 */
function useLiveSeats(
  slug: string,
  loaded: AvailableDay[],
  viewerHold: ViewerHold | null = null,
): AvailableDay[] {
  const isPreview = useIsPreview();
  const dates = loaded.map(({ date }) => date).join(" ");
  const [shown, setShown] = useState({ dates, days: loaded });
  const follower = useRef<SeatFollower | null>(null);

  // Other dates replace those shown; for the same dates the live data is newer than the loaded data.
  if (shown.dates !== dates) setShown({ dates, days: loaded });

  const begin = useEffectEvent((follow: typeof followSeats) => {
    const begun = follow(
      slug,
      (days) => setShown({ dates, days: loaded.map((day) => days.get(day.date) ?? day) }),
      loaded,
    );
    begun.setViewerHold(viewerHold);
    follower.current = begun;
    return begun.start();
  });

  useEffect(() => {
    if (dates === "" || isPreview) return;
    let isWanted = true;
    let stop: (() => void) | undefined;
    async function follow() {
      const code = await import("~/features/seats/follow-seats");
      if (isWanted) stop = begin(code.followSeats);
    }
    // If the code fails to load, the page shows the data it was loaded with.
    follow().catch(() => undefined);
    return () => {
      isWanted = false;
      follower.current = null;
      stop?.();
    };
  }, [dates, isPreview]);

  // A reloaded page may have other fares.
  useEffect(() => {
    if (loaded.length > 0) follower.current?.refetch();
  }, [loaded]);
  useEffect(() => follower.current?.setViewerHold(viewerHold), [viewerHold]);

  return shown.days;
}
