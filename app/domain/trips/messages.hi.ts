import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  filters: { all: "सभी", upcoming: "आने वाली", past: "पिछली", cancelled: "कैंसल" },
  when: {
    ahead: (days) => `${days} दिन बाद`,
    tomorrow: "कल",
    today: "आज",
    inProgress: (day, days) => `यात्रा चल रही है, ${days} में से दिन ${day}`,
    endedYesterday: "कल पूरी हुई",
    ended: (days) => `${days} दिन पहले पूरी हुई`,
  },
  countdown: {
    ahead: (days) => `${days} दिन बाद`,
    tomorrow: "कल",
    today: "आज",
    inProgress: (day, days) => `${days} में से दिन ${day}`,
  },
  // "12 दिसंबर 2026"
  days: (first, last, { isOneMonth, isOneYear }) => {
    const [day = ""] = first.split(" ");
    return `${isOneMonth ? day : isOneYear ? first.slice(0, -" 2026".length) : first} से ${last}`;
  },
  bookingIdMissing: "बुकिंग नंबर लिखें।",
  bookingIdWrong: "बुकिंग नंबर में TB और अंक होते हैं, जैसे TB123456।",
  contacts: {
    guide: (name) => `आपके गाइड, ${name}`,
    opensInNewTab: (who) => `: ${who} (नए टैब में खुलेगा)`,
  },
  member: {
    adult: (number) => `वयस्क ${number}`,
    child: (number) => `बच्चा ${number}`,
    infant: (number) => `शिशु ${number}`,
    noName: (label) => `${label} (अभी नाम नहीं दिया)`,
  },
  diets: {
    any: "सब कुछ खाते हैं",
    vegetarian: "शाकाहारी",
    vegan: "वीगन",
    jain: "जैन",
    halal: "हलाल",
    "gluten-free": "बिना ग्लूटेन का",
  },
  identities: {
    passport: "पासपोर्ट",
    "voter-id": "वोटर आईडी",
    "driving-licence": "ड्राइविंग लाइसेंस",
    aadhaar: "आधार (आखिरी 4 अंक)",
    "school-id": "स्कूल का पहचान पत्र",
    "birth-certificate": "जन्म प्रमाण पत्र",
  },
  asked: { age: "उम्र", identity: "पहचान पत्र", diet: "खान-पान", "pick-up": "पिकअप की जगह" },
  progress: {
    given: (names, people) => `दिए गए नाम: ${people} में से ${names}`,
    nothingMissing: (given) => `${given}। कुछ बाकी नहीं है।`,
    addRest: (given, due) => `${given}। बाकी नाम ${addBy(due)} जोड़ें।`,
    ofPeople: (answer, people) => `${answer} (${people} लोग)`,
    stillMissing: ({ given, missing, due }) => `${given}। अभी बाकी है: ${missing}। इसे ${addBy(due)} जोड़ें।`,
  },
};

function addBy(due: string | null): string {
  return due === null ? "अभी" : `${due} तक`;
}
