import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  accountChanged: "आपका खाता अभी-अभी बदला है। फिर कोशिश करें।",
  tooManyAttempts: "बहुत बार कोशिश हो चुकी है। एक मिनट रुकें।",
  deadLink: "यह लिंक अब नहीं चलेगा। नया लिंक मँगवाएँ।",
};
