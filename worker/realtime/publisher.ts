/** Tells those who watch that bookings changed. Called after the commit; it never fails and is never waited for. */
export interface BookingPublisher {
  bookingsChanged(): void;
}
