import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  name: "अपना नाम लिखें।",
  contactName: "नाम लिखें।",
  phone: "फ़ोन नंबर लिखें।",
  missingContactName: "आपात संपर्क का नाम लिखें।",
  missingContactPhone: "उनका फ़ोन नंबर लिखें।",
  confirmDeletion: (word) => `${word} बड़े अक्षरों में लिखें।`,
  notYourPassword: "यह आपका पासवर्ड नहीं है।",
  deletionRefusals: {
    administrator:
      "एडमिन खाते हटाए नहीं जा सकते। अगर आपको अब इसकी ज़रूरत नहीं है, तो कोई दूसरा एडमिन आपका खाता रोक सकता है।",
    operator:
      "Tour Bharat पर एक कंपनी आपके नाम है। पहले उसे किसी दूसरे सदस्य को सौंपें (Company Profile, Members), या हमसे संपर्क करें।",
  },
  nomineeContact: "लिखें कि इनसे कैसे संपर्क करें।",
  nomineeName: "इनका नाम लिखें।",
  assistantScopes: {
    read: { label: "आपकी बुकिंग देखना", meaning: "आपकी यात्राओं की तारीखें, यात्री, कीमतें और स्थिति।" },
    book: {
      label: "बुकिंग तैयार करना",
      meaning: "यह आपके नाम से सीटें रोकता है। हर बुकिंग की पुष्टि और भुगतान आप खुद हमारी साइट पर करते हैं।",
    },
    change: {
      label: "बुकिंग बदलना और कैंसल करना",
      meaning: "अगर कैंसल करने में आपके पैसे कटते हैं, तो उसकी पुष्टि आप खुद हमारी साइट पर करते हैं।",
    },
  },
};
