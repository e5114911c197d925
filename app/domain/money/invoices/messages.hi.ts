import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  tooLong: "300 अक्षरों से ज़्यादा न लिखें।",
  state: "भारत का कोई राज्य या केंद्र शासित प्रदेश चुनें।",
  postalCode: "पिन कोड में छह अंक होते हैं।",
  characters: "कुछ अक्षर सहेजे नहीं जा सकते। उन्हें हटाएँ।",
  otherState: "यह जीएसटी नंबर किसी दूसरे राज्य का है: इसके पहले दो अंक राज्य का कोड होते हैं।",
};
