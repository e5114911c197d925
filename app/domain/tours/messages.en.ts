import type { FitnessLevel } from "./fitness";
import type { PictureKind } from "./picture-kind";
import type { Category, Experience, Interest, Region, TourType } from "./tour";

export const messages = {
  regions: {
    south: "South India",
    north: "North India",
    east: "East India",
    west: "West India",
  } satisfies Record<Region, string>,
  types: {
    adventure: "Adventure",
    cultural: "Cultural",
    beach: "Beach",
    city: "City",
    wildlife: "Wildlife",
    food: "Food & Culinary",
    luxury: "Luxury",
    cruise: "Cruise",
  } satisfies Record<TourType, string>,
  categories: {
    "thrilling-adventures": "Thrilling Adventures",
    "cultural-immersion": "Cultural Immersion",
    "tropical-escapes": "Tropical Escapes",
    "heritage-tours": "Heritage Tours",
    "gastronomic-journeys": "Gastronomic Journeys",
    "photo-expeditions": "Photo Expeditions",
    "wilderness-camping": "Wilderness Camping",
    "luxury-cruises": "Luxury Cruises",
  } satisfies Record<Category, string>,
  experiences: {
    outdoor: "Outdoor",
    photography: "Photography",
    cooking: "Cooking",
    wildlife: "Wildlife",
    cultural: "Cultural",
  } satisfies Record<Experience, string>,
  interests: {
    family: "Family",
    solo: "Solo",
    couples: "Couples",
    groups: "Groups",
  } satisfies Record<Interest, string>,
  fitness: { easy: "Easy", moderate: "Moderate", demanding: "Demanding" } satisfies Record<
    FitnessLevel,
    string
  >,
  pictureKinds: {
    place: "Place",
    room: "Room",
    vehicle: "Vehicle",
    guide: "Guide",
    food: "Food",
  } satisfies Record<PictureKind, string>,
  durations: {
    "1-3": "1 to 3 days",
    "4-7": "4 to 7 days",
    "8-14": "8 to 14 days",
    "15-plus": "15 days or more",
  },
  sorts: {
    recommended: "Recommended",
    price: "Price, lowest first",
    "-price": "Price, highest first",
    rating: "Rating",
    duration: "Duration, shortest first",
  },
  relevance: "Relevance",
  endBeforeStart: "The end date is before the start date.",
  priceRangeReversed: "The maximum price is below the minimum.",
  daysRangeReversed: "The maximum number of days is below the minimum.",
  duration: (days: number) =>
    days === 1 ? "1 day" : `${days} days / ${days - 1} ${days === 2 ? "night" : "nights"}`,
};
