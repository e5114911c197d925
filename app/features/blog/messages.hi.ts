import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  title: "यात्रा ब्लॉग",
  heading: "यात्रा ब्लॉग: भारत घूमने की तैयारी",
  description: "भारत में घूमने के लिए काम की सलाह: कब कहाँ जाएँ, ट्रेन, परमिट, खाना, त्योहार और साथ क्या लाएँ।",
  lead: "भारत की यात्रा के लिए काम की सलाह: मौसम, ट्रेन, परमिट, खाना और पैदल रास्ते।",
  onlyInEnglish: "अभी केवल अंग्रेज़ी में",
  by: (author) => `लेखक: ${author} · `,
  readingTime: (minutes) => `· पढ़ने में ${minutes} मिनट`,
  checkedIn: "· जानकारी जाँची गई:",
  contents: "इस लेख में",
  officialSites: "आधिकारिक साइटें",
  relatedTours: (count) => (count === 1 ? "इससे जुड़ा टूर" : "इससे जुड़े टूर"),
  neighbors: { label: "और लेख", previous: "पिछला लेख", next: "अगला लेख" },
  legal: { lastChanged: "आखिरी बदलाव:", languages: "भाषाएँ" },
};
