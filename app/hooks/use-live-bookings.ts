import { useState } from "react";
import { useRevalidator } from "react-router";
import { matchesFilter } from "~/domain/booking-list";
import type { BookingFilter } from "~/domain/booking-list";
import type { AdminBooking } from "~/domain/booking";
import type { BookingEvent } from "~/domain/booking-events";
import { announceEvents, applyEvents, enterRow } from "~/lib/live-bookings";
import { useBookingFeed } from "./use-booking-feed";

interface LoadedList {
  bookings: AdminBooking[];
  seq: number;
}

/**
 * The list of a page, kept true by the live feed: a changed booking changes in its row, and a new one appears on top where
 * the newest come first, else it is counted. There, one that has come to match the filter takes its place too.
 * @param isNewestFirst whether this is the first page of the list, newest first
 * @param most how many rows the page has
 */
export function useLiveBookings(
  loaded: LoadedList,
  filter: BookingFilter,
  { isNewestFirst, most }: { isNewestFirst: boolean; most: number },
) {
  const [list, setList] = useState({ loaded, bookings: loaded.bookings, unseen: 0 });
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState("");
  const revalidator = useRevalidator();

  // A list read anew (another filter, another page, a reset) replaces the one shown.
  if (list.loaded !== loaded) setList({ loaded, bookings: loaded.bookings, unseen: 0 });

  function apply(told: BookingEvent[]) {
    // What the list was read after is in it.
    const events = told.filter(({ seq }) => seq > loaded.seq);
    const created = events.filter(
      ({ type, booking }) => type === "booking.created" && matchesFilter(booking, filter),
    );
    const latest = new Map(events.map(({ booking }) => [booking.bookingId, booking])).values();
    const matching = isNewestFirst ? [...latest].filter((booking) => matchesFilter(booking, filter)) : [];
    setList((current) => ({
      ...current,
      bookings: matching
        .reduce<AdminBooking[]>(
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

  const feedState = useBookingFeed(loaded.seq, {
    onEvents: apply,
    onReset: () => void revalidator.revalidate(),
  });
  return { bookings: list.bookings, unseen: list.unseen, arrived, announcement, feedState };
}
