export const messages = {
  notFound: "Booking not found.",
  noAgreement: "This can no longer be agreed to. Nothing was changed.",
  signInOrEmail: "Please sign in, or send the booking's email address.",
  hasBegun: "This trip has begun and can no longer be canceled.",
  costs: (total: string) => `The booking now costs ${total}. Nothing was changed.`,
  isOver: "This trip is over and can no longer be changed.",
  isCanceled: "This booking is canceled.",
  noNames: "This booking is canceled or its trip is over, so names can no longer be changed.",
  documentNumberMissing: "Please enter the number of this document.",
  tooManyTries: "Too many attempts. Please wait a minute.",
  mailedIfRight: "Too many attempts. If these match, we have mailed a link to the booking.",
  noPair: "No booking found with this ID and email address.",
};
