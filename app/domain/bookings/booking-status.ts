import { bookingMessages } from "./messages";

/**
 * Booking states and the transitions between them; the only source for which changes are allowed. Source: specification 2,
 * section 4 (Confirm only when pending, Cancel unless cancelled), and P26 in docs/product.md.
 */
export const bookingStatuses = [
  /** Awaits payment, and holds its seats until the payment deadline. */
  "pending",
  "confirmed",
  "cancelled",
  /** The trip took place. */
  "completed",
  /** The travelers did not come. */
  "no-show",
  /** It was not paid, or its e-mail address not confirmed, in time. */
  "expired",
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export function statusLabels(): Record<BookingStatus, string> {
  return bookingMessages().statuses;
}

const transitions: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ["confirmed", "cancelled", "expired"],
  confirmed: ["cancelled", "completed", "no-show", "expired"],
  cancelled: [],
  completed: [],
  "no-show": [],
  // Only by a late payment, while seats are left.
  expired: ["confirmed"],
};

/** Returns the states a booking can move to. */
export function nextStatuses(from: BookingStatus): readonly BookingStatus[] {
  return transitions[from];
}

/** Returns true if a booking may move from one state to the other. */
export function canBecome(from: BookingStatus, to: BookingStatus): boolean {
  return transitions[from].includes(to);
}

/** Returns true if a booking in this state occupies its seats. */
export function holdsSeats(status: BookingStatus): boolean {
  return status !== "cancelled" && status !== "expired";
}

/** Returns true if travelers with a booking in this state are still expected, once its trip starts. */
export function isExpected(status: BookingStatus): boolean {
  return status === "pending" || status === "confirmed";
}

/** Returns true in a state that never changes: only goodwill can still refund such a booking. */
export function isFinal(status: BookingStatus): boolean {
  return transitions[status].length === 0;
}

/** Returns true if a booking in this state is sold: what revenue counts, unlike pending, canceled and expired bookings. */
export function isSold(status: BookingStatus): boolean {
  return holdsSeats(status) && status !== "pending";
}

/** States that an admin can set; expiry is automatic. */
export const settableStatuses = [
  "confirmed",
  "cancelled",
  "completed",
  "no-show",
] as const satisfies BookingStatus[];
export type SettableStatus = (typeof settableStatuses)[number];

/** Returns true if a booking in this state has travelers who are to travel or have traveled. */
export function isTraveled(status: BookingStatus): boolean {
  return status === "confirmed" || status === "completed";
}
