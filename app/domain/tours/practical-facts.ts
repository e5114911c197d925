import { z } from "zod";
import { daySchema } from "~/domain/calendar/day-schema";
import { monthDaySchema, timeOfDaySchema } from "~/domain/departures/departure-rules";
import { notPlainText, plainText } from "~/domain/plain-text";
import { fitnessNames } from "./fitness";
import { coordinatesSchema } from "./itinerary";
import { interests } from "./tour";

/** Practical facts of a tour: fitness, access, guide, rooms, fees, permits, closures, sources. */

const line = (min: number, max: number) => z.string().trim().min(min).max(max).regex(plainText, notPlainText);
const day = daySchema();
const month = z.int().min(1).max(12);

const fitnessSchema = z.strictObject({
  level: z.enum(fitnessNames),
  kmPerDay: z.number().min(0).max(30).optional().meta({ description: "On foot, on the day with most" }),
  steps: z.int().min(0).max(5000).optional().meta({ description: "Stairs in one go, at most" }),
  climbMetres: z
    .int()
    .min(0)
    .max(2000)
    .optional()
    .meta({ description: "Ascent on foot, on the day with most" }),
  note: line(10, 200),
});

const wheelchairAnswers = ["yes", "partly", "no"] as const;
export type WheelchairAnswer = (typeof wheelchairAnswers)[number];

const accessSchema = z.strictObject({
  wheelchair: z.enum(wheelchairAnswers),
  steps: line(5, 200),
  toilets: line(5, 200),
  vehicle: line(5, 200),
});

const guideKinds = ["throughout", "local", "naturalist", "driver", "none"] as const;
export type GuideKind = (typeof guideKinds)[number];

const soloRules = ["shared", "single", "none"] as const;
export type SoloRule = (typeof soloRules)[number];

/** How the tour avoids a closed site: no departures, another day of the same tour, or another place. */
const closurePlans = ["avoided", "swapped", "replaced"] as const;
export type ClosurePlan = (typeof closurePlans)[number];

const permitHolders = ["everyone", "foreigners", "indians"] as const;
export type PermitHolder = (typeof permitHolders)[number];

const permitGetters = ["operator", "traveler"] as const;
export type PermitGetter = (typeof permitGetters)[number];

/** Maximum rows of each list. */
export const factsLimits = {
  gateFees: 10,
  permits: 6,
  closures: 10,
  closedPeriods: 12,
  sources: 20,
  rechecks: 10,
} as const;

export const closureSchema = z
  .strictObject({
    site: line(2, 80),
    day: z.int().min(1).max(30).meta({ description: "Day of the tour on which it is visited, from 1" }),
    weekdays: z.array(z.int().min(0).max(6)).min(1).max(6).optional().meta({ description: "0 is Sunday" }),
    dates: z
      .array(z.strictObject({ from: monthDaySchema, to: monthDaySchema }))
      .min(1)
      .max(factsLimits.closedPeriods)
      .optional()
      .meta({ description: "Days of every year, both ends included" }),
    plan: z.enum(closurePlans),
    withDay: z.int().min(1).max(30).optional().meta({ description: "Swapped with this day" }),
    instead: line(3, 140).optional().meta({ description: "Seen instead" }),
  })
  .refine(({ weekdays, dates }) => (weekdays === undefined) !== (dates === undefined), {
    path: ["weekdays"],
    error: "Please enter either weekdays or dates.",
  })
  .refine(({ plan, withDay }) => (plan === "swapped") === (withDay !== undefined), {
    path: ["withDay"],
    error: "Please enter the day it changes places with, for a swap only.",
  })
  .refine(({ plan, instead }) => (plan === "replaced") === (instead !== undefined), {
    path: ["instead"],
    error: "Please enter what is seen instead, for a replacement only.",
  });
export type Closure = z.output<typeof closureSchema>;

export const perishableKinds = [
  "train",
  "flight",
  "ferry",
  "road",
  "ropeway",
  "safari",
  "permit",
  "pass",
  "monument",
  "festival",
  "fee",
] as const;
export type PerishableKind = (typeof perishableKinds)[number];

export const practicalFactsSchema = z.strictObject({
  meetingAt: coordinatesSchema,
  landmark: z
    .strictObject({ place: line(3, 80), at: coordinatesSchema })
    .optional()
    .meta({ description: "A well-known place nearby, from which the way to the meeting point is drawn" }),
  endPoint: z.strictObject({
    place: line(3, 120),
    at: coordinatesSchema,
    time: timeOfDaySchema.optional().meta({ description: "Usual end, IST" }),
  }),
  fitness: fitnessSchema,
  minAge: z.int().min(1).max(18).optional().meta({ description: "Smallest age in years; none if left out" }),
  notFor: z.array(line(5, 140)).max(6).default([]),
  access: accessSchema,
  guides: z.strictObject({
    kind: z.enum(guideKinds),
    languages: z.array(line(3, 20)).min(1).max(6),
  }),
  rooms: z.strictObject({
    solo: z.enum(soloRules),
    note: line(5, 200).optional(),
    choice: line(20, 160)
      .optional()
      .meta({ description: "What Standard, Deluxe and Suite are on this tour" }),
  }),
  gateFees: z
    .array(
      z.strictObject({
        site: line(2, 80),
        foreignInr: z
          .int()
          .min(0)
          .max(50_000)
          .optional()
          .meta({ description: "For foreign guests, whole rupees" }),
        indianInr: z.int().min(0).max(20_000).optional(),
        isIncluded: z.boolean().meta({ description: "The fee for Indian guests is in the price" }),
      }),
    )
    .max(factsLimits.gateFees)
    .default([]),
  notAllowed: z.array(line(3, 140)).max(8).default([]),
  permitList: z
    .array(
      z.strictObject({
        name: line(3, 100),
        for: z.enum(permitHolders),
        by: z.enum(permitGetters).meta({ description: "Who gets it" }),
        days: z
          .int()
          .min(0)
          .max(120)
          .optional()
          .meta({ description: "Days before departure to apply or send documents" }),
      }),
    )
    .max(factsLimits.permits)
    .default([]),
  closures: z.array(closureSchema).max(factsLimits.closures).default([]),
  climate: z
    .string()
    .regex(/^[a-z-]+$/)
    .optional()
    .meta({ description: "Station of the climate table" }),
  interestReasons: z.partialRecord(z.enum(interests), line(15, 160)).default({}),
  sources: z
    .array(
      z.strictObject({
        fact: line(5, 200),
        source: line(5, 300).meta({ description: "Publisher and title, or address" }),
        on: day.meta({ description: "Day it was looked up" }),
      }),
    )
    .max(factsLimits.sources)
    .default([]),
  recheck: z
    .array(
      z.strictObject({
        kind: z.enum(perishableKinds),
        fact: line(5, 160),
        month: month.meta({ description: "Month in which to look again, 1 to 12" }),
      }),
    )
    .max(factsLimits.rechecks)
    .default([]),
});
export type PracticalFacts = z.output<typeof practicalFactsSchema>;

/** The facts of a tour's page and of the API; `recheck` is for administrators. */
export const shownPracticalFactsSchema = practicalFactsSchema.omit({ recheck: true });
export type ShownPracticalFacts = z.output<typeof shownPracticalFactsSchema>;

/** Returns the facts for travelers. */
export function withoutRecheck({ recheck: _recheck, ...shown }: PracticalFacts): ShownPracticalFacts {
  return shown;
}
