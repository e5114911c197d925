export const messages = {
  filters: { all: "All", upcoming: "Upcoming", past: "Past", cancelled: "Canceled" },
  when: {
    ahead: (days: number) => `In ${days} days`,
    tomorrow: "Tomorrow",
    today: "Today",
    inProgress: (day: number, days: number) => `In progress, day ${day} of ${days}`,
    endedYesterday: "Ended yesterday",
    ended: (days: number) => `Ended ${days} days ago`,
  },
  countdown: {
    ahead: (days: number) => `in ${days} days`,
    tomorrow: "tomorrow",
    today: "today",
    inProgress: (day: number, days: number) => `day ${day} of ${days}`,
  },
  /** @param first as "Dec 12, 2026" */
  days: (
    first: string,
    last: string,
    { isOneMonth, isOneYear }: { isOneMonth: boolean; isOneYear: boolean },
  ) =>
    `${isOneYear ? first.slice(0, -", 2026".length) : first} to ${isOneMonth ? last.slice("Dec ".length) : last}`,
  bookingIdMissing: "Please enter the booking ID.",
  bookingIdWrong: "A booking ID is TB and digits, like TB123456.",
  contacts: {
    guide: (name: string) => `Your guide, ${name}`,
    opensInNewTab: (who: string) => `: ${who} (opens in a new tab)`,
  },
  member: {
    adult: (number: number) => `Adult ${number}`,
    child: (number: number) => `Child ${number}`,
    infant: (number: number) => `Infant ${number}`,
    noName: (label: string) => `${label} (no name yet)`,
  },
  diets: {
    any: "Eats everything",
    vegetarian: "Vegetarian",
    vegan: "Vegan",
    jain: "Jain",
    halal: "Halal",
    "gluten-free": "Gluten-free",
  },
  identities: {
    passport: "Passport",
    "voter-id": "Voter ID",
    "driving-licence": "Driving license",
    aadhaar: "Aadhaar (last 4 digits)",
    "school-id": "School ID",
    "birth-certificate": "Birth certificate",
  },
  /** Answers that a tour asks for, within a sentence. */
  asked: { age: "age", identity: "identity document", diet: "diet", "pick-up": "pick-up place" },
  progress: {
    given: (names: number, people: number) =>
      `${names} of ${people} ${people === 1 ? "name" : "names"} given`,
    nothingMissing: (given: string) => `${given}. Nothing is missing.`,
    /** @param due a deadline in words; null if it has passed */
    addRest: (given: string, due: string | null) => `${given}. Please add the rest ${addBy(due)}.`,
    ofPeople: (answer: string, people: number) =>
      `${answer} of ${people} ${people === 1 ? "person" : "people"}`,
    stillMissing: (words: { given: string; missing: string; count: number; due: string | null }) =>
      `${words.given}. Still missing: ${words.missing}. Please add ${words.count === 1 ? "it" : "them"} ${addBy(words.due)}.`,
  },
};

function addBy(due: string | null): string {
  return due === null ? "now" : `by ${due}`;
}
