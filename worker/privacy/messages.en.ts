export const messages = {
  accountChanged: "Your account was just changed. Please try again.",
  tooManyAttempts: "Too many attempts. Please wait a minute.",
  deadLink: "This link is no longer valid. Please ask for a new one.",
};
