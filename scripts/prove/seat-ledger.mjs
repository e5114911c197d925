/** Records the responses about seats, to compare with the database. */
export function createSeatLedger() {
  const bookings = new Map();
  const live = [];
  return {
    /** Confirmed bookings by reference. */
    bookings,
    /** Records a confirmed booking. Returns false for a repeated response. */
    confirm(booking) {
      if (bookings.has(booking.bookingId)) return false;
      const { bookingId, tourSlug, travelDate, numberOfTravelers } = booking;
      const row = { bookingId, tourSlug, travelDate, seats: numberOfTravelers, state: "confirmed" };
      bookings.set(bookingId, row);
      live.push(row);
      return true;
    },
    /** Removes and returns a booking to cancel; null if there is none. */
    takeLive(random) {
      if (live.length === 0) return null;
      const index = random.between(0, live.length - 1);
      const booking = live[index];
      live[index] = live.at(-1);
      live.pop();
      // Until the response arrives, either status is valid.
      booking.state = "canceling";
      return booking;
    },
  };
}
