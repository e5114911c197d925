/** Settings as travelers meet them. */
export const messages = {
  /** Stand in place of a feature that is off. */
  closed: {
    bookings: "Bookings are temporarily closed. Please try again later.",
    payOnline: "Online payment is temporarily unavailable. You can pay later.",
    newsletter: "Newsletter sign-up is temporarily closed.",
    reviews: "Reviews are temporarily closed. Please try again later.",
    operatorSignUp: "Tour operator sign-up is temporarily closed. Please try again later.",
    reviewTexts: "Text changes are not reviewed at the moment: they go live at once.",
  },
  opensSoon: "Booking opens soon",
  opensSoonReason: "We're completing our company details. Look at tours and prices meanwhile.",
  opensSoonAndWhy:
    "Booking opens soon. We're completing our company details. Look at tours and prices meanwhile.",
};
