import { z } from "zod";
import { categories, departureCities, regions, tourKinds, tourTypes } from "~/domain/tours/tour";
import { drawings } from "~/domain/tours/drawings";

/** A tour in a list. Keys may be added to the contract but not removed. */
const cardSchema = z.object({
  slug: z.string(),
  kind: z.enum(tourKinds),
  path: z.string(),
  title: z.string(),
  place: z.string(),
  subtitle: z.string(),
  location: z.string(),
  state: z.string(),
  states: z.array(z.string()).min(1),
  region: z.enum(regions),
  departureCity: z.enum(departureCities),
  days: z.int(),
  durationText: z.string(),
  priceInr: z.int(),
  priceRules: z.looseObject({}),
  departures: z.looseObject({}),
  capacity: z.int(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  type: z.enum(tourTypes),
  category: z.enum(categories).nullable(),
  bestMonths: z.array(z.int()),
  summary: z.string(),
  scene: z.string(),
  motif: z.string(),
  picture: z.looseObject({ alt: z.string() }).nullable(),
  isDrawn: z.boolean(),
  drawing: z.enum(drawings).nullable(),
});
const counts = z.record(z.string(), z.int());
export const tourPageSchema = z.object({
  tours: z.array(cardSchema.extend({ nextDeparture: z.string().nullable() })),
  total: z.int(),
  nextCursor: z.string().nullable(),
  facets: z.object({ region: counts, city: counts, type: counts, category: counts }).catchall(counts),
});
export const tourSchema = z.object({
  tour: cardSchema.extend({ operatorName: z.string(), highlights: z.array(z.string()) }).loose(),
});
