import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { FeedIndicator } from "~/components/back-office/feed-indicator";
import type { OperatorBookingEvent } from "~/domain/booking-events";
import { useBookingFeed } from "~/hooks/use-booking-feed";
import { operatorFeed } from "~/lib/booking-feeds";
import { announceEvents } from "~/lib/live-bookings";

/** A page is read anew at most this often, in milliseconds, however many bookings arrive. */
const atMostEvery = 1000;

/**
 * Keeps a page of the portal true: it is read anew when bookings of one's companies change, and what has happened is told to
 * who cannot see it. Shows whether it is connected.
 * @param since the number of the newest event the page is true at
 * @param concerns whether an event matters to this page; each does where it is left out
 * @param onEvents what happened that matters, before the page is read anew
 */
export function LiveUpdates({
  since,
  concerns = () => true,
  onEvents,
}: {
  since: number;
  concerns?: (event: OperatorBookingEvent) => boolean;
  onEvents?: (events: OperatorBookingEvent[]) => void;
}) {
  const revalidator = useRevalidator();
  const [announcement, setAnnouncement] = useState("");
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function readAnew() {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      void revalidator.revalidate();
    }, atMostEvery);
  }

  const state = useBookingFeed(operatorFeed, since, {
    onEvents: (told) => {
      const events = told.filter(concerns);
      if (events.length === 0) return;
      onEvents?.(events);
      setAnnouncement(announceEvents(events));
      readAnew();
    },
    onReset: readAnew,
  });
  return (
    <>
      <FeedIndicator state={state} />
      <p role="status" data-slot="announcement" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
