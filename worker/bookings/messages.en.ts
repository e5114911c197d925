/** Why a booking is not made, changed or canceled. */
export const messages = {
  tooMany: "Too many bookings. Please wait a minute.",
  tooManyQuotes: "Too many price requests. Please wait a minute.",
  widget: "This widget is off, or does not offer the tour.",
  priceChanged: "The price has changed. Please check the new total.",
  notAsked: "The tour doesn't ask this.",
  nearlyFull: "Nearly all seats of this day are waiting to be confirmed.",
  noAccount: "This account no longer exists.",
  notFound: "Booking not found.",
  busy: "Someone else is changing this booking. Please try again.",
  otherBooking: "This Idempotency-Key was used for a different booking.",
  refundNow: (refund: string) => `The refund is now ${refund}, less than shown before. Nothing was canceled.`,
  agreeFirst:
    "An assistant prepared this booking. Its traveler must agree to it first, by the link in our mail.",
  withheld: (withheld: string, bookingId: string, refundable: string) =>
    `A bank withholds ${withheld} of booking ${bookingId} for a dispute, so at most ${refundable} can be refunded now. Nothing was changed.`,
  checkedIn: (bookingId: string, checkIn: { at: string; by: string | null } | null) =>
    `Booking ${bookingId} was checked in${checkIn ? ` on ${checkIn.at} by ${checkIn.by ?? "a former team member"}` : ""}. If that was a mistake, undo the check-in first.`,
  cannotBecome: (bookingId: string, status: string, to: string) =>
    `Booking ${bookingId} is ${status} and cannot become ${to}.`,
  closedFor: (bookingId: string, to: string) =>
    `The operator has closed this departure: booking ${bookingId} cannot become ${to}.`,
  change: {
    not: (bookingId: string, why: string) => `Booking ${bookingId} is ${why} and can no longer be changed.`,
    limit: (bookingId: string) =>
      `Booking ${bookingId} has reached the limit of changes. Please contact us to change it again.`,
    closed: "The operator has closed this departure.",
    extrasTooLate: (reason: string) => `Extras can't be changed now. ${reason}`,
    partOfEvery: (name: string) => `${name} is part of every booking.`,
    sameExtras: "These are already the extras of the booking.",
    sameParty: "This is already the party.",
    onlyFewer: "You can only reduce the number of travelers. To add travelers, please make another booking.",
    offSale: "This tour is no longer on sale. Please contact us to move your trip.",
    sameDate: "This is already your travel date.",
    sameStart: "This is already your start time.",
  },
};
