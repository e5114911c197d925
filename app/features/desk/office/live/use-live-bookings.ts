import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { insertArrivals, queueArrivals } from "./arrivals";
import type { BookingFeedSource } from "~/office/live/booking-feeds";
import { announceEvents, applyEvents, type LiveBooking, type LiveEvent } from "./live-bookings";
import { useBookingFeed } from "~/office/live/use-booking-feed";

interface LoadedList<Booking> {
  bookings: Booking[];
  seq: number;
}

interface LiveList<Booking> {
  loaded: LoadedList<Booking>;
  bookings: Booking[];
  waiting: Booking[];
  unseen: number;
}

/** New rows at a time that glow. More would not be noticed, and each is drawn again in every frame. */
const maxGlowing = 5;

/** Milliseconds between two looks at whether waiting rows may come in. */
const releaseEvery = 1000;

/**
 * Keeps a page's booking list current from a live feed: changed bookings update their rows, new ones appear on top if
 * the newest come first and are counted otherwise. In the former case bookings that now match the filter are inserted
 * too.
 * @param matches returns true if a booking belongs to the list
 * @param isNewestFirst true for the first page of a list sorted by newest
 * @param max rows per page
 * @param isHeld returns true while new rows must wait
 */
export function useLiveBookings<Booking extends LiveBooking>(
  feed: BookingFeedSource<LiveEvent<Booking>>,
  loaded: LoadedList<Booking>,
  matches: (booking: Booking) => boolean,
  {
    isNewestFirst,
    max,
    isHeld = () => false,
  }: { isNewestFirst: boolean; max: number; isHeld?: () => boolean },
) {
  const [list, setList] = useState<LiveList<Booking>>(() => startOf(loaded));
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState("");
  const revalidator = useRevalidator();

  // A newly loaded list (another filter, another page, a reset) replaces the current one.
  if (list.loaded !== loaded) setList(startOf(loaded));

  function release(current: LiveList<Booking>): LiveList<Booking> {
    return { ...current, bookings: insertArrivals(current.bookings, current.waiting, max), waiting: [] };
  }

  function apply(received: LiveEvent<Booking>[]) {
    // Skip events the list already includes.
    const events = received.filter(({ seq }) => seq > loaded.seq);
    const created = events.filter(({ type, booking }) => type === "booking.created" && matches(booking));
    const isWaiting = isHeld();
    // In pieces, between which keys and clicks are answered.
    startTransition(() => {
      setList((current) => {
        const rows = applyEvents(current.bookings, events);
        if (!isNewestFirst) {
          return { ...current, bookings: rows, unseen: current.unseen + created.length };
        }
        const waiting = queueArrivals(current.waiting, events, { rows, matches });
        const next = { ...current, bookings: rows, waiting };
        return isWaiting ? next : release(next);
      });
      if (isNewestFirst && created.length > 0 && created.length <= maxGlowing) {
        setArrived((ids) => new Set([...ids, ...created.map(({ booking }) => booking.bookingId)]));
      }
      setAnnouncement(announceEvents(events));
    });
  }

  const releaseIfFree = useEffectEvent(() => {
    if (!isHeld()) startTransition(() => setList(release));
  });
  const isAnyWaiting = list.waiting.length > 0;
  useEffect(() => {
    if (!isAnyWaiting) return;
    const timer = setInterval(() => releaseIfFree(), releaseEvery);
    return () => clearInterval(timer);
  }, [isAnyWaiting]);

  const feedState = useBookingFeed(feed, loaded.seq, {
    onEvents: apply,
    onReset: () => void revalidator.revalidate(),
  });
  return {
    bookings: list.bookings,
    unseen: list.unseen,
    /** Number of new rows that wait. */
    waiting: list.waiting.length,
    showWaiting: () => setList(release),
    arrived,
    announcement,
    feedState,
  };
}

function startOf<Booking>(loaded: LoadedList<Booking>): LiveList<Booking> {
  return { loaded, bookings: loaded.bookings, waiting: [], unseen: 0 };
}
