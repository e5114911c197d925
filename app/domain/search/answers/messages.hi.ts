import type { messages as english } from "./messages.en";

const about = (words: string | null) => (words === null ? "ऐसा" : `${words} वाला`);

export const messages: typeof english = {
  onlyIndia: "Tour Bharat के टूर सिर्फ़ भारत में हैं। ये सबसे मिलते-जुलते हैं।",
  nowhere: (places) => `${places} के लिए अभी हमारा कोई टूर नहीं है।`,
  elsewhere: (places) => `${places} के किसी टूर में यह सब एक साथ नहीं है।`,
  start: (words, cities) => `${about(words)} कोई टूर ${cities} से नहीं जाता।`,
  notForFestival: (words, festivals) => `${festivals} के समय ${about(words)} कोई टूर नहीं है।`,
  notInSeason: (words, times) => `${about(words)} कोई टूर नहीं है जिसका सबसे अच्छा समय ${times} हो।`,
  unknown: (words) => `किसी टूर में ${words} का ज़िक्र नहीं है।`,
  other: (words) => `${words} भी हो, ऐसा कोई टूर नहीं मिला।`,
  nearest: "सबसे पास के टूर:",
  fromElsewhere: "दूसरी जगहों से:",
  closest: "सबसे मिलते-जुलते टूर:",
  festivalOn: (name, days) => `${name} (${days})`,
  festivalInText: (name, days) => `${name} (${days})`,
  nightsAndDays: (nights, days) => `${nights} ${nights === 1 ? "रात" : "रातें"} (${days})`,
  all: (labels) => labels.join(" और "),
  alsoBySea: "समुद्र किनारे के और टूर",
  alsoIn: (state) => `${state} के और टूर`,
  alsoFromOrNear: (label) => `${label} और टूर`,
  moreOf: (label) => `और टूर: ${label}`,
  alsoLike: "ये टूर भी आपको पसंद आ सकते हैं",
  alsoOnDates: "इन्हीं तारीखों के और टूर",
  alsoMentioned: "इन टूर में भी इसका ज़िक्र है",
};
