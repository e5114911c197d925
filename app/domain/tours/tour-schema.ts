import { z } from "zod";
import { departureRulesSchema, salesStateFields } from "~/domain/departures/departure-rules";
import type { FareRange } from "~/domain/prices/fares";
import { answerKinds, type BookingQuestion } from "~/domain/bookings/party-questions";
import { offerFields, type Offers } from "~/domain/prices/offers-schema";
import { priceRulesSchema } from "~/domain/prices/price-rules";
import { pictureAttributionSchema } from "./picture-attribution";
import { pictureKinds } from "./picture-kind";
import { drawings } from "./drawings";
import { climateStationSchema } from "./climate";
import { dayFactsSchema } from "./itinerary";
import { shownPracticalFactsSchema, type Closure } from "./practical-facts";
import {
  categories,
  departureCities,
  experiences,
  interests,
  regions,
  scenes,
  tourKinds,
  tourTypes,
} from "./tour";

/** Tours as pages and the API show them. */

/** An uploaded image in all stored widths. */
const tourPictureSchema = z
  .object({
    kind: z.enum(pictureKinds).meta({ description: "What it shows" }),
    alt: z.string(),
    width: z.int().meta({ description: "Size of the widest copy, in pixels" }),
    height: z.int(),
    /** URLs on our own origin, narrowest first. */
    sources: z.array(
      z.object({
        width: z.int(),
        path: z.string().meta({ example: "/media/tours/0123456789abcdef0123456789abcdef-960.webp" }),
      }),
    ),
    attribution: pictureAttributionSchema.nullable().meta({ description: "Null for the operator's own" }),
  })
  .meta({ id: "TourPicture", description: "An uploaded picture, with its available widths" });
export type StoredTourPicture = z.infer<typeof tourPictureSchema>;

/** Image of a tour: its first upload, else its illustration, else its region's. */
const coverImageSchema = z.object({
  slug: z.string().meta({ example: "ooty" }),
  region: z.enum(regions),
  picture: tourPictureSchema.nullable().meta({ description: "The first uploaded picture" }),
  isDrawn: z.boolean().meta({ description: "True if it has an illustration" }),
  drawing: z.enum(drawings).nullable().meta({
    description: "The operator's choice; null for a catalogue tour, which has a fixed illustration",
  }),
});
export type CoverImage = z.infer<typeof coverImageSchema>;

/** A tour in a list or card. */
export const tourCardSchema = coverImageSchema
  .extend({
    kind: z.enum(tourKinds),
    path: z.string().meta({ example: "/destinations/from-bangalore/ooty" }),
    title: z.string(),
    /** Colloquial name: "Ooty". */
    place: z.string(),
    subtitle: z.string(),
    location: z.string().meta({ example: "Ooty, Tamil Nadu" }),
    state: z.string().meta({ description: "The state that holds its coordinates" }),
    states: z.array(z.string()).meta({ description: "All states it visits, the main one first" }),
    departureCity: z.enum(departureCities),
    days: z.int(),
    durationText: z.string().meta({ example: "4 days / 3 nights" }),
    priceInr: z.int().meta({ description: "Per traveler outside the seasons of priceRules, whole rupees" }),
    priceRules: priceRulesSchema,
    departures: departureRulesSchema.safeExtend(salesStateFields).meta({
      description: "When the tour runs",
      required: Object.keys(departureRulesSchema.shape).filter((name) => name !== "minimum"),
    }),
    capacity: z.int().meta({ description: "Seats on each travel date" }),
    rating: z.number().nullable().meta({ description: "Mean of the reviews' stars, 1 to 5, one decimal" }),
    /** Number of published reviews. */
    reviewCount: z.int(),
    type: z.enum(tourTypes),
    category: z.enum(categories).nullable(),
    bestMonths: z.array(z.int()).meta({ description: "1 to 12" }),
    /** First paragraph of the description. */
    summary: z.string(),
    scene: z.enum(scenes),
    motif: z.string(),
  })
  .meta({ id: "TourCard" });
export type TourCard = z.infer<typeof tourCardSchema>;

/** Information for preparing for the tour, day by day. */
const tourGuideSchema = z.object({
  itinerary: z.array(dayFactsSchema.partial().extend({ title: z.string(), text: z.string() })),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  carry: z.array(z.string()),
  permits: z.string().nullable(),
  meetingPoint: z.string(),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type TourGuide = z.infer<typeof tourGuideSchema>;

/** A tour as posters and the booking dialog show it. */
export type BookableTour = Omit<
  TourCard,
  "subtitle" | "location" | "states" | "type" | "category" | "bestMonths" | "summary" | "scene"
> &
  Offers & {
    /** Describes Standard, Deluxe and Suite on the tour, where its operator does. */
    roomChoice?: string | undefined;
    /** Asked when booking. */
    questions?: BookingQuestion[] | undefined;
  };

/** A tour on its own page. */
export const tourDetailsSchema = tourCardSchema
  .extend({
    /** Uploads, in their order. */
    pictures: z.array(tourPictureSchema),
    description: z.array(z.string()),
    highlights: z.array(z.string()),
    experiences: z.array(z.enum(experiences)),
    interests: z.array(z.enum(interests)),
    altitudeMetres: z.int().nullable(),
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
    operatorName: z.string(),
    guide: tourGuideSchema,
    ...offerFields,
    questions: z
      .array(
        z.object({
          id: z.string(),
          label: z.string(),
          help: z.string().optional(),
          kind: z.enum(answerKinds),
          isRequired: z.boolean(),
          options: z.array(z.string()).optional(),
        }),
      )
      .optional()
      .meta({ description: "Questions that are asked when booking, for `answers`" }),
    practical: shownPracticalFactsSchema.nullable(),
    climate: climateStationSchema.nullable(),
  })
  .meta({ id: "Tour" });
export type TourDetails = z.infer<typeof tourDetailsSchema>;

/** A tour without its long facts, for browsers. */
export interface TourOutline extends Omit<TourDetails, "guide" | "practical" | "climate"> {
  closures: Closure[];
  roomChoice: BookableTour["roomChoice"];
}

export function outlineOf({
  guide: _guide,
  practical,
  climate: _climate,
  ...tour
}: TourDetails): TourOutline {
  return { ...tour, closures: practical?.closures ?? [], roomChoice: practical?.rooms.choice };
}

/** A tour as a picture with a link. */
export interface TourLink extends CoverImage {
  path: string;
}

/** A destination in a list of names. */
export interface PlaceLink extends TourLink {
  place: string;
  /** On bookable days, all-in. */
  fares: FareRange;
}

/** A destination on the map and in the list by state. */
export interface MappedPlace extends PlaceLink {
  states: string[];
  durationText: string;
  coordinates: TourDetails["coordinates"];
}
