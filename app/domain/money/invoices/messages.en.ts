/** Errors of the buyer's details on an invoice. */
export const messages = {
  tooLong: "Please keep it to 300 characters.",
  state: "Please choose a State or union territory of India.",
  postalCode: "A PIN code has six digits.",
  characters: "Please leave out characters that cannot be stored.",
  otherState: "This GST number is registered in another State: its first two digits are the State's code.",
};
