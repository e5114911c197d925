import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  seasons: { summer: "गर्मी", monsoon: "मानसून", winter: "सर्दी" },
  region: "इलाका",
  season: "मौसम",
};
