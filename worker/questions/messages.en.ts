/** Errors and names that people who ask questions meet. */
export const messages = {
  noQuestion: "Question not found.",
  tooMany: "Too many messages. Please wait a minute.",
  confirmFirst: "Please confirm your address first.",
  readFor: (operator: string) => `Tour Bharat, for ${operator},`,
};
