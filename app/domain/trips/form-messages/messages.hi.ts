import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  nameMissing: "नाम लिखें।",
  ageWrong: (min, max) => `उम्र ${min} से ${max} के बीच पूरी संख्या में लिखें।`,
  pickUpTooShort: "कम से कम 3 अक्षर लिखें।",
  pickUpTooLong: "ज़्यादा से ज़्यादा 200 अक्षर लिखें।",
  dietMissing: "खान-पान चुनें।",
  documentMissing: "पहचान पत्र चुनें।",
  numberWrong: "3 से 30 अक्षर और अंक लिखें।",
  aadhaarTooLong: "आधार नंबर के सिर्फ़ आखिरी 4 अंक लिखें।",
  wholeAadhaar: "यह पूरा आधार नंबर लगता है। आधार चुनें और उसके आखिरी 4 अंक लिखें।",
};
