import { z } from "zod";
import { depositTermsSchema } from "./deposit-schema";

const percent = z.int().min(1).max(90);

/** Price rules of a tour, as stored and in the API. Catalogue tours have none (P5a in docs/product.md). */
export const priceRulesSchema = z
  .object({
    childPercent: percent.optional().meta({ description: "Share of the adult fare from 2 to 11 years" }),
    seasons: z
      .array(
        z.object({
          from: z.iso.date(),
          to: z.iso.date(),
          priceInr: z.int(),
          label: z.string(),
          childPercent: percent
            .optional()
            .meta({ description: "In place of the usual one, for all options" }),
          options: z
            .record(z.string(), z.int())
            .optional()
            .meta({ description: "Prices of options by `id`, the first one apart" }),
          extras: z
            .record(z.string(), z.int())
            .optional()
            .meta({ description: "Prices of extras by `id`; others cost what they usually do" }),
        }),
      )
      .optional()
      .meta({ description: "Adult fares by travel date; the first matching season applies" }),
    /** Discount on the fares for parties of at least this size. */
    groups: z.array(z.object({ atLeast: z.int(), percentOff: percent })).optional(),
    /** Discount on the fares when booked at least this many days ahead. */
    earlyBird: z.object({ atLeastDays: z.int(), percentOff: percent }).optional(),
    /** Discount on the fares when booked at most this many days ahead. */
    lastMinute: z.object({ atMostDays: z.int(), percentOff: percent }).optional(),
    deposit: depositTermsSchema
      .optional()
      .meta({ description: "Part payment; without it, the whole price is due at once" }),
  })
  .meta({ description: "Empty for catalogue tours" });
export type PriceRules = z.infer<typeof priceRulesSchema>;
export type PricedSeason = NonNullable<PriceRules["seasons"]>[number];
