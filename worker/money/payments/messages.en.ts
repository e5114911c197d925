/** Why a payment does not start. */
export const messages = {
  notFound: "Booking not found.",
  nothingToPay: "There is nothing to pay online for this booking.",
  noAnswer: "The payment service isn't responding. You were not charged. Please try again.",
  tooMany: "Too many payments. Please wait a minute.",
};
