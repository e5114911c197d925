export const messages = {
  description: (company: string, city: string, tours: number) =>
    `${company}, tour operator in ${city}: ${tours === 1 ? "1 tour" : `${tours} tours`} on sale.`,
  operator: "Tour operator",
  operatorIn: (city: string) => `Tour operator in ${city}`,
  toursOnSale: "Tours on sale",
  founded: "Founded",
  since: "On Tour Bharat since",
  registration: "Registration number",
  messages: "Messages",
  home: "Home",
  tours: "Tours",
  ofTheseTours: (reviews: string) => `${reviews} of these tours`,
  verified: "Verified by Tour Bharat",
  theirTours: "Their tours",
  theirFirst: (tours: number) => `Their first ${tours} tours`,
  noneOnSale: "None is on sale at the moment.",
};
