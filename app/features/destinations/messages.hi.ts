import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "घूमने की जगहें",
  description: "हमारी सभी जगहें भारत के नक्शे पर, और इलाके व राज्य के हिसाब से, अवधि और कीमत के साथ।",
  intro: (places) => `पूरे भारत में ${places} जगहें, हर एक के लिए किसी बड़े शहर से टूर।`,
  regions: "इलाके",
  aboutRegion: (region) => `${region} के बारे में`,
  elsewhere: (count, region) => `${region} के ${count} और टूर यहाँ हैं:`,
  listedUnder: (region) => ` (${region} की सूची में)।`,
  places: (count) => (count === 1 ? "1 जगह" : `${count} जगहें`),
  asOne: (states) => states.join(" और "),
  map: {
    label: "भारत का नक्शा",
    states: "नक्शे पर राज्य",
    choose: "कोई राज्य चुनें",
    state: (name, places) => `${name}: ${places}`,
    legend: "जगहें:",
    orMore: (count) => `${count} या ज़्यादा`,
    about: "नक्शे के बारे में",
  },
};
