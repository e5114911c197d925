export const messages = {
  title: "Destinations",
  description: "All our destinations on a map of India and by region and state, with durations and prices.",
  intro: (places: number) => `${places} places across India, each with a tour from a major city.`,
  regions: "Regions",
  aboutRegion: (region: string) => `About ${region}`,
  /** Before and after the link to a state, which is listed under another region. */
  elsewhere: (count: number, region: string) =>
    `${count} more of our ${region} ${count === 1 ? "tours is" : "tours are"} in`,
  listedUnder: (region: string) => `, listed under ${region}.`,
  places: (count: number) => `${count} ${count === 1 ? "destination" : "destinations"}`,
  /** States that the map draws as one. */
  asOne: (states: readonly string[]) => states.map((state) => state.replace(" and ", " & ")).join(" and "),
  map: {
    label: "Map of India",
    states: "States on the map",
    choose: "Choose a state",
    state: (name: string, places: string) => `${name}: ${places}`,
    legend: "Destinations:",
    orMore: (count: number) => `${count} or more`,
    about: "About the map",
  },
};
