import { z } from "zod";
import { maxTravelers } from "~/domain/bookings/party-limits";
import { quoteMessages } from "./quote-messages/messages";
import { priceRulesSchema } from "./price-rules";

/** Options and extras of tours in data and requests. Separate from their rules, which pages use without zod. */

export const maxTourOptions = 6;
export const maxTourExtras = 12;

/** Refund of an extra: by the schedule of the tour, in full until the departure, or none. */
export const extraRefunds = ["schedule", "full", "none"] as const;
export type ExtraRefund = (typeof extraRefunds)[number];

export const extraUnits = ["person", "booking", "night"] as const;

const id = z.string().min(1).max(24);

export const tourOptionSchema = z
  .object({
    id,
    name: z.string(),
    text: z.string().optional(),
    pricePer: z.enum(["person", "booking"]).meta({
      description: "What `priceInr` buys: the seat of a traveler, or the booking, whatever its party",
    }),
    priceInr: z.int(),
    priceRules: priceRulesSchema,
    seats: z.int().nullable().meta({
      description: "Seats of its own on each departure; null if it shares those of the departure",
    }),
    takes: z
      .int()
      .optional()
      .meta({ description: "Seats that a booking takes; without it those of its party" }),
    maxParty: z.int().optional().meta({ description: "Most travelers of a booking" }),
  })
  .meta({ id: "TourOption" });
export type TourOption = z.infer<typeof tourOptionSchema>;

export const tourExtraSchema = z
  .object({
    id,
    name: z.string(),
    text: z.string().optional(),
    per: z.enum(extraUnits),
    priceInr: z.int().meta({ description: "Of one piece, each night if `per` is night; 0 if it is free" }),
    required: z.boolean().meta({ description: "True if every booking has it: we add it" }),
    stock: z.int().nullable().meta({ description: "Pieces on each departure; null without a limit" }),
    refund: z.enum(extraRefunds),
    gstPercent: z.int().nullable().meta({ description: "GST in its price; null for that of the tour" }),
    max: z.int().optional().meta({ description: "Most pieces of a booking" }),
  })
  .meta({ id: "TourExtra" });
export type TourExtra = z.infer<typeof tourExtraSchema>;

/** Options and extras of a tour; both are missing for a tour sold in one way. */
export const offerFields = {
  options: z.array(tourOptionSchema).optional(),
  extras: z.array(tourExtraSchema).optional(),
};
export type Offers = z.infer<z.ZodObject<typeof offerFields>>;

/** Choice of an option and extras, in bookings, quotes and holds. Extras that are required need not be named. */
export const optionIdSchema = id.optional();
export const chosenExtrasSchema = z
  .array(
    z.strictObject({
      id,
      quantity: z
        .int({ error: () => quoteMessages().extras.whole })
        .min(0)
        .max(maxTravelers),
    }),
  )
  .max(maxTourExtras)
  .refine((extras) => new Set(extras.map((extra) => extra.id)).size === extras.length, {
    error: () => quoteMessages().extras.once,
  })
  .optional();
export type ChosenExtra = NonNullable<z.output<typeof chosenExtrasSchema>>[number];

/** The same, as typed: pieces by id, "lunch:2 permit:1". Empty is none. */
export const typedExtrasSchema = z
  .string()
  .default("")
  .transform((typed) => {
    const chosen = chosenExtrasIn(typed).filter(({ quantity }) => quantity !== 0);
    return chosen.length === 0 ? undefined : chosen;
  })
  .pipe(chosenExtrasSchema);

/** Reads typed extras; an unreadable number of pieces is NaN. */
export function chosenExtrasIn(typed: string): ChosenExtra[] {
  return typed.split(" ").flatMap((piece) => {
    const [extra = "", quantity = ""] = piece.split(":");
    return extra === "" ? [] : [{ id: extra, quantity: quantity === "" ? 0 : Number(quantity) }];
  });
}

/** Writes extras as the forms hold them. */
export function typedExtras(chosen: readonly ChosenExtra[]): string {
  return chosen.map(({ id: extra, quantity }) => `${extra}:${quantity}`).join(" ");
}
