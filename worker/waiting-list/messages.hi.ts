import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  notFound: "वेटिंग लिस्ट में यह जगह अब नहीं है।",
  alreadyListed: "यह ईमेल पता इस दिन की वेटिंग लिस्ट में पहले से है।",
  notSoldOut: "इस दिन काफ़ी सीटें हैं: आप अभी बुक कर सकते हैं।",
  tooMany: "बहुत सारी वेटिंग लिस्ट हो गईं। एक घंटा रुकें।",
  isFull: (parties) => `इस दिन की वेटिंग लिस्ट भर गई है: उसमें पहले से ${parties} नाम हैं। दूसरी तारीख चुनें।`,
  waitsTooOften: (lists) => `यह ईमेल पता पहले से ${lists} वेटिंग लिस्ट में है। पहले किसी एक से हट जाएँ।`,
};
