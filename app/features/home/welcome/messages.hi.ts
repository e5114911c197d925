import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  namaste: (name) => `नमस्ते, ${name}`,
  waiting: "आपके खाते को मंज़ूरी मिलनी बाकी है",
  book: "टूर बुक करें",
  save: "पसंद की जगहें सहेजें",
  upcoming: "आने वाली यात्राएँ देखें",
  review: "पूरे हुए टूर के रिव्यू लिखें",
  profile: "अपनी प्रोफ़ाइल सँभालें",
  tours: "टूर बनाएँ और सँभालें",
  bookings: "बुकिंग सँभालें",
  earnings: "कमाई देखें",
  ratings: "रेटिंग और रिव्यू देखें",
  operatorProfile: "टूर ऑपरेटर की प्रोफ़ाइल सँभालें",
  dashboard: "पूरे प्लेटफ़ॉर्म का डैशबोर्ड",
  users: "लोगों के खाते",
  operators: "टूर ऑपरेटरों की जाँच",
  moderation: "रिव्यू और लिखी बातों की जाँच",
  analytics: "आँकड़े और रिपोर्ट",
};
