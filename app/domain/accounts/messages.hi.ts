import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  atMost: (characters) => `${characters} अक्षरों से ज़्यादा न लिखें।`,
  noBrackets: "< > और कंट्रोल कैरेक्टर हटा दें।",
  firstName: "अपना पहला नाम लिखें।",
  lastName: "अपना उपनाम लिखें। एक ही नाम है? तो दोनों जगह वही लिखें।",
  nameWithoutLetter: "कम से कम एक अक्षर लिखें।",
  nameWithAddress: "नाम में वेबसाइट या ईमेल का पता न लिखें। बिंदु के बाद जगह छोड़ें: डॉ. आशा।",
  foreignPhone: "नंबर देश के कोड के साथ लिखें, जैसे +44 20 7946 0958।",
  indianPhone: "10 अंकों का मोबाइल नंबर लिखें, जैसे 98450 12345।",
  impossiblePhone: "यह फ़ोन नंबर सही नहीं है। देश का कोड और अंकों की गिनती देखें, और कोड के बाद का 0 हटा दें।",
  email: "अपना ईमेल लिखें।",
  emailForm: "ईमेल इस तरह लिखें: name@example.com",
  notMailable: "जिस ईमेल में @ से पहले ये अक्षर हों, उस पर हम मेल नहीं भेज सकते। ईमेल इस तरह लिखें: name@example.com",
  unknownDevice: "कोई और डिवाइस",
  browserOn: (browser, system) => `${system} पर ${browser}`,
};
