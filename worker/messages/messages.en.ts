/** Errors that subscribers of the newsletter meet. */
export const messages = {
  tooManyAttempts: "Too many attempts. Please wait a minute.",
  invalidLink: "This link is not valid.",
};
