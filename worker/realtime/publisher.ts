import type { TravelDate } from "~/domain/calendar/calendar";

/** Notifies subscribers of changed bookings. Called after the commit; runs in the background and never throws. */
export interface BookingPublisher {
  bookingsChanged(): void;
}

/** Notifies a tour's viewers that seats were taken or released. Runs in the background and never throws. */
export interface SeatPublisher {
  seatsChanged(departure: { tourSlug: string; travelDate: TravelDate }): void;
}
