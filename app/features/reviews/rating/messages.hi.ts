import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  count: (reviews) => `${reviews.toLocaleString("en-IN")} रिव्यू`,
  rated: (stars, reviews) => `5 में से ${stars} स्टार, ${reviews}`,
};
