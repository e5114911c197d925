/** Why an invoice is not shown or changed. */
export const messages = {
  notFound: "Booking not found.",
  final: "The details of this invoice can no longer be changed.",
  stateMissing: "Please choose the State: the tax invoice must name it.",
};
