import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "हाल में देखे टूर",
  clear: "हटाएँ",
  clearWhat: ": हाल में देखे सब टूर",
};
