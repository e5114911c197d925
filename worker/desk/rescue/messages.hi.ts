import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  none: "यहाँ चुनने के लिए कुछ नहीं है।",
  notOpen: "अब इसमें से चुना नहीं जा सकता।",
  notOpenAnymore: "अब इसमें से चुना नहीं जा सकता। कुछ नहीं बदला।",
  chooseOne: "इनमें से कोई एक चुनें।",
  gone: "अब उपलब्ध नहीं",
  hasChanged: (bookingId) => `बुकिंग ${bookingId} इस बीच बदल चुकी है।`,
  withheld: (bookingId) =>
    `विवाद के कारण बैंक ने बुकिंग ${bookingId} की रकम रोक रखी है, इसलिए वह नई बुकिंग में नहीं लगाई जा सकती।`,
};
