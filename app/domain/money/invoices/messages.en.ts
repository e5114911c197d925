/** Errors of the buyer's details on an invoice, and why there is no invoice. */
export const messages = {
  tooLong: "Please keep it to 300 characters.",
  state: "Please choose a State or union territory of India.",
  postalCode: "A PIN code has six digits.",
  characters: "Please leave out characters that cannot be stored.",
  missing: {
    state: "The tax invoice waits for your State: choose it below, and it is issued at once.",
    expired: "This booking expired before it was paid, so it has no invoice.",
    canceled: "This booking was canceled before it was paid, so it has no invoice.",
    free: "This booking was free of charge, so it has no invoice.",
    unpaid: (left: string) =>
      `The invoice is issued once the booking is paid in full. ${left} is left to pay.`,
    soon: "The invoice is issued with the next change of the booking, at the latest when the trip is over.",
  },
  otherState: "This GST number is registered in another State: its first two digits are the State's code.",
};
