export const messages = {
  title: "A newsletter for each season",
  text: "Get a letter on which passes are open, where the flowers bloom, and what to save for later.",
  email: "E-mail address",
  busy: "One moment …",
  subscribe: "Subscribe",
};
