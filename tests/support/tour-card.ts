import { everyDay } from "~/domain/departures/departure-rules";
import type { TourCard } from "~/domain/tours/tour-schema";

/** Returns a tour as lists show it, with overrides. */
export function tourCard(overrides: Partial<TourCard> = {}): TourCard {
  return {
    slug: "ooty",
    picture: null,
    isDrawn: true,
    drawing: null,
    kind: "destination",
    path: "/destinations/from-bangalore/ooty",
    title: "Ooty Hill Station Tour",
    place: "Ooty",
    subtitle: "Tea and the toy train",
    location: "Ooty, Tamil Nadu",
    state: "Tamil Nadu",
    states: ["Tamil Nadu"],
    region: "south",
    departureCity: "Bangalore",
    days: 2,
    durationText: "2 days / 1 night",
    priceInr: 10_000,
    priceRules: {},
    departures: everyDay,
    capacity: 20,
    rating: null,
    reviewCount: 0,
    type: "adventure",
    category: null,
    bestMonths: [4, 5],
    summary: "Up into the hills.",
    scene: "tea-hills",
    motif: "toy train",
    ...overrides,
  };
}
