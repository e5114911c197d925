import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  grounds: {
    weather: "मौसम या प्राकृतिक आपदा",
    authority: "सरकारी आदेश",
    closure: "पार्क, जगह या सड़क बंद",
    "smallest-party": "शर्तों में बताए गए कम से कम लोग नहीं हुए",
  },
  notOwed: (ground, evidence) => `कोई मुआवज़ा नहीं बनता। ${ground}: ${evidence}`,
};
