import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  grounds: {
    weather: "मौसम या प्राकृतिक आपदा",
    authority: "सरकारी आदेश",
    closure: "पार्क, जगह या सड़क बंद",
    "smallest-party": "शर्तों में बताई गई यात्रियों की कम से कम संख्या पूरी नहीं हुई",
  },
  notOwed: (ground, evidence) => `कोई मुआवज़ा नहीं बनता। ${ground}: ${evidence}`,
};
