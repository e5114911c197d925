import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  tooManyAttempts: "बहुत बार कोशिश हो चुकी है। एक मिनट रुकें।",
  invalidLink: "यह लिंक सही नहीं है।",
};
