import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { AvailableDay } from "~/domain/departures/availability";
import type { OwnHold } from "~/domain/realtime/known-seats";
import type { followSeats, SeatFollower } from "~/lib/realtime/follow-seats";
import { useIsPreview } from "./use-preview";

/**
 * Keeps the availability that a page was loaded with current while it is visible. The code loads after the page, so
 * that it delays no reader.
 * @param slug of a tour; must not change while the component is mounted
 * @param ownHold seats held by this tab, which count as free for its user
 */
export function useLiveSeats(
  slug: string,
  loaded: AvailableDay[],
  ownHold: OwnHold | null = null,
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
    begun.setOwnHold(ownHold);
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
  useEffect(() => follower.current?.setOwnHold(ownHold), [ownHold]);

  return shown.days;
}
