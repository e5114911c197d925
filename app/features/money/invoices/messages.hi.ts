import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  saved: "सहेज लिया। इनवॉइस पर यही जानकारी होगी।",
  postalCode: "पिन कोड",
  state: "राज्य",
  stateHint: "टैक्स इनवॉइस पर राज्य लिखा जाता है। कीमत उतनी ही रहती है।",
  chooseState: "राज्य चुनें",
  notGiven: "नहीं दिया",
  needsState: "इनवॉइस के लिए यात्री का राज्य चाहिए",
  saving: "सहेजा जा रहा है …",
  saveState: "राज्य सहेजें",
  heading: "इनवॉइस और रसीदें",
  soldBy: (tour, operator) => `${tour}, टूर ऑपरेटर: ${operator}`,
  back: "बुकिंग पर वापस जाएँ",
  details: "इनवॉइस की जानकारी",
  address: "पता",
  gstin: "जीएसटी नंबर",
  gstinHint: "कंपनी के लिए: पते की पहली पंक्ति में कंपनी का नाम लिखें।",
  save: "सहेजें",
};
