import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "हर मौसम की एक चिट्ठी",
  text: "न्यूज़लेटर पाएँ: कौन-से दर्रे खुले हैं, फूल कहाँ खिले हैं, और क्या बाद के लिए रखें।",
  email: "ईमेल पता",
  busy: "एक पल …",
  subscribe: "न्यूज़लेटर मँगाएँ",
};
