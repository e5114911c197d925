/** Errors of a question about a tour. */
export const messages = {
  name: "Please enter your name.",
};
