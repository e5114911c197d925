import { z } from "zod";
import { closedMonths } from "~/domain/departures/departure";
import { departureRulesSchema, timeOfDaySchema } from "~/domain/departures/departure-rules";
import { coordinatesSchema, dayFactsSchema } from "~/domain/tours/itinerary";
import { practicalFactsSchema } from "~/domain/tours/practical-facts";
import {
  categories,
  defaultCapacity,
  catalogueCities,
  experiences,
  hours,
  interests,
  regions,
  scenes,
  tourKinds,
  tourTypes,
} from "~/domain/tours/tour";

/** A text of a given length in characters. */
const text = (min: number, max: number) => z.string().trim().min(min).max(max);

/** One file of worker/catalogue/tours: a tour as its editor writes it. */
export const catalogueTourSchema = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    kind: z.enum(tourKinds),
    place: text(2, 50),
    title: text(10, 70),
    subtitle: text(40, 120),
    /** The first holds its coordinates. */
    states: z.tuple([text(3, 60)], text(3, 60)),
    coordinates: coordinatesSchema,
    region: z.enum(regions),
    departureCity: z.enum(catalogueCities),
    operator: z.string(),
    days: z.int().min(1).max(16),
    priceInr: z.int(),
    type: z.enum(tourTypes),
    category: z.enum(categories).optional(),
    experiences: z.array(z.enum(experiences)).min(1),
    interests: z.array(z.enum(interests)).min(1),
    bestMonths: z.array(z.int().min(1).max(12)).min(1),
    capacity: z.int().min(6).max(40).default(defaultCapacity),
    // Every tour states its start; the cut-off of all of them is the default.
    departures: departureRulesSchema.safeExtend({ startTime: timeOfDaySchema }),
    altitudeMetres: z.int().min(0).max(5800).optional(),
    illustration: z.strictObject({ scene: z.enum(scenes), motif: text(8, 90), hour: z.enum(hours) }),
    description: z.array(text(150, 900)).min(2).max(4),
    highlights: z.array(text(20, 110)).length(5),
    itinerary: z.array(dayFactsSchema.safeExtend({ title: text(5, 80), text: text(100, 600) })).min(1),
    inclusions: z.array(text(8, 140)).min(4).max(8),
    exclusions: z.array(text(8, 140)).min(3).max(7),
    carry: z.array(text(3, 120)).min(3).max(7),
    permits: text(20, 500).optional(),
    meetingPoint: text(20, 250),
    faq: z
      .array(z.strictObject({ question: text(10, 140), answer: text(40, 500) }))
      .min(2)
      .max(6),
    practical: practicalFactsSchema,
  })
  .refine(
    ({ departures, bestMonths }) => !closedMonths(departures).some((month) => bestMonths.includes(month)),
    "The tour does not run in one of its best months.",
  );
export type CatalogueTour = z.output<typeof catalogueTourSchema>;

/** worker/catalogue/operators.yaml: the operators that run the catalogue's tours. */
export const catalogueOperatorsSchema = z.array(
  z.strictObject({
    slug: z.string(),
    companyName: text(3, 80),
    baseCity: z.enum(catalogueCities),
    foundedYear: z.int().min(1800).max(2026),
  }),
);
export type CatalogueOperator = z.output<typeof catalogueOperatorsSchema>[number];

/** worker/catalogue/recommended.yaml: every slug once, in the order lists show them. */
export const recommendedOrderSchema = z.array(z.string());
