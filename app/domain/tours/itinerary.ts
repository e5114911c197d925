import { z } from "zod";
import { timeOfDaySchema } from "~/domain/departures/departure-rules";
import { notPlainText, plainText } from "~/domain/plain-text";

/** The days of a tour as stops on a map. The rules that stops must keep are in itinerary-rules.ts. */

const withinIndia = "Please enter latitude and longitude within India, such as 27.1751, 78.0421.";
const degrees = (min: number, max: number) =>
  z.number(withinIndia).min(min, withinIndia).max(max, withinIndia);

export const coordinatesSchema = z
  .tuple([degrees(6, 37.5), degrees(68, 97.5)], withinIndia)
  .meta({ description: "Latitude and longitude, degrees, within India" });
export type Coordinates = z.output<typeof coordinatesSchema>;

/** Means of travel between stops, with the slowest and fastest plausible speed in km/h over a whole leg. */
export const means = {
  foot: { speed: [0.5, 7] },
  bicycle: { speed: [4, 25] },
  rickshaw: { speed: [3, 30] },
  car: { speed: [6, 85] },
  jeep: { speed: [3, 60] },
  bus: { speed: [6, 75] },
  motorcycle: { speed: [8, 65] },
  train: { speed: [20, 110] },
  "hill-train": { speed: [6, 30] },
  metro: { speed: [15, 65] },
  flight: { speed: [100, 800] },
  ferry: { speed: [6, 65] },
  boat: { speed: [0.5, 45] },
  raft: { speed: [1, 15] },
  ropeway: { speed: [3, 35] },
  animal: { speed: [2, 9] },
  glider: { speed: [2, 40] },
} as const satisfies Record<string, { speed: readonly [number, number] }>;
export type Means = keyof typeof means;
const meansNames = Object.keys(means) as [Means, ...Means[]];

export const meals = ["breakfast", "lunch", "dinner"] as const;
export type Meal = (typeof meals)[number];

export const bedKinds = [
  "hotel",
  "heritage",
  "guesthouse",
  "homestay",
  "lodge",
  "resort",
  "hostel",
  "camp",
  "houseboat",
  "ship",
  "train",
  "bus",
] as const;
export type BedKind = (typeof bedKinds)[number];

const line = (min: number, max: number) => z.string().trim().min(min).max(max).regex(plainText, notPlainText);

/** A place on the way. Of the leg to it, all of `by`, `km` and `minutes` are given, or none at the tour's first stop. */
export const stopSchema = z.strictObject({
  place: line(2, 80),
  at: coordinatesSchema,
  by: z.enum(meansNames).optional(),
  km: z.number().min(0).max(3000).optional().meta({ description: "Length of the leg to this stop" }),
  minutes: z.int().min(1).max(3600).optional().meta({ description: "Duration of the leg to this stop" }),
  arrive: timeOfDaySchema.optional().meta({ description: "IST, HH:mm, where it matters" }),
  leave: timeOfDaySchema.optional().meta({ description: "IST, HH:mm, where it matters" }),
  stay: z.int().min(5).max(900).optional().meta({ description: "Minutes at this stop" }),
  sunrise: z.literal(true).optional().meta({ description: "Visited for the sunrise" }),
  detour: line(5, 120)
    .optional()
    .meta({ description: "Why the leg is over twice as long as the straight line" }),
});
export type Stop = z.output<typeof stopSchema>;

export const bedSchema = z.strictObject({
  kind: z.enum(bedKinds),
  stars: z.int().min(1).max(5).optional(),
  class: line(2, 60).optional().meta({ description: "Instead of stars: AC three-tier, tent with bath" }),
  place: line(2, 60),
});
export type Bed = z.output<typeof bedSchema>;

/** Maximum stops of a day. */
export const maxStops = 14;

/** Facts of a day besides its title and prose. */
export const dayFactsSchema = z.strictObject({
  stops: z.array(stopSchema).min(1).max(maxStops),
  meals: z.array(z.enum(meals)).max(3).default([]).meta({ description: "Included meals" }),
  bed: bedSchema.optional().meta({ description: "None after the last day" }),
});
export type DayFacts = z.output<typeof dayFactsSchema>;

/** Returns the stop where travelers meet; null if the tour states no stops. */
export function firstStopOf([first]: readonly { stops?: readonly Stop[] | undefined }[]): Stop | null {
  return first?.stops?.[0] ?? null;
}
