export const messages = {
  notFound: "Booking not found.",
  tooMany: "Too many messages. Please wait a minute.",
  alreadyReported: "These messages are already reported. We are reviewing them.",
};
