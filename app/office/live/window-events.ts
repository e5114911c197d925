/** Event of the window after changes of bookings, for what counts them. */
export const bookingsChanged = "bookings-changed";

/** Event of the window when held-back changes have changed. */
export const heldChangesChanged = "held-changes-changed";
