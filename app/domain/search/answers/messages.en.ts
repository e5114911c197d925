const about = (words: string | null) => (words === null ? "such tour" : `tour with ${words}`);

/** Notes above the results of a search. */
export const messages = {
  onlyIndia: "Tour Bharat has tours in India only. These come closest.",
  nowhere: (places: string) => `We have no tour to ${places} yet.`,
  elsewhere: (places: string) => `No tour to ${places} has all of this.`,
  start: (words: string | null, cities: string) => `No ${about(words)} leaves from ${cities}.`,
  notForFestival: (words: string | null, festivals: string) =>
    `No ${about(words)} is there for ${festivals}.`,
  notInSeason: (words: string | null, times: string) => `No ${about(words)} is at its best in ${times}.`,
  unknown: (words: string) => `No tour mentions ${words}.`,
  other: (words: string) => `No tour fits ${words} as well.`,
  nearest: "Nearest:",
  fromElsewhere: "From elsewhere:",
  closest: "Closest:",
  festivalOn: (name: string, days: string) => `${name}, ${days}`,
  festivalInText: (name: string, days: string) => `${name} (${days})`,
  nightsAndDays: (nights: number, days: string) =>
    `${nights === 1 ? "1 night" : `${nights} nights`} (${days})`,
  all: (labels: readonly string[]) => labels.join(" and "),
  alsoBySea: "Also by the sea",
  alsoIn: (state: string) => `Also in ${state}`,
  /** @param label "From Delhi", "Near Delhi" */
  alsoFromOrNear: (label: string) => `Also ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
  moreOf: (label: string) => `More: ${label}`,
  alsoLike: "You may also like",
  alsoOnDates: "Also on these dates",
  alsoMentioned: "Also mentioned in",
};
