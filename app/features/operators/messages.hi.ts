import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  description: (company, city, tours) => `${company}, ${city} के टूर ऑपरेटर: बुकिंग के लिए ${tours} टूर।`,
  operator: "टूर ऑपरेटर",
  operatorIn: (city) => `${city} के टूर ऑपरेटर`,
  toursOnSale: "बुकिंग के लिए टूर",
  founded: "शुरुआत",
  since: "Tour Bharat पर",
  registration: "रजिस्ट्रेशन नंबर",
  messages: "संदेश",
  home: "होम",
  tours: "टूर",
  ofTheseTours: (reviews) => `इन टूर के ${reviews}`,
  verified: "Tour Bharat ने जाँचा है",
  theirTours: "इनके टूर",
  theirFirst: (tours) => `इनके पहले ${tours} टूर`,
  noneOnSale: "अभी इनका कोई टूर बुकिंग के लिए नहीं है।",
};
