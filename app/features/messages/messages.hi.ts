import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  faq: "अक्सर पूछे जाने वाले सवाल",
  send: "संदेश भेजें",
  sending: "भेजा जा रहा है …",
  name: "पूरा नाम",
  email: "ईमेल पता",
  subject: "विषय",
  message: "संदेश",
  subjects: {
    "General Inquiry": "सामान्य सवाल",
    "Booking Question": "बुकिंग के बारे में सवाल",
    "Customer Support": "मदद चाहिए",
    "Partnership Opportunity": "साथ काम करने का प्रस्ताव",
    Feedback: "आपकी राय",
  },
};
