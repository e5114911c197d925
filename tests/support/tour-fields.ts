/** Returns a valid API body of a new tour, with overrides. */
export function tourFields(overrides: Record<string, unknown> = {}) {
  return {
    title: "Malvan, sea forts and quiet coves",
    place: "Malvan",
    state: "Maharashtra",
    region: "west",
    departureCity: "Mumbai",
    operator: "deccan-and-coast",
    status: "draft",
    days: 2,
    priceInr: 8999,
    capacity: 10,
    type: "beach",
    subtitle: "Two days between a fort in the sea and the fishing harbour",
    description: ["Malvan lives from fish and coconuts. The fort of Sindhudurg stands on a rock in its bay."],
    highlights: ["Sindhudurg fort by boat", "The evening fish auction", "Snorkelling off Devbag"],
    bestMonths: [11, 12, 1, 2],
    experiences: ["outdoor"],
    interests: ["family", "couples"],
    itinerary: [
      { title: "The fort in the sea", text: "By boat to Sindhudurg, and along its walls until noon." },
      { title: "The estuary", text: "Where the Karli meets the sea, by kayak and on foot." },
    ],
    inclusions: ["Boats and entry fees"],
    exclusions: ["Lunches"],
    carry: ["A hat"],
    meetingPoint: "In front of Malvan's bus stand, at nine on day 1",
    ...overrides,
  };
}
