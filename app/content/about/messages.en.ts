/** The About page around what the owner entered. */
export const messages = {
  title: "About us",
  description: "Tour Bharat connects travelers with local tour operators across India.",
  since: (year: number) => `Since ${year}`,
  heading: "About Tour Bharat",
  lead: "A marketplace for tours across India, run by local people.",
  samples: "Figures and people on this page are samples.",
  story: "Our story",
  values: "Our values",
  team: "Our team",
  company: "Our company",
  reasons: (count: number): string =>
    count === 6 ? "Six reasons to travel with us" : "Reasons to travel with us",
};
