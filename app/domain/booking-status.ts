/**
 * The states of a booking and the ways between them. Everything that asks what may happen to a booking reads this graph.
 * Source: specification 2, section 4 (Confirm only when pending, Cancel unless cancelled), and P26 in docs/product.md.
 */
export const bookingStatuses = [
  /** Waits for its payment, and keeps its seats until that is due. */
  "pending",
  "confirmed",
  "cancelled",
  /** The trip was made. */
  "completed",
  /** Nobody came. */
  "no-show",
  /** The payment did not come in time. */
  "expired",
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

const transitions: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ["confirmed", "cancelled", "expired"],
  confirmed: ["cancelled", "completed", "no-show"],
  cancelled: [],
  completed: [],
  "no-show": [],
  // Only by a payment that came late, while there is room.
  expired: ["confirmed"],
};

/** The states a booking can go to from where it is. */
export function nextStatuses(from: BookingStatus): readonly BookingStatus[] {
  return transitions[from];
}

/** Whether a booking may go from one state to another. */
export function canBecome(from: BookingStatus, to: BookingStatus): boolean {
  return transitions[from].includes(to);
}

/** Whether a booking in this state keeps its seats from being sold to others. */
export function holdsSeats(status: BookingStatus): boolean {
  return status !== "cancelled" && status !== "expired";
}

/** What an administrator can make of a booking; it expires by itself. */
export const settableStatuses = [
  "confirmed",
  "cancelled",
  "completed",
  "no-show",
] as const satisfies BookingStatus[];
export type SettableStatus = (typeof settableStatuses)[number];

/** Whether somebody travels, or has travelled, on a booking in this state. */
export function isTravelled(status: BookingStatus): boolean {
  return status === "confirmed" || status === "completed";
}
