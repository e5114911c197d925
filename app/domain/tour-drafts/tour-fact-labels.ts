/** Labels of the parts of days and of practical facts, for forms, lists of issues and comparisons. */
export const tourFactLabels: Readonly<Record<string, string>> = {
  title: "Title",
  text: "What happens",
  stops: "Stops",
  place: "Place",
  at: "Latitude and longitude",
  by: "Way to it",
  km: "Kilometers",
  minutes: "Minutes on the way",
  arrive: "Arrives",
  leave: "Leaves",
  stay: "Minutes there",
  sunrise: "For the sunrise",
  detour: "Reason for the long way",
  meals: "Included meals",
  bed: "Bed for the night",
  kind: "Kind",
  stars: "Stars",
  class: "Class, instead of stars",
  meetingAt: "Meeting point, latitude and longitude",
  landmark: "Landmark nearby",
  endPoint: "End point",
  time: "Usual end",
  fitness: "Fitness",
  level: "Level",
  kmPerDay: "Kilometers on foot",
  steps: "Steps",
  climbMetres: "Climb in meters",
  note: "Note",
  minAge: "Smallest age",
  notFor: "Not suitable for",
  access: "Accessibility",
  wheelchair: "Wheelchair",
  toilets: "Toilets",
  vehicle: "Vehicle",
  guides: "Guides",
  languages: "Languages",
  rooms: "Rooms",
  solo: "Solo travelers",
  choice: "What Standard, Deluxe and Suite are",
  gateFees: "Gate fees",
  site: "Site",
  foreignInr: "Foreign guests pay",
  indianInr: "Indian guests pay",
  isIncluded: "Fee for Indian guests is in the price",
  notAllowed: "Not allowed",
  permitList: "Permits",
  name: "Name",
  for: "Needed by",
  days: "Days before departure",
  closures: "Closures",
  day: "Day of the tour",
  weekdays: "Closed on",
  dates: "Closed every year",
  from: "From",
  to: "To",
  plan: "What we do",
  withDay: "Changes places with day",
  instead: "Seen instead",
  climate: "Climate of",
  interestReasons: "Why it suits",
  sources: "Sources",
  fact: "Fact",
  source: "Source",
  on: "Looked up on",
  recheck: "Look again",
  month: "Month",
};

/** Rows of lists, one by one. */
const rowLabels: Readonly<Record<string, string>> = {
  itinerary: "Day",
  stops: "Stop",
  gateFees: "Gate fee",
  permitList: "Permit",
  closures: "Closure",
  dates: "Period",
  sources: "Source",
  recheck: "Fact to look up again",
};

/** Names a field of a day or of the practical facts by its path: "Day 2, Stop 3, Place" for "itinerary.1.stops.2.place". */
export function factLabel(path: string): string {
  const parts = path.split(".");
  return parts
    .flatMap((part, index) => {
      const row = Number(parts[index + 1]);
      if (part === "practical" || /^\d+$/.test(part)) return [];
      if (part === "at" || part === "meetingAt" || Number.isNaN(row)) return [tourFactLabels[part] ?? part];
      return [`${rowLabels[part] ?? `${tourFactLabels[part] ?? part}, line`} ${row + 1}`];
    })
    .join(", ");
}
