import { z } from "zod";
import { depositTermsSchema } from "../../app/domain/prices/deposit-schema";
import { monthDaySchema } from "../../app/domain/departures/departure-rules";
import { catalogueTourSchema } from "../../worker/catalogue/schema";

const percentOff = z.int().min(1).max(90);
const days = z.int().min(1).max(365);
const rupees = z.int().min(1);

/**
 * A file of packages/demo-data/tours: a catalog tour with price rules. Seasons, blackouts and chosen dates are days of any year,
 * "MM-dd", so that some are always upcoming. A span that ends before it starts crosses the new year.
 */
export const demoTourSchema = catalogueTourSchema.safeExtend({
  priceRules: z.strictObject({
    childPercent: percentOff.optional(),
    seasons: z
      .array(
        z.strictObject({
          from: monthDaySchema,
          to: monthDaySchema,
          priceInr: rupees,
          label: z.string().min(3).max(40),
        }),
      )
      .min(1)
      .optional(),
    groups: z
      .array(z.strictObject({ atLeast: z.int().min(2).max(20), percentOff }))
      .min(1)
      .optional(),
    earlyBird: z.strictObject({ atLeastDays: days, percentOff }).optional(),
    lastMinute: z.strictObject({ atMostDays: days, percentOff }).optional(),
    deposit: depositTermsSchema.optional(),
  }),
  yearly: z
    .strictObject({
      dates: z.array(monthDaySchema).min(1).optional(),
      blackOuts: z
        .array(z.strictObject({ from: monthDaySchema, to: monthDaySchema, reason: z.string() }))
        .default([]),
    })
    .prefault({}),
});
export type DemoTour = z.output<typeof demoTourSchema>;
