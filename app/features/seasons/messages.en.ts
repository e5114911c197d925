export const messages = {
  seasons: { summer: "Summer", monsoon: "Monsoon", winter: "Winter" },
  region: "Region",
  season: "Season",
};
