import { useState, useEffect, useEffectEvent, useRef } from "react";
import { Badge } from "~/components/ui/badge";
import type { AvailableDay } from "~/domain/departures/availability";
import { formatWeekdayAndDay } from "~/domain/calendar/calendar";
import { cutOffRule, startRule } from "~/domain/departures/cut-off-in-words";
import { formatRupees } from "~/domain/money/money";
import type { TourDetails } from "~/domain/tours/tour-schema";
import { seatAnnouncement, seatsInWords } from "~/domain/realtime/seat-announcement";
import { useViewerHold } from "~/hooks/use-viewer-hold";
import type { ViewerHold } from "~/domain/realtime/known-seats";
import type { followSeats, SeatFollower } from "~/lib/realtime/follow-seats";
import { useIsPreview } from "../../hooks/use-preview";

/** The next departures, with live fares and, if few are left, seats. */
export function NextDepartures({
  tour: { slug, departures },
  loaded,
}: {
  tour: Pick<TourDetails, "slug" | "departures">;
  loaded: AvailableDay[];
}) {
  const days = useLiveSeats(slug, loaded, useViewerHold(slug));
  const [announced, setAnnounced] = useState({ days, text: "" });
  if (announced.days !== days)
    setAnnounced({ days, text: seatAnnouncement(announced.days, days) ?? announced.text });

  if (days.length === 0) return null;
  return (
    <section aria-labelledby="departures">
      <h2 id="departures" className="text-3xl">
        Next departures
      </h2>
      <p className="mt-3">
        {startRule(departures)}. {cutOffRule(departures)}.
      </p>
      <ul className="mt-4 border-t border-line">
        {days.map((day) => (
          <Departure key={day.date} day={day} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announced.text}
      </p>
    </section>
  );
}

function Departure({ day }: { day: AvailableDay }) {
  const seats = seatsInWords(day);
  return (
    <li
      data-date={day.date}
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2.5"
    >
      <time dateTime={day.date} className="grow">
        {formatWeekdayAndDay(day.date)}
      </time>
      {seats !== null && <Badge tone={day.status === "limited" ? "warning" : "neutral"}>{seats}</Badge>}
      <span className="font-semibold tabular-nums sm:min-w-20 sm:text-right">
        {formatRupees(day.priceInr)}
      </span>
    </li>
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
      const code = await import("~/lib/realtime/follow-seats");
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
