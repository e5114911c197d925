import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  defaultList: "विशलिस्ट",
  nameList: "सूची को नाम दें।",
  nameTooLong: (max) => `नाम में ${max} से ज़्यादा अक्षर नहीं हो सकते।`,
  nameIsContact: "सूची के नाम में वेब पता या फ़ोन नंबर न लिखें।",
  listNotFound: "सूची नहीं मिली।",
  unknownAction: "विशलिस्ट में यह नहीं हो सकता।",
  tourNotFound: "टूर नहीं मिला।",
};
