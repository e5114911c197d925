import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  main: "मुख्य मेन्यू",
  menu: "मेन्यू",
  account: "खाता",
  yourAccount: "आपका खाता",
  login: "लॉग इन करें",
  signUp: "खाता बनाएँ",
  logout: "लॉग आउट करें",
  view: "देखें",
  blurb: "पूरे भारत के टूर, उन्हीं लोगों के साथ जो वहीं रहते हैं जहाँ वे आपको ले जाते हैं। जो कीमत दिखती है, वही आप देते हैं।",
  savedPages: "सहेजे हुए पेज",
  installApp: "ऐप इंस्टॉल करें",
  legal: "कानूनी जानकारी",
  contact: "संपर्क",
  language: "भाषा",
  // Only English pages offer another language.
  offer: "",
  noThanks: "",
  error: (status) => `गड़बड़ी ${status}`,
  tryAgain: "फिर कोशिश करें",
  searchAllTours: "सभी टूर में खोजें",
  searchPlaceholder: "जगह, राज्य या देखने की चीज़",
  search: "खोजें",
  waysOn: {
    label: "यहाँ से कहाँ जाएँ",
    destinations: { name: "घूमने की सभी जगहें", description: "हमारी हर जगह, राज्य के हिसाब से और नक्शे पर।" },
    tours: { name: "सभी टूर", description: "महीना, दिन, किस्म और कीमत से छाँटें।" },
    home: { name: "होम पेज", description: "इस मौसम में कहाँ जाएँ, और यात्री क्या कहते हैं।" },
  },
};
