/** What customers were told about their seats: what the database says is held against it. */
export function createSeatLedger() {
  const bookings = new Map();
  const live = [];
  return {
    /** Every booking that was answered as confirmed, by its reference. */
    bookings,
    /** A booking was answered. A repeated request is answered with the same booking again. */
    confirm(booking) {
      if (bookings.has(booking.bookingId)) return false;
      const { bookingId, tourSlug, travelDate, numberOfTravelers } = booking;
      const told = { bookingId, tourSlug, travelDate, seats: numberOfTravelers, state: "confirmed" };
      bookings.set(bookingId, told);
      live.push(told);
      return true;
    },
    /** A booking to cancel, which nobody else is given; null when there is none. */
    takeLive(random) {
      if (live.length === 0) return null;
      const index = random.between(0, live.length - 1);
      const told = live[index];
      live[index] = live.at(-1);
      live.pop();
      // From here until the answer either state is true.
      told.state = "cancelling";
      return told;
    },
  };
}
