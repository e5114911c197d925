import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  left: (seats) => `${seats} बाकी`,
  soldOut: "सीटें भर गईं",
  closed: "बंद",
  available: "सीटें उपलब्ध",
  seats: (seats) => (seats === 1 ? "1 सीट" : `${seats} सीटें`),
  held: (seats, until) => `आपके लिए रोकी गई ${seats}, ${until} तक`,
  lastMinute: (held) => `एक मिनट से कम बचा है। ${held}।`,
  lastMinutes: (held) => `5 मिनट से कम बचे हैं। ${held}।`,
  canExtend: (minutes) => `आप इन्हें ${minutes} मिनट और रोक सकते हैं।`,
  heldStop: (held) => `${held}।`,
};
