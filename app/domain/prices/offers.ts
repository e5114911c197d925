import { maxTravelers } from "~/domain/bookings/party-limits";
import type { TravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { adultFareOn, seasonOn, type FareRange, type Fares } from "./fares";
import { priceMessages } from "./messages";
import { quoteMessages } from "./quote-messages/messages";
import type { ChosenExtra, ExtraRefund, Offers, TourExtra, TourOption } from "./offers-schema";

/** Options in which a tour is sold, and extras that are sold with it. Catalogue tours have neither. */

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

/** Extras of a tour and of one of its bookings. */
export interface BookedExtras {
  offered: readonly TourExtra[];
  sold: readonly SoldExtra[];
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

/** Returns the fare of each option on a travel date, by its id. */
export function optionFaresOn(
  tour: Fares & Offers,
  travelDate: TravelDate | null,
): Record<string, FareRange> | undefined {
  if (!tour.options) return undefined;
  return Object.fromEntries(
    tour.options.map((option) => {
      const fare = adultFareOn(faresOf(tour, option), travelDate);
      return [option.id, { lowest: fare, highest: fare }];
    }),
  );
}

/** Returns the extras of a tour at their prices on a travel date. */
export function extrasOn(
  { extras = [], priceRules }: Pick<Offers, "extras"> & Pick<Fares, "priceRules">,
  travelDate: TravelDate | null,
): TourExtra[] {
  const prices = seasonOn(priceRules, travelDate)?.extras;
  return extras.map((extra) => ({ ...extra, priceInr: prices?.[extra.id] ?? extra.priceInr }));
}

/** Finds the chosen option among those shown, else the first; undefined for a tour without options. */
export function shownOption({ options }: Offers, optionId: string | undefined): TourOption | undefined {
  return options?.find(({ id }) => id === optionId) ?? options?.[0];
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
  const m = quoteMessages().extras;
  for (const { id: extraId, quantity } of chosen) {
    const extra = extras.find((one) => one.id === extraId);
    if (!extra) return extras.length === 0 ? m.none : m.gone;
    const max = maxOfExtra(extra, numberOfTravelers);
    if (quantity > max) return m.atMost(extra.name, max);
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
  const m = quoteMessages().lines;
  if (amount === 0) return m.included(name, quantity);
  const nights = per === "night" ? amount / quantity / priceInr : 0;
  const counts = [
    ...(quantity > 1 || per === "person" ? [String(quantity)] : []),
    ...(nights > 0 ? [m.nights(nights)] : []),
    formatRupees(priceInr),
  ];
  return `${name}: ${counts.join(" × ")}`;
}

/** Formats an amount with the unit that it is for: "₹400 a person", "from ₹1,500 a night". */
export function priceInWords(per: TourExtra["per"], amount: string): string {
  return priceMessages().per[per](amount);
}
