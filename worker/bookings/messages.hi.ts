import { statusLabels, type BookingStatus } from "~/domain/bookings/booking-status";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  tooMany: "बहुत ज़्यादा बुकिंग हो रही हैं। एक मिनट रुकें।",
  tooManyQuotes: "कीमत बहुत बार पूछी गई है। एक मिनट रुकें।",
  widget: "यह विजेट बंद है, या इस पर यह टूर नहीं मिलता।",
  priceChanged: "कीमत बदल गई है। नई कुल रकम देख लें।",
  notAsked: "इस टूर में यह नहीं पूछा जाता।",
  nearlyFull: "इस दिन की लगभग सभी सीटें पक्की होने के इंतज़ार में हैं।",
  noAccount: "यह खाता अब नहीं है।",
  notFound: "बुकिंग नहीं मिली।",
  busy: "इस बुकिंग को कोई और बदल रहा है। फिर कोशिश करें।",
  otherBooking: "यह Idempotency-Key किसी दूसरी बुकिंग में इस्तेमाल हो चुकी है।",
  refundNow: (refund) => `रिफ़ंड अब ${refund} है, जो पहले दिखाए गए से कम है। कुछ भी कैंसल नहीं हुआ है।`,
  agreeFirst: "यह बुकिंग एक असिस्टेंट ने तैयार की है। पहले यात्री को हमारे ईमेल के लिंक से हाँ कहना होगा।",
  withheld: (withheld, bookingId, refundable) =>
    `विवाद की वजह से बैंक ने बुकिंग ${bookingId} के ${withheld} रोक रखे हैं, इसलिए अभी ज़्यादा से ज़्यादा ${refundable} का रिफ़ंड हो सकता है। कुछ भी नहीं बदला गया है।`,
  checkedIn: (bookingId, checkIn) =>
    `बुकिंग ${bookingId} के यात्री आ चुके हैं, ऐसा दर्ज है${checkIn ? ` (${checkIn.at}, ${checkIn.by ?? "टीम के एक पूर्व सदस्य"})` : ""}। अगर यह गलती से हुआ, तो पहले उसे हटाना होगा।`,
  cannotBecome: (bookingId, status, to) =>
    `बुकिंग ${bookingId} की स्थिति “${word(status)}” है। वह “${word(to)}” नहीं हो सकती।`,
  closedFor: (bookingId, to) =>
    `टूर ऑपरेटर ने यह रवानगी बंद कर दी है: बुकिंग ${bookingId} “${word(to)}” नहीं हो सकती।`,
  change: {
    not: (bookingId, why) => `बुकिंग ${bookingId} की स्थिति “${word(why)}” है। इसे अब नहीं बदला जा सकता।`,
    limit: (bookingId) =>
      `बुकिंग ${bookingId} जितनी बार बदली जा सकती थी, बदली जा चुकी है। फिर बदलने के लिए हमसे संपर्क करें।`,
    closed: "टूर ऑपरेटर ने यह रवानगी बंद कर दी है।",
    extrasTooLate: (reason) => `अतिरिक्त सेवाएँ अब नहीं बदली जा सकतीं। ${reason}`,
    partOfEvery: (name) => `${name} हर बुकिंग में शामिल है।`,
    sameExtras: "बुकिंग में यही अतिरिक्त सेवाएँ पहले से हैं।",
    sameParty: "बुकिंग में यात्रियों की संख्या पहले से यही है।",
    onlyFewer: "यात्रियों की संख्या केवल कम की जा सकती है। और यात्री जोड़ने के लिए दूसरी बुकिंग करें।",
    offSale: "यह टूर अब नहीं बिकता। यात्रा की तारीख बदलने के लिए हमसे संपर्क करें।",
    sameDate: "आपकी यात्रा की तारीख पहले से यही है।",
    sameStart: "आपकी यात्रा शुरू होने का समय पहले से यही है।",
  },
};

const words: Record<string, string> = { "under way": "यात्रा चल रही है" };

function word(status: string): string {
  return words[status] ?? statusLabels()[status as BookingStatus] ?? status;
}
