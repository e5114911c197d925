/**
 * The states of a booking and the ways between them. Everything that asks what may happen to a booking reads this graph.
 * Source: specification 2, section 4 (Confirm only when pending, Cancel unless cancelled).
 */
export const bookingStatuses = ["pending", "confirmed", "cancelled"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

const transitions: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ["confirmed", "cancelled"],
  confirmed: ["cancelled"],
  cancelled: [],
};

/** The states a booking can go to from where it is. */
export function nextStatuses(from: BookingStatus): readonly BookingStatus[] {
  return transitions[from];
}

/** The states from which a booking can come to `to`: the guard of the UPDATE that makes the change. */
export function previousStatuses(to: BookingStatus): BookingStatus[] {
  return bookingStatuses.filter((from) => transitions[from].includes(to));
}

/** Whether a booking in this state keeps its seats from being sold to others. */
export function holdsSeats(status: BookingStatus): boolean {
  return status !== "cancelled";
}
