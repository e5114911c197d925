export const messages = {
  grounds: {
    weather: "Weather or a natural disaster",
    authority: "Order of an authority",
    closure: "Closed park, site or road",
    "smallest-party": "Smallest party, announced in the terms, not reached",
  },
  notOwed: (ground: string, evidence: string) => `No compensation is owed. ${ground}: ${evidence}`,
};
