import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  tooManyLists: (max) => `आपकी ज़्यादा से ज़्यादा ${max} सूचियाँ हो सकती हैं। पहले कोई एक हटाएँ।`,
  created: (name) => `“${name}” बन गई।`,
  renamed: (name) => `सूची का नाम अब “${name}” है।`,
  deleted: (name) => `“${name}” हटा दी गई। इसके टूर आपकी विशलिस्ट में हैं।`,
  restored: "सूची वापस आ गई।",
  moved: "टूर दूसरी सूची में रख दिया गया।",
  shared: "जिसके पास लिंक हो, वह यह सूची देख सकता है।",
  unshared: "लिंक अब काम नहीं करता।",
  notFound: "यह सूची या टूर नहीं मिला। पेज फिर से खोलें।",
  notOnSale: "यह टूर अब नहीं बिकता।",
  full: (max) => `विशलिस्ट में ${max} टूर आते हैं। पहले कोई एक हटाएँ।`,
  notShared: "यह सूची अब शेयर नहीं की जा रही है।",
};
