import type { DepartureRules } from "~/domain/departures/departure-rules";
import type { TourExtra, TourOption } from "~/domain/prices/offers-schema";
import type { Drawing } from "~/domain/tours/drawings";
import type { TourFields, TourFormValues, TourStart } from "./tour-form";

/** Values that tours of one kind have in common, so that their operators need not begin with empty forms. */
export interface TourTemplate {
  /** Values of the first form. */
  start: Pick<TourFormValues, "type" | "days" | "capacity">;
  /** Texts and choices that the operator adapts. */
  fields: Partial<TourFields>;
  columns: (start: TourStart) => {
    departureRules: DepartureRules;
    options: TourOption[];
    extras: TourExtra[];
    drawing: Drawing;
  };
}

const seatsOfJeep = 6;

const safari: TourTemplate = {
  start: { type: "wildlife", days: "1", capacity: "18" },
  fields: {
    bestMonths: [1, 2, 3, 4, 5, 10, 11, 12],
    experiences: ["outdoor", "photography", "wildlife"],
    interests: ["family", "couples", "groups"],
    itinerary: [
      {
        title: "Into the park by jeep",
        text: "We meet at the meeting point, show our photo IDs and climb into the jeep. The guide follows tracks and alarm calls and stops where animals come to water. Three hours later we are back at the same place.",
      },
    ],
    inclusions: ["Seat in an open jeep", "Guide", "Entrance to the park"],
    exclusions: ["Way to the meeting point", "Fees for cameras", "Everything that is not listed as included"],
    carry: ["A photo ID of each traveler", "Clothes in quiet colors", "Warm layer for the morning"],
  },
  columns: ({ priceInr }) => ({
    departureRules: {
      pattern: { kind: "daily" },
      season: [],
      offSeason: null,
      blackOuts: [],
      startTime: "06:00",
      cutOff: { kind: "days", days: 1, time: "18:00" },
      starts: [{ time: "06:00" }, { time: "15:00" }],
      lasts: 180,
    },
    options: [
      {
        id: "shared-jeep",
        name: "Shared jeep",
        pricePer: "person",
        priceInr: 0,
        priceRules: {},
        seats: null,
      },
      {
        id: "private-jeep",
        name: "Private jeep",
        pricePer: "booking",
        priceInr: Math.min(priceInr * seatsOfJeep, 1_000_000),
        priceRules: {},
        seats: null,
        takes: seatsOfJeep,
        maxParty: seatsOfJeep,
      },
    ],
    extras: [
      {
        id: "lunch",
        name: "Lunch",
        per: "person",
        priceInr: 400,
        required: false,
        stock: null,
        refund: "schedule",
        gstPercent: null,
      },
    ],
    drawing: "tiger",
  }),
};

/** Returns the template of that name; null for a tour that begins empty. */
export function tourTemplate(name: string | null): TourTemplate | null {
  return name === "safari" ? safari : null;
}
