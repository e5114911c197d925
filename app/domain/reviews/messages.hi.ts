import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  atLeast: (characters) => `कम से कम ${characters} अक्षर लिखें।`,
  atMost: (characters) => `${characters} अक्षरों से ज़्यादा न लिखें।`,
  noControlCharacters: "कंट्रोल कैरेक्टर हटा दें।",
  useWords: "शब्दों में लिखें।",
  chooseStars: "एक से पाँच स्टार में से चुनें।",
  giveTitle: "अपने रिव्यू को शीर्षक दें।",
  describeTrip: "अपनी यात्रा के बारे में लिखें।",
  needsConsent: "इस खाने पर निशान लगाएँ: आपकी सहमति के बिना हम फ़ोटो नहीं दिखा सकते।",
  tooSmall: (pixels) => `ऐसी फ़ोटो चुनें जो हर तरफ़ कम से कम ${pixels} पिक्सेल की हो।`,
  photographAlt: (author, place) => `${author} की खींची फ़ोटो, ${place}`,
};
