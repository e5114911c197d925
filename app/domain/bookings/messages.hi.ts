import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  roomTypes: { standard: "स्टैंडर्ड", deluxe: "डीलक्स", suite: "सुइट" },
  statuses: {
    pending: "इंतज़ार में",
    confirmed: "पक्की",
    cancelled: "कैंसल",
    completed: "पूरी",
    "no-show": "यात्री नहीं आए",
    expired: "समय निकल गया",
  },
  paymentMethods: {
    "credit-card": "क्रेडिट कार्ड",
    "debit-card": "डेबिट कार्ड",
    upi: "यूपीआई",
    "net-banking": "नेट बैंकिंग",
  },
  payBy: {
    "credit-card": "क्रेडिट कार्ड से भुगतान करें",
    "debit-card": "डेबिट कार्ड से भुगतान करें",
    card: "कार्ड से भुगतान करें",
    upi: "यूपीआई से भुगतान करें",
    "net-banking": "नेट बैंकिंग से भुगतान करें",
  },
  travelers: (count) => `${count} यात्री`,
  adults: (count) => `${count} वयस्क`,
  children: (count) => (count === 1 ? "1 बच्चा" : `${count} बच्चे`),
  infants: (count) => `${count} शिशु`,
  partyTooLarge: (max) => `इस टूर में एक बुकिंग पर ज़्यादा से ज़्यादा ${max} यात्री हो सकते हैं। यात्रियों की संख्या कम करें।`,
  option: "विकल्प",
  room: "कमरा",
  extras: "अतिरिक्त सेवाएँ",
  weight: (kilos) => `${kilos} किलो`,
};
