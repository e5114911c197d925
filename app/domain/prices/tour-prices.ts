import { z } from "zod";
import type { Fares } from "./fares";
import type { Offers } from "./offers-schema";
import { tourExtrasSchema, tourOptionsSchema } from "./tour-offers";
import { adultFare, typedPriceRulesSchema } from "./tour-price-rules";

/** Fare, price rules, options and extras that an operator can set for a tour (P5a in docs/product.md). */

/** Prices as typed in their form, or as stored. Options and extras that are left out stay as they are. */
export const tourPricesSchema = z.object({
  priceInr: adultFare,
  priceRules: typedPriceRulesSchema,
  options: tourOptionsSchema.optional(),
  extras: tourExtrasSchema.optional(),
}) satisfies z.ZodType<Fares & Offers>;
