import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  metaDescription: (subtitle, duration, city, fare) =>
    `${subtitle}। ${city} से ${duration}, ${fare} प्रति व्यक्ति, सब कुछ शामिल।`,
  states: (states) => `${states} राज्य`,
  nextDepartures: {
    title: "अगली रवानगियाँ",
    rules: (start, cutOff) => `${start}। ${cutOff}।`,
    waitingList: "वेटिंग लिस्ट",
  },
  details: {
    title: "टूर की जानकारी",
    dayIn: (place) => `${place} में एक दिन`,
    inPlace: (place) => `${place} में`,
    journeyFrom: (city) => `${city} से शुरू होने वाला सफ़र`,
    fromTo: (city, place) => `${city} से ${place}`,
    wholeStory: "पूरा पढ़ें",
    highlights: "टूर की खास बातें",
    duration: "अवधि",
    leavesFrom: "कहाँ से",
    states: "राज्य",
    open: "कब खुला",
    starts: "शुरू होने का समय",
    group: "समूह",
    upTo: (travelers) => `ज़्यादा से ज़्यादा ${travelers} लोग`,
    highestPoint: "सबसे ऊँची जगह",
    metres: (metres) => `${metres} मीटर`,
  },
  pictures: {
    title: (place) => `${place} की तस्वीरें`,
    by: (name) => `फ़ोटो: ${name}, हमारे मेहमान`,
    day: (day) => `दिन ${day}`,
    drawing: (_subject, day) => `दिन ${day} का चित्र`,
  },
  months: {
    parts: [
      ["ज", "न"],
      ["फ़", "र"],
      ["मा", "र्च"],
      ["अ", "प्रै"],
      ["म", "ई"],
      ["जू", "न"],
      ["जु", "ला"],
      ["अ", "ग"],
      ["सि", "तं"],
      ["अ", "क्टू"],
      ["न", "वं"],
      ["दि", "सं"],
    ],
    best: (months) => `सबसे अच्छे महीने: ${months}।`,
    bestKey: "सबसे अच्छे महीने",
    otherKey: "बाकी महीने",
    struckOut: () => (
      <li>
        <s>कटे हुए</s>: कोई रवानगी नहीं
      </li>
    ),
    thisMonth: "यह महीना",
  },
  season: {
    title: "कब जाएँ",
    weather: "हर महीने का मौसम",
    runs: (season) => `यह टूर ${season} तक चलता है।`,
    closed: (months, reason) => (
      <span>
        {months !== null && <span>{`${months} में कोई रवानगी नहीं। `}</span>}
        <span lang="en">{reason}</span>
      </span>
    ),
  },
  prices: {
    title: "कीमतें",
    hint: "तारीख और यात्री के हिसाब से, हर छूट के साथ",
    note: "प्रति यात्री, सब कुछ शामिल। 2 साल से छोटे शिशुओं का किराया नहीं लगता। बुकिंग पक्की करने से पहले आपको कीमत का पूरा हिसाब दिखाया जाता है।",
    table: "रवानगी की तारीख के हिसाब से किराया",
    departure: "रवानगी",
    adult: "वयस्क",
    child: "बच्चा",
  },
  cancellation: {
    title: "अगर आपका प्लान बदल जाए",
    hint: "कितना पैसा वापस मिलेगा और कब तक",
    text: "रिफ़ंड कितना मिलेगा, यह इस पर है कि आप रवानगी से कितने दिन पहले कैंसल करते हैं। अगर टूर ऑपरेटर कैंसल करे, तो आपको पूरा रिफ़ंड मिलता है।",
    terms: () => (
      <p className="mt-3 text-sm">
        पूरी{" "}
        <a href="/hi/terms" className="text-peacock underline underline-offset-4">
          शर्तें
        </a>{" "}
        पढ़ें।
      </p>
    ),
  },
  places: (region) => `${region} में घूमने की सबसे अच्छी जगहें`,
  similar: {
    title: "मिलते-जुलते टूर",
    more: (tours) => `ऐसे ही ${tours} टूर`,
  },
  others: (city) => `${city} से दूसरे लोकप्रिय टूर`,
  operator: { title: "आपका टूर ऑपरेटर", ask: "सवाल पूछें" },
};
