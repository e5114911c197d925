import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { AvailableDay } from "~/domain/availability";
import type { OwnHold } from "~/domain/known-seats";
import type { followSeats, SeatFollower } from "~/lib/follow-seats";
import { useIsPreview } from "./use-preview";

/**
 * The days a page was loaded with, kept true while it is looked at. The code that does so comes after the page, so that no
 * reader waits for it.
 * @param slug of a tour that stays the same as long as the component lives
 * @param ownHold seats that this tab holds: they are free to its person
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

  // Other days replace those shown; the same days are known better here than where they were loaded.
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
      const code = await import("~/lib/follow-seats");
      if (isWanted) stop = begin(code.followSeats);
    }
    // Without its code the page shows what it was loaded with.
    follow().catch(() => undefined);
    return () => {
      isWanted = false;
      follower.current = null;
      stop?.();
    };
  }, [dates, isPreview]);

  // A page that is loaded anew may have other fares.
  useEffect(() => {
    if (loaded.length > 0) follower.current?.askAnew();
  }, [loaded]);
  useEffect(() => follower.current?.setOwnHold(ownHold), [ownHold]);

  return shown.days;
}
