export const messages = {
  none: "There is no offer.",
  notOpen: "This offer is no longer open.",
  notOpenAnymore: "This offer is no longer open. Nothing was changed.",
  chooseOne: "Please choose one of the offers.",
  gone: "No longer available",
  hasChanged: (bookingId: string) => `Booking ${bookingId} has changed since the offer.`,
  withheld: (bookingId: string) =>
    `A bank withholds money of booking ${bookingId} for a dispute, so it cannot be carried over.`,
};
