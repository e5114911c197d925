export const messages = {
  mapOfTours: "Map of the tours",
  caption: (shown: number, total: number, outside: number) =>
    `A price is one tour; a number counts tours close together.${shown < total ? ` The map shows the first ${shown}.` : ""}${outside > 0 ? ` ${outside === 1 ? "1 tour starts" : `${outside} tours start`} outside this part of the map.` : ""}`,
  about: "About the map",
  more: "More tours",
  fewer: "Fewer tours",
  days: (days: number) => (days === 1 ? "1 day" : `${days} days`),
  rated: (rating: string) => `rated ${rating}`,
  tours: (count: number, places: string) => `${count} tours: ${places}`,
};
