import { useState } from "react";
import { useRevalidator } from "react-router";
import { matchesFilter } from "~/domain/booking-list";
import type { BookingFilter } from "~/domain/booking-list";
import type { AdminBooking } from "~/domain/booking";
import type { BookingEvent } from "~/domain/booking-events";
import { formatRupees } from "~/domain/money";
import { useBookingFeed } from "./use-booking-feed";

interface LoadedList {
  bookings: AdminBooking[];
  seq: number;
}

/**
 * The list of a page, kept true by the live feed: a new booking appears on top, a changed one changes in its row.
 * @param isFirstPage new bookings belong on the first page only
 */
export function useLiveBookings(loaded: LoadedList, filter: BookingFilter, isFirstPage: boolean) {
  const [list, setList] = useState({ loaded, bookings: loaded.bookings });
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState("");
  const revalidator = useRevalidator();

  // A list read anew (another filter, another page, a reset) replaces the one shown.
  if (list.loaded !== loaded) setList({ loaded, bookings: loaded.bookings });

  function apply(event: BookingEvent) {
    const { booking } = event;
    const isNew = event.type === "booking.created" && isFirstPage && matchesFilter(booking, filter);
    setList((current) => {
      const known = current.bookings.some(({ bookingId }) => bookingId === booking.bookingId);
      if (!known) return isNew ? { ...current, bookings: [booking, ...current.bookings] } : current;
      const bookings = current.bookings.map((row) => (row.bookingId === booking.bookingId ? booking : row));
      return { ...current, bookings };
    });
    if (isNew) setArrived((ids) => new Set(ids).add(booking.bookingId));
    setAnnouncement(
      event.type === "booking.created"
        ? `New booking ${booking.bookingId}: ${booking.tourTitle}, ${booking.numberOfTravelers} travelers, ${formatRupees(booking.totalAmount)}.`
        : `Booking ${booking.bookingId} is now ${booking.status}.`,
    );
  }

  const feedState = useBookingFeed(loaded.seq, {
    onEvent: apply,
    onReset: () => void revalidator.revalidate(),
  });
  return { bookings: list.bookings, arrived, announcement, feedState };
}
