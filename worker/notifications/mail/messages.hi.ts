import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  hello: (name) => (name === "" ? "नमस्ते," : `नमस्ते ${name},`),
  tagline: "पूरे भारत में टूर",
  ifButtonFails: "बटन काम न करे तो यह पता खोलें:",
  switchOff: "आप ये ईमेल बंद कर सकते हैं:",
  dontReply: "इस ईमेल का जवाब न दें: इस पते पर आए ईमेल कोई नहीं पढ़ता।",
};
