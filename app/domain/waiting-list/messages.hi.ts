import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  nameMissing: "अपना नाम लिखें।",
  phoneMissing: "अपना फ़ोन नंबर लिखें।",
};
