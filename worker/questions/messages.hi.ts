import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  noQuestion: "सवाल नहीं मिला।",
  tooMany: "बहुत सारे संदेश हो गए। एक मिनट रुकें।",
  confirmFirst: "पहले अपना ईमेल पक्का करें।",
  readFor: (operator) => `${operator} की ओर से Tour Bharat`,
};
