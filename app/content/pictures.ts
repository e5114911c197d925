import type { Category, Experience, Interest, TourType } from "~/domain/tours/tour";
import type { DurationSegment } from "~/domain/tours/tour-search";

/** The tour whose hero is shown above each list. */

export const tourTypePictures = {
  adventure: "spiti-valley",
  cultural: "hampi",
  beach: "varkala",
  city: "golden-triangle-classic",
  wildlife: "kaziranga-national-park",
  food: "old-delhi-food-walk",
  luxury: "rajasthan-royal-cities",
  cruise: "alleppey-houseboat-cruise",
} as const satisfies Record<TourType, string>;

export const durationPictures = {
  weekend: "matheran",
  week: "kerala-backwaters-and-hills",
  "two-weeks": "ladakh-high-passes",
  month: "himalaya-to-sea-by-rail",
} as const satisfies Record<DurationSegment, string>;

export const experiencePictures = {
  outdoor: "rishikesh-river-rafting-adventure",
  photography: "bharatpur-bird-photography",
  cooking: "chettinad-kitchens",
  wildlife: "ranthambore-national-park",
  cultural: "thrissur-classical-arts",
} as const satisfies Record<Experience, string>;

export const interestPictures = {
  family: "ooty",
  solo: "varanasi",
  couples: "udaipur",
  groups: "jaisalmer",
} as const satisfies Record<Interest, string>;

export const categoryPictures = {
  "thrilling-adventures": "bir-billing-paragliding",
  "cultural-immersion": "majuli-island-satras",
  "tropical-escapes": "neil-island-escape",
  "heritage-tours": "khajuraho-temples",
  "gastronomic-journeys": "lucknow-awadhi-kitchens",
  "photo-expeditions": "tadoba-tiger-photography",
  "wilderness-camping": "chandratal-lake-camp",
  "luxury-cruises": "brahmaputra-river-cruise",
} as const satisfies Record<Category, string>;
