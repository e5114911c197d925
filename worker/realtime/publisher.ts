import type { TravelDate } from "~/domain/calendar";

/** Tells those who watch that bookings changed. Called after the commit; it never fails and is never waited for. */
export interface BookingPublisher {
  bookingsChanged(): void;
}

/** Tells those who look at a tour that seats of it were taken or given back. Called and never failing in the same way. */
export interface SeatPublisher {
  seatsChanged(departure: { tourSlug: string; travelDate: TravelDate }): void;
}
