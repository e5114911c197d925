import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "हमारे बारे में",
  description: "Tour Bharat यात्रियों को पूरे भारत के स्थानीय टूर ऑपरेटरों से मिलाता है।",
  since: (year) => `${year} से`,
  heading: "Tour Bharat के बारे में",
  lead: "पूरे भारत के टूर का मार्केटप्लेस, जिन्हें स्थानीय लोग चलाते हैं।",
  samples: "इस पेज के आँकड़े और लोग नमूने हैं।",
  story: "हमारी कहानी",
  values: "हमारे उसूल",
  team: "हमारी टीम",
  company: "हमारी कंपनी",
  reasons: (count) => (count === 6 ? "हमारे साथ घूमने की छह वजहें" : "हमारे साथ घूमने की वजहें"),
};
