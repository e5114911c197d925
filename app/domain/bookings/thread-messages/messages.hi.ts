import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  textMissing: "अपना संदेश लिखें।",
  textTooLong: "2,000 अक्षरों से ज़्यादा न लिखें।",
  recipientMissing: "चुनें कि संदेश किसे भेजना है।",
  problemMissing: "बताएँ कि क्या गलत है।",
  problemTooShort: "कम से कम 10 अक्षरों में बताएँ कि क्या गलत है।",
  problemTooLong: "1,000 अक्षरों से ज़्यादा न लिखें।",
};
