import { z } from "zod";
import { maxTravelers } from "~/domain/bookings/party-limits";
import type { TravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { seasonOn, type Fares } from "./fares";
import { priceRulesSchema } from "./price-rules";

/** Options in which a tour is sold, and extras that are sold with it. Catalogue tours have neither. */

export const maxTourOptions = 6;
export const maxTourExtras = 12;

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

/** Refund of an extra: by the schedule of the tour, in full until the departure, or none. */
export const extraRefunds = ["schedule", "full", "none"] as const;
export type ExtraRefund = (typeof extraRefunds)[number];

export const extraUnits = ["person", "booking", "night"] as const;

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
      quantity: z.int("Please enter a whole number.").min(0).max(maxTravelers),
    }),
  )
  .max(maxTourExtras)
  .refine((extras) => new Set(extras.map((extra) => extra.id)).size === extras.length, {
    error: "Please name each extra once.",
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

/** The option of a booking, as sold. */
export type SoldOption = Pick<TourOption, "id" | "name" | "pricePer">;

/** An extra of a booking, as sold. Whole rupees. */
export interface SoldExtra {
  extra: string;
  name: string;
  per: TourExtra["per"];
  quantity: number;
  /** Price of one piece, each night. */
  priceInr: number;
  /** Price of all pieces, on all nights. */
  amount: number;
  refund: ExtraRefund;
  /** Null for the GST of the tour. */
  gstPercent: number | null;
}

/**
 * Returns the fares by which a booking is priced: those of its option in place of the tour's, in the seasons that price it. The
 * first option has the tour's.
 */
export function faresOf(tour: Fares & Offers, option: TourOption | null): Fares & { option?: SoldOption } {
  const isFirst = option === null || option.id === tour.options?.[0]?.id;
  const { priceInr, priceRules } = isFirst ? tour : option;
  const seasons = tour.priceRules.seasons?.flatMap((priced) => {
    const { options, extras: _, ...season } = priced;
    if (isFirst) return [season];
    const inSeason = options?.[option.id];
    if (inSeason === undefined && season.childPercent === undefined) return [];
    return [{ ...season, priceInr: inSeason ?? priceInr }];
  });
  return {
    priceInr,
    priceRules: { ...priceRules, ...(seasons && { seasons }) },
    ...(option && { option: { id: option.id, name: option.name, pricePer: option.pricePer } }),
  };
}

/** Returns the extras of a tour at their prices on a travel date. */
export function extrasOn(
  { extras = [], priceRules }: Pick<Offers, "extras"> & Pick<Fares, "priceRules">,
  travelDate: TravelDate | null,
): TourExtra[] {
  const prices = seasonOn(priceRules, travelDate)?.extras;
  return extras.map((extra) => ({ ...extra, priceInr: prices?.[extra.id] ?? extra.priceInr }));
}

/** Finds the option of a choice, without one the first. @returns null if the tour has none, undefined if the choice is unknown */
export function optionOf({ options = [] }: Offers, optionId?: string | null): TourOption | null | undefined {
  if (optionId === undefined || optionId === null || optionId === "") return options[0] ?? null;
  return options.find((option) => option.id === optionId);
}

/** Returns the seats that a booking takes from its departure. */
export function seatsTaken(option: Pick<TourOption, "takes"> | null, numberOfTravelers: number): number {
  return option?.takes ?? numberOfTravelers;
}

/** Returns the most pieces of an extra that a party can have. */
export function maxOfExtra({ per, max }: Pick<TourExtra, "per" | "max">, numberOfTravelers: number): number {
  return Math.min(
    max ?? (per === "person" ? maxTravelers : 1),
    per === "person" ? numberOfTravelers : maxTravelers,
  );
}

/** Nights of a tour, for which extras by the night are sold; at least one. */
export function nightsOf({ days }: { days: number }): number {
  return Math.max(1, days - 1);
}

/** Returns an extra as sold. */
export function soldExtra(extra: TourExtra, quantity: number, nights: number): SoldExtra {
  const { id: extraId, name, per, priceInr, refund, gstPercent } = extra;
  const amount = priceInr * quantity * (per === "night" ? nights : 1);
  return { extra: extraId, name, per, quantity, priceInr, amount, refund, gstPercent };
}

/** Returns extras as sold for the pieces chosen, with those that are required. Unknown ones are left out. */
export function extrasFor(
  tour: Offers & Pick<Fares, "priceRules">,
  chosen: readonly ChosenExtra[],
  {
    travelDate,
    numberOfTravelers,
    nights,
  }: { travelDate: TravelDate | null; numberOfTravelers: number; nights: number },
): SoldExtra[] {
  return extrasOn(tour, travelDate).flatMap((extra) => {
    const wanted = chosen.find((choice) => choice.id === extra.id)?.quantity ?? 0;
    const min = extra.required ? maxOfRequired(extra, numberOfTravelers) : 0;
    const quantity = extra.required && extra.per === "person" ? min : Math.max(min, wanted);
    return quantity === 0 ? [] : [soldExtra(extra, quantity, nights)];
  });
}

/** A required extra is had by every traveler, or once by the booking. */
function maxOfRequired({ per }: TourExtra, numberOfTravelers: number): number {
  return per === "person" ? numberOfTravelers : 1;
}

/** Returns why a choice of extras is impossible, a sentence; null if it is possible. Stock is checked when it is taken. */
export function extrasProblem(
  { extras = [] }: Offers,
  chosen: readonly ChosenExtra[],
  numberOfTravelers: number,
): string | null {
  for (const { id: extraId, quantity } of chosen) {
    const extra = extras.find((one) => one.id === extraId);
    if (!extra) return extras.length === 0 ? "This tour has no extras." : "This extra is no longer offered.";
    const max = maxOfExtra(extra, numberOfTravelers);
    if (quantity > max) return `${extra.name}: please choose at most ${max}.`;
  }
  return null;
}

/** Returns the extras of a booking whose party changes: what everyone had, everyone has; others shrink with the party. */
export function extrasOfParty(
  extras: readonly SoldExtra[],
  { before, after }: { before: number; after: number },
): SoldExtra[] {
  return extras.map((extra) => {
    const { per, quantity } = extra;
    return per === "person"
      ? withQuantity(extra, quantity === before ? after : Math.min(quantity, after))
      : extra;
  });
}

/** Sums extras as sold. No discount counts them. */
export function extrasTotal(extras: readonly SoldExtra[] | undefined): number {
  return (extras ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns more or fewer pieces of an extra at the price it was sold at. */
export function withQuantity(extra: SoldExtra, quantity: number): SoldExtra {
  return { ...extra, quantity, amount: (extra.amount / extra.quantity) * quantity };
}

/** Describes an extra as sold, for its price line: "Lunch: 2 × ₹400", "Single room: 3 nights × ₹1,500", "Water: 2, included". */
export function extraInWords({ name, per, quantity, priceInr, amount }: SoldExtra): string {
  if (amount === 0) return `${name}${quantity > 1 ? `: ${quantity},` : ","} included`;
  const nights = per === "night" ? amount / quantity / priceInr : 0;
  const counts = [
    ...(quantity > 1 || per === "person" ? [String(quantity)] : []),
    ...(nights > 0 ? [nights === 1 ? "1 night" : `${nights} nights`] : []),
    formatRupees(priceInr),
  ];
  return `${name}: ${counts.join(" × ")}`;
}

/** Unit that the price of an extra or option is for, after an amount: "a person", "a night". */
export const unitInWords = { person: "a person", booking: "a booking", night: "a night" } as const;
