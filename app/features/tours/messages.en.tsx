export const messages = {
  metaDescription: (subtitle: string, duration: string, city: string, fare: string) =>
    `${subtitle}. ${duration} from ${city}, ${fare} per person, all-in.`,
  states: (states: number) => `${states} states`,
  nextDepartures: {
    title: "Next departures",
    rules: (start: string, cutOff: string) => `${start}. ${cutOff}.`,
    waitingList: "Waiting list",
  },
  details: {
    title: "Tour Package Details",
    dayIn: (place: string) => `A day in ${place}`,
    inPlace: (place: string) => `In ${place}`,
    journeyFrom: (city: string) => `The journey from ${city}`,
    fromTo: (city: string, place: string) => `From ${city} to ${place}`,
    wholeStory: "Read the whole story",
    highlights: "Package Highlights",
    duration: "Duration",
    leavesFrom: "Leaves from",
    states: "States",
    open: "Open",
    starts: "Starts",
    group: "Group",
    upTo: (travelers: number) => `Up to ${travelers}`,
    highestPoint: "Highest point",
    metres: (metres: string) => `${metres} m`,
  },
  pictures: {
    title: (place: string) => `Pictures of ${place}`,
    by: (name: string) => `By ${name}, a guest`,
    day: (day: number) => `Day ${day}`,
    drawing: (subject: string, _day: number) => `Drawing of ${subject}`,
  },
  months: {
    /** The first letter, which narrow columns show alone, and two more. */
    parts: [
      ["J", "an"],
      ["F", "eb"],
      ["M", "ar"],
      ["A", "pr"],
      ["M", "ay"],
      ["J", "un"],
      ["J", "ul"],
      ["A", "ug"],
      ["S", "ep"],
      ["O", "ct"],
      ["N", "ov"],
      ["D", "ec"],
    ] as [string, string][],
    best: (months: string) => `Best months: ${months}.`,
    bestKey: "Best months",
    otherKey: "Other months",
    struckOut: () => (
      <li>
        <s>Struck out</s>: no departures
      </li>
    ),
    thisMonth: "This month",
  },
  season: {
    title: "When to go",
    weather: "Weather by month",
    runs: (season: string) => `Runs ${season}.`,
    closed: (months: string | null, reason: string) => (
      <span>{`${months === null ? "" : `No departures in ${months}. `}${reason}`}</span>
    ),
  },
  prices: {
    title: "Prices",
    hint: "By date and traveler, with every discount",
    note: "Per traveler, all-in. Infants under 2 travel free. The booking shows every line of your price before you confirm.",
    table: "Fares by date of departure",
    departure: "Departure",
    adult: "Adult",
    child: "Child",
  },
  cancellation: {
    title: "If your plans change",
    hint: "What you get back, and until when",
    text: "Your refund depends on how long before departure you cancel. If the operator cancels, you get a full refund.",
    terms: () => (
      <p className="mt-3 text-sm">
        Read the full{" "}
        <a href="/terms" className="text-peacock underline underline-offset-4">
          terms
        </a>
        .
      </p>
    ),
  },
  places: (region: string) => `Best Places to Visit in ${region}`,
  similar: {
    title: "Similar tours",
    more: (tours: number) => `${tours === 1 ? "One tour" : `${tours} tours`} like this one`,
  },
  others: (city: string) => `Other Popular Packages from ${city}`,
  operator: { title: "Your tour operator", ask: "Ask a question" },
};
