import { useState } from "react";
import { useRevalidator } from "react-router";
import type { BookingFeedSource } from "~/lib/bookings/booking-feeds";
import {
  announceEvents,
  applyEvents,
  enterRow,
  type LiveBooking,
  type LiveEvent,
} from "~/lib/bookings/live-bookings";
import { useBookingFeed } from "./use-booking-feed";

interface LoadedList<Booking> {
  bookings: Booking[];
  seq: number;
}

/**
 * Keeps a page's booking list current from a live feed: changed bookings update their rows, new ones appear on top if
 * the newest come first and are counted otherwise. In the former case bookings that now match the filter are inserted
 * too.
 * @param matches returns true if a booking belongs to the list
 * @param isNewestFirst true for the first page of a list sorted by newest
 * @param most rows per page
 */
export function useLiveBookings<Booking extends LiveBooking>(
  feed: BookingFeedSource<LiveEvent<Booking>>,
  loaded: LoadedList<Booking>,
  matches: (booking: Booking) => boolean,
  { isNewestFirst, most }: { isNewestFirst: boolean; most: number },
) {
  const [list, setList] = useState({ loaded, bookings: loaded.bookings, unseen: 0 });
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState("");
  const revalidator = useRevalidator();

  // A newly loaded list (another filter, another page, a reset) replaces the current one.
  if (list.loaded !== loaded) setList({ loaded, bookings: loaded.bookings, unseen: 0 });

  function apply(received: LiveEvent<Booking>[]) {
    // Skip events the list already includes.
    const events = received.filter(({ seq }) => seq > loaded.seq);
    const created = events.filter(({ type, booking }) => type === "booking.created" && matches(booking));
    const latest = new Map(events.map(({ booking }) => [booking.bookingId, booking])).values();
    const matching = isNewestFirst ? [...latest].filter(matches) : [];
    setList((current) => ({
      ...current,
      bookings: matching
        .reduce<Booking[]>(
          (rows, booking) => enterRow(rows, booking, most),
          applyEvents(current.bookings, events, isNewestFirst ? created : []),
        )
        .slice(0, most),
      unseen: current.unseen + (isNewestFirst ? 0 : created.length),
    }));
    if (isNewestFirst && created.length > 0) {
      setArrived((ids) => new Set([...ids, ...created.map(({ booking }) => booking.bookingId)]));
    }
    setAnnouncement(announceEvents(events));
  }

  const feedState = useBookingFeed(feed, loaded.seq, {
    onEvents: apply,
    onReset: () => void revalidator.revalidate(),
  });
  return { bookings: list.bookings, unseen: list.unseen, arrived, announcement, feedState };
}
