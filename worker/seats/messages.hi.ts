import type { messages as english } from "./messages.en";

const bookable = "आपकी सीटें अभी रोकी नहीं गई हैं, पर आप उन्हें बुक कर सकते हैं।";

export const messages: typeof english = {
  tooMany: "सीटें बहुत बार रोकी गई हैं। एक मिनट रुकें।",
  othersNotHeld: (held) =>
    `बाकी सीटें अभी रोकी नहीं गई हैं, पर आप उन्हें बुक कर सकते हैं। आपके कनेक्शन से ${held} सीटें पहले ही रोकी जा चुकी हैं।`,
  fewerThan: (travelers) => `इस दिन ${travelers} से कम सीटें बाकी हैं। कोई दूसरी तारीख चुनें, या यात्री कम करें।`,
  extendedOnce: "इन सीटों को रोकने का समय एक बार बढ़ाया जा चुका है।",
  over: "ये सीटें अब रोकी नहीं गई हैं। तारीख फिर से चुनें।",
  nearlyFull: `इस दिन की लगभग सभी सीटें रोकी जा चुकी हैं। ${bookable}`,
  threeDepartures: "आपने तीन रवानगियों पर सीटें पहले ही रोकी हैं। पहले उनमें से एक बुकिंग पूरी करें या बंद करें।",
  heldFor: (minutes) => `इस दिन की सीटें आपके कनेक्शन से ${minutes} मिनट तक रोकी जा चुकी हैं। ${bookable}`,
  heldAlready: `आपके कनेक्शन से जितनी सीटें रोकी जा सकती हैं, उतनी रोकी जा चुकी हैं। ${bookable}`,
  notOnSale: "यह टूर अभी नहीं बिकता।",
  optionSoldOut: (option, day) => `${option}, ${day}: सीटें भर गईं। कोई दूसरी तारीख या विकल्प चुनें।`,
  soldOut: (travelers, day) => `${day} को ${travelers} से कम सीटें बाकी हैं। कोई दूसरी तारीख चुनें, या यात्री कम करें।`,
  extraSoldOut: (name, day) => `${name}, ${day}: अब बाकी नहीं। कम चुनें, या कोई दूसरी तारीख।`,
  extraLeft: (name, day, left) => `${name}, ${day}: केवल ${left} बाकी। कम चुनें, या कोई दूसरी तारीख।`,
  tooFewExtras: (day) => `${day} को इतनी अतिरिक्त सेवाएँ नहीं बची हैं।`,
};
