import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "सूचनाएँ",
  saved: "सहेज लिया",
  event: "किस बारे में",
  saving: "सहेजा जा रहा है…",
  save: "सहेजें",
  push: {
    denied: "इस ब्राउज़र की सेटिंग में पुश सूचनाएँ बंद हैं।",
    on: "इस ब्राउज़र में पुश सूचनाएँ चालू हैं।",
    off: "इस ब्राउज़र में पुश सूचनाएँ बंद हैं।",
    turnOn: "चालू करें",
    turnOff: "बंद करें",
  },
  trips: "यात्राएँ",
  tripsIntro:
    "बुकिंग और खाते के बारे में मेल हम हमेशा भेजते हैं। फ़ोन पर सूचनाएँ वैकल्पिक हैं, और रात 9 बजे से सुबह 8 बजे तक नहीं आतीं। रात में वे सिर्फ़ तब आती हैं, जब आपकी यात्रा एक दिन के अंदर हो।",
  company: "कंपनी",
  ofCompany: "आपकी कंपनी की सूचनाएँ",
  number: {
    needsVerified: "WhatsApp और SMS के लिए जाँचा हुआ फ़ोन नंबर चाहिए।",
    verify: "अपना फ़ोन नंबर जाँचें",
    needsNumber: "WhatsApp और SMS के लिए फ़ोन नंबर चाहिए।",
    add: "अपना फ़ोन नंबर जोड़ें",
    goTo: (phone) => `WhatsApp और SMS ${phone} पर आते हैं।`,
    change: "अपना फ़ोन नंबर बदलें",
  },
  unsubscribe: {
    title: "मेल बंद करें",
    done: (topic) =>
      `अब इस बारे में आपको मेल नहीं आएँगे: ${topic}। इन्हें आप पोर्टल में Notifications से फिर चालू कर सकते हैं।`,
    busy: "बंद हो रहा है…",
    switchOff: "बंद करें",
  },
};
