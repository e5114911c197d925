import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  length: "जीएसटी नंबर में 15 अक्षर होते हैं।",
  format: (kind) =>
    `${kind === "C" ? "टीसीएस का " : ""}जीएसटी नंबर ऐसा होता है: दो अंक, पैन, एक अंक या अक्षर, ${kind} और एक जाँच अक्षर।`,
  check: "जाँच अक्षर मेल नहीं खाता। देख लें कि नंबर लिखने में गलती तो नहीं हुई।",
};
