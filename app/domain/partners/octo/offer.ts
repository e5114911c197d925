import { maxTravelers } from "~/domain/bookings/party-limits";
import { roomTypeLabels } from "~/domain/bookings/booking";
import type { RefundStep } from "~/domain/bookings/refund-schedule";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { SoldCoupon } from "~/domain/coupons/coupon";
import { faresOf, extrasFor, nightsOf } from "~/domain/prices/offers";
import type { Offers, TourOption } from "~/domain/prices/offers-schema";
import { quoteBooking, roomTypes, type RoomType } from "~/domain/prices/pricing";
import type { TourCard } from "~/domain/tours/tour-schema";
import { OctoError } from "./errors";
import { unitIds, type OctoParty, type UnitId } from "./unit-items";

/** How a tour is sold through OCTO: an OCTO option is one of our options with one room. */

export type OctoTour = TourCard & Offers;

export interface OctoOption {
  id: string;
  name: string;
  text: string | null;
  /** Null for a tour without options. */
  option: TourOption | null;
  roomType: RoomType;
}

/** Lists the options of a tour, the first one as the default: its own, or else its rooms. */
export function octoOptionsOf({ options }: Offers): OctoOption[] {
  if (options)
    return options.map((option) => ({
      id: option.id,
      name: option.name,
      text: option.text ?? null,
      option,
      roomType: "standard",
    }));
  return roomTypes.map((roomType) => ({
    id: roomType,
    name: roomTypeLabels()[roomType],
    text: null,
    option: null,
    roomType,
  }));
}

/** @throws OctoError `INVALID_OPTION_ID` */
export function requireOctoOption(tour: Offers, optionId: string): OctoOption {
  const found = octoOptionsOf(tour).find(({ id }) => id === optionId);
  if (!found) throw new OctoError("INVALID_OPTION_ID", { optionId });
  return found;
}

/** Most people of a booking, without infants. */
export function largestOctoParty({ capacity }: OctoTour, { option }: OctoOption): number {
  return Math.min(maxTravelers, option?.maxParty ?? option?.seats ?? capacity);
}

/** Inputs of a price besides the tour and the party. */
export interface OctoTerms {
  /** In India. */
  today: TravelDate;
  gstPercent: number;
  /** Null for a key of an operator, which pays no price here. */
  reseller: SoldCoupon | null;
  refundSteps: readonly RefundStep[];
}

/** A price of OCTO, in paise. */
export interface OctoPricing {
  original: number;
  retail: number;
  net: number;
  currency: "INR";
  currencyPrecision: 2;
  includedTaxes: { name: string; original: number; retail: number; net: number }[];
}

/** Computes the price for a party as every other door does, with the extras that are required. */
export function octoPrice(
  tour: OctoTour,
  { option, roomType }: OctoOption,
  { travelDate, ...party }: OctoParty & { travelDate: TravelDate | null },
  { today, gstPercent, reseller, refundSteps }: OctoTerms,
): OctoPricing {
  const extras = extrasFor(tour, [], { ...party, travelDate, nights: nightsOf(tour) });
  const input = {
    ...faresOf(tour, option),
    travelDate,
    ...party,
    roomType,
    today,
    gstPercent,
    refundSteps,
    extras,
  };
  const retail = quoteBooking({ ...input, coupon: null });
  const net = quoteBooking({ ...input, coupon: reseller });
  const taxes =
    gstPercent === 0
      ? []
      : [
          {
            name: "GST",
            original: retail.gst.amount * 100,
            retail: retail.gst.amount * 100,
            net: net.gst.amount * 100,
          },
        ];
  return {
    original: retail.total * 100,
    retail: retail.total * 100,
    net: net.total * 100,
    currency: "INR",
    currencyPrecision: 2,
    includedTaxes: taxes,
  };
}

const alone: Record<UnitId, OctoParty> = {
  adult: { numberOfTravelers: 1, children: 0, infants: 0 },
  child: { numberOfTravelers: 1, children: 1, infants: 0 },
  infant: { numberOfTravelers: 0, children: 0, infants: 1 },
};

/** Computes the price of one person, where every total is the sum of its people's. */
export function unitPrices(
  tour: OctoTour,
  option: OctoOption,
  travelDate: TravelDate | null,
  terms: OctoTerms,
): Record<UnitId, OctoPricing> {
  const of = (id: UnitId) => octoPrice(tour, option, { ...alone[id], travelDate }, terms);
  return { adult: of("adult"), child: of("child"), infant: of("infant") };
}

/**
 * Returns true if every total is the sum of its people's prices: no room or group price, no discount that is rounded on the sum, no required
 * extra of the booking.
 */
export function isPricedPerUnit(tour: OctoTour, { reseller, gstPercent }: OctoTerms): boolean {
  return (
    octoOptionsOf(tour).every(({ option, roomType }) => {
      const { priceRules } = faresOf(tour, option);
      return (
        roomType === "standard" &&
        option?.pricePer !== "booking" &&
        !priceRules.groups?.length &&
        !priceRules.earlyBird &&
        !priceRules.lastMinute
      );
    }) &&
    (tour.extras ?? []).every(({ required, per }) => !required || per === "person") &&
    !reseller?.value &&
    gstPercent === 0
  );
}

/** Lists the people of a party as units. */
export function unitsOf({
  numberOfTravelers,
  children,
  infants,
}: OctoParty): { id: UnitId; quantity: number }[] {
  const counts = { adult: numberOfTravelers - children, child: children, infant: infants };
  return unitIds.map((id) => ({ id, quantity: counts[id] }));
}
