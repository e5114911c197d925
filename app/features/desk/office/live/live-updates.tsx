import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { FeedIndicator } from "~/office/live/feed-indicator";
import type { OperatorBookingEvent } from "~/domain/desk/booking-events";
import { useBookingFeed } from "~/office/live/use-booking-feed";
import { operatorFeed } from "~/office/live/booking-feeds";
import { announceEvents } from "./live-bookings";

/** Minimum time between two reloads of the page's data, in milliseconds. */
const atMostEvery = 1000;

/**
 * Reloads a portal page when bookings of the user's operators change, announces the changes to screen readers,
 * and shows the connection status.
 * @param since sequence number of the newest event that the page includes
 * @param concerns returns true if an event affects this page; defaults to all events
 * @param onEvents called with the relevant events before the page reloads
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

  function reload() {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      void revalidator.revalidate();
    }, atMostEvery);
  }

  const state = useBookingFeed(operatorFeed, since, {
    onEvents: (received) => {
      const events = received.filter(concerns);
      if (events.length === 0) return;
      onEvents?.(events);
      setAnnouncement(announceEvents(events));
      reload();
    },
    onReset: reload,
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
