import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  notFound: "यह लिंक नहीं मिला।",
  states: {
    accepted: "आप यह बदलाव पहले ही मान चुके हैं।",
    declined: "आप यह बदलाव पहले ही नामंज़ूर कर चुके हैं।",
    withdrawn: "यह बदलाव वापस ले लिया गया है। कुछ नहीं बदला।",
    expired: "जवाब देने का समय निकल गया है। कुछ नहीं बदला।",
    outdated: "यह भेजे जाने के बाद आपकी बुकिंग बदल चुकी है, इसलिए कुछ नहीं बदला। हमसे संपर्क करें।",
  },
  costs: (total) => `अब इस बुकिंग की कीमत ${total} होगी। कुछ नहीं बदला।`,
};
