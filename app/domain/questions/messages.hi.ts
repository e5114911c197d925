import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  name: "अपना नाम लिखें।",
};
