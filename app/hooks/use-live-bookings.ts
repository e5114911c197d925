import { useState } from "react";
import { useRevalidator } from "react-router";
import type { BookingFeed } from "~/lib/booking-feeds";
import { announceEvents, applyEvents, enterRow } from "~/lib/live-bookings";
import type { LiveBooking, LiveEvent } from "~/lib/live-bookings";
import { useBookingFeed } from "./use-booking-feed";

interface LoadedList<Booking> {
  bookings: Booking[];
  seq: number;
}

/**
 * The list of a page, kept true by a live feed: a changed booking changes in its row, and a new one appears on top where
 * the newest come first, else it is counted. There, one that has come to match the filter takes its place too.
 * @param matches whether a booking belongs to the list
 * @param isNewestFirst whether this is the first page of the list, newest first
 * @param most how many rows the page has
 */
export function useLiveBookings<Booking extends LiveBooking>(
  feed: BookingFeed<LiveEvent<Booking>>,
  loaded: LoadedList<Booking>,
  matches: (booking: Booking) => boolean,
  { isNewestFirst, most }: { isNewestFirst: boolean; most: number },
) {
  const [list, setList] = useState({ loaded, bookings: loaded.bookings, unseen: 0 });
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState("");
  const revalidator = useRevalidator();

  // A list read anew (another filter, another page, a reset) replaces the one shown.
  if (list.loaded !== loaded) setList({ loaded, bookings: loaded.bookings, unseen: 0 });

  function apply(told: LiveEvent<Booking>[]) {
    // What the list was read after is in it.
    const events = told.filter(({ seq }) => seq > loaded.seq);
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
