/** Errors that travelers meet with their reviews. */
export const messages = {
  noBooking: (bookingId: string) => `Booking ${bookingId} not found.`,
  noReview: "Review not found.",
  noPhotograph: "Photograph not found.",
  alreadyReviewed: "You have already reviewed this trip.",
  notReviewable: "You can review a confirmed trip once it is over.",
  tooLate: (days: number) => `Reviews can be changed for ${days} days only.`,
  full: (photographs: number) => `A review can have at most ${photographs} photographs. Remove one first.`,
};
