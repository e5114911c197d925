import { daysBetween, type TravelDate } from "~/domain/calendar/calendar";
import { refundPeriods } from "~/domain/bookings/cancellation";
import { refundSchedule, type RefundStep } from "~/domain/bookings/refund-schedule";
import { couponDiscount, type CouponValue, type SoldCoupon } from "~/domain/coupons/coupon";
import { adultFareOn, childFareOn, seasonOn, type Fares } from "./fares";
import { depositOn } from "./deposit";
import { quoteMessages } from "./quote-messages/messages";
import { extraInWords, type SoldExtra, type SoldOption } from "./offers";
import type { Quote, QuoteLine } from "./quote";
import { gstIn, gstMixOf, type GstMix } from "~/domain/money/gst-mix";
import { formatRupees, percentOf } from "~/domain/money/money";

/**
 * The price of a booking, in whole rupees. Applied in this order, each percentage on the result so far: the adult fare of the
 * season, the child fare, the group discount, early-bird or last-minute (the better one), the room surcharge once, the coupon, the
 * extras, which none of these discounts lowers, and what a reseller keeps. An option priced by the booking has one fare for any party. GST is included in the total. Source of the formula: specification 1, section 9, as settled by P5a in docs/product.md.
 */

export const roomTypes = ["standard", "deluxe", "suite"] as const;
export type RoomType = (typeof roomTypes)[number];

/** Added once per booking, for any party size. */
export const roomSurcharges: Record<RoomType, number> = { standard: 0, deluxe: 2000, suite: 5000 };

export interface QuoteInput extends Fares {
  /** Null until chosen; rules that depend on it are not applied then. */
  travelDate: TravelDate | null;
  /** In India. */
  today: TravelDate;
  /** Adults and children. */
  numberOfTravelers: number;
  /** Aged 2 to 11. They pay the adult fare if there is no child fare. */
  children: number;
  /** Under 2: free. */
  infants: number;
  roomType: RoomType;
  /** Or the terms of a reseller. */
  coupon: (CouponValue & Pick<SoldCoupon, "reseller">) | null;
  gstPercent: number;
  /** Refund schedule; defaults to the built-in one. */
  refundSteps?: readonly RefundStep[];
  /** Omitted for a tour without options. */
  option?: SoldOption | undefined;
  extras?: readonly SoldExtra[] | undefined;
}

/** The terms a booking was priced with, apart from its date, party and room. */
export interface PriceBasis extends Fares {
  /** Booking day in India; early-bird and last-minute discounts count from it. */
  bookedOn: TravelDate;
  coupon: SoldCoupon | null;
  gstPercent: number;
  /** Omitted for a tour without options. */
  option?: SoldOption | undefined;
  /** Omitted without extras. */
  extras?: readonly SoldExtra[] | undefined;
  /** Rates of what is kept of a canceled booking, if its extras have several. */
  keptGst?: GstMix | undefined;
}

/** Price and terms of a booking as sold. Its GST and its rates are computed from them wherever they are needed. */
export interface TaxedSale {
  totalAmount: number;
  /** Null for bookings older than rates. */
  gstPercent: number | null;
  /** Null for bookings older than this column. */
  priceBasis: PriceBasis | null;
}

/** Returns the GST rates in the price of a booking, or in what is kept of it; null if it has one. */
export function gstMixOfSale({ totalAmount, gstPercent, priceBasis }: TaxedSale): GstMix | null {
  return priceBasis?.keptGst ?? gstMixOf(totalAmount, gstPercent ?? 0, priceBasis?.extras ?? []);
}

/** Returns the GST included in the price of a booking, in whole rupees. */
export function gstOfSale(sale: TaxedSale): number {
  return gstIn(sale.totalAmount, sale.gstPercent ?? 0, gstMixOfSale(sale));
}

/** Computes the price lines, total and refund schedule of a booking. */
export function quoteBooking(input: QuoteInput): Quote {
  const lines = fareLines(input);
  const sum = () => lines.reduce((total, line) => total + line.amount, 0);
  const add = (line: QuoteLine | null) => {
    if (line !== null && line.amount !== 0) lines.push(line);
  };
  add(groupLine(input));
  add(bookingTimeLine(input, sum()));
  add(roomLine(input.roomType));
  if (!input.coupon?.reseller) add(couponLine(input.coupon, sum()));
  const { travelDate, today, priceRules, gstPercent, extras = [] } = input;
  for (const extra of extras) lines.push({ code: "extra", label: extraInWords(extra), amount: extra.amount });
  if (input.coupon?.reseller) add(resellerLine(input.coupon, sum()));
  const total = sum();
  const terms = { refundSchedule: input.refundSteps ?? refundSchedule, maxRefundPercent: 100, extras };
  const deposit = travelDate === null ? null : depositOn(today, total, travelDate, priceRules.deposit);
  return {
    lines,
    discount: lines.reduce((off, { amount }) => off - Math.min(amount, 0), 0),
    total,
    gst: gstOf(total, gstPercent, extras),
    refundSchedule: travelDate === null ? [] : refundPeriods(total, travelDate, today, terms),
    ...(deposit && { deposit }),
  };
}

function gstOf(total: number, percent: number, extras: readonly SoldExtra[]): Quote["gst"] {
  const mix = gstMixOf(total, percent, extras);
  return { percent, amount: gstIn(total, percent, mix), ...(mix && { others: mix.parts }) };
}

/** Splits the party into adults and children; without a child fare, children pay the adult fare. */
function partyOf(input: QuoteInput) {
  const { travelDate, numberOfTravelers, children } = input;
  const atChildFare = Math.min(children, numberOfTravelers);
  return {
    adultFare: adultFareOn(input, travelDate),
    childFare: childFareOn(input, travelDate),
    atAdultFare: numberOfTravelers - atChildFare,
    atChildFare,
  };
}

function fareLines(input: QuoteInput): QuoteLine[] {
  const { adultFare, childFare, atAdultFare, atChildFare } = partyOf(input);
  const season = seasonOn(input.priceRules, input.travelDate);
  const inSeason = season ? `, ${season.label}` : "";
  const m = quoteMessages().lines;
  if (isPerBooking(input)) {
    const label = m.forBooking(input.option?.name ?? "", formatRupees(adultFare));
    return [{ code: "fare", label: `${label}${inSeason}`, amount: adultFare }];
  }
  const who = atChildFare > 0 ? m.adults(atAdultFare) : m.travelers(atAdultFare);
  const lines: QuoteLine[] = [
    {
      code: "fare",
      label: `${who} × ${formatRupees(adultFare)}${inSeason}`,
      amount: adultFare * atAdultFare,
    },
  ];
  if (atChildFare > 0) {
    lines.push({
      code: "child",
      label: `${m.children(atChildFare)} × ${formatRupees(childFare)}${childFare === adultFare ? `, ${m.sameAsAdults}` : ""}`,
      amount: childFare * atChildFare,
    });
  }
  if (input.infants > 0) {
    lines.push({ code: "infant", label: m.infants(input.infants), amount: 0 });
  }
  return lines;
}

function isPerBooking({ option }: Pick<QuoteInput, "option">): boolean {
  return option?.pricePer === "booking";
}

/** Limits a group discount to the price of any smaller party, so that adding a traveler never makes a booking cheaper. */
function groupLine(input: QuoteInput): QuoteLine | null {
  if (isPerBooking(input)) return null;
  const { adultFare, childFare, atAdultFare, atChildFare } = partyOf(input);
  const percentFor = (size: number) =>
    Math.max(
      0,
      ...(input.priceRules.groups ?? [])
        .filter(({ atLeast }) => atLeast <= size)
        .map(({ percentOff }) => percentOff),
    );
  const percent = percentFor(atAdultFare + atChildFare);
  if (percent === 0) return null;
  const fares = adultFare * atAdultFare + childFare * atChildFare;
  let price = 0;
  for (let adults = 0; adults <= atAdultFare; adults += 1) {
    for (let children = 0; children <= atChildFare; children += 1) {
      const full = adultFare * adults + childFare * children;
      price = Math.max(price, full - percentOf(full, percentFor(adults + children)));
    }
  }
  const isWhole = fares - price === percentOf(fares, percent);
  const m = quoteMessages().lines;
  return { code: "group", label: isWhole ? m.group(percent) : m.groupUpTo(percent), amount: price - fares };
}

/** Applies the better of the early-bird and last-minute discounts, never both. */
function bookingTimeLine(
  { priceRules: { earlyBird, lastMinute }, travelDate, today }: QuoteInput,
  fares: number,
): QuoteLine | null {
  if (travelDate === null) return null;
  const ahead = daysBetween(today, travelDate);
  const early = earlyBird && ahead >= earlyBird.atLeastDays ? earlyBird.percentOff : 0;
  const late = lastMinute && ahead <= lastMinute.atMostDays ? lastMinute.percentOff : 0;
  const percent = Math.max(early, late);
  const m = quoteMessages().lines;
  return {
    ...(late > early
      ? { code: "last-minute" as const, label: m.lastMinute(percent) }
      : { code: "early-bird" as const, label: m.earlyBird(percent) }),
    amount: -percentOf(fares, percent),
  };
}

function roomLine(roomType: RoomType): QuoteLine {
  const m = quoteMessages().lines;
  const label = roomType === "deluxe" ? m.deluxe : m.suite;
  return { code: "room", label, amount: roomSurcharges[roomType] };
}

function couponLine(coupon: CouponValue | null, purchase: number): QuoteLine | null {
  if (coupon === null) return null;
  return { code: "coupon", label: couponInWords(coupon), amount: -couponDiscount(coupon, purchase) };
}

function couponInWords({ code, kind, value, maxDiscount }: CouponValue): string {
  const m = quoteMessages().lines;
  if (kind !== "percent") return m.coupon(code);
  return maxDiscount
    ? m.couponPercentUpTo(code, value, formatRupees(maxDiscount))
    : m.couponPercent(code, value);
}

function resellerLine(terms: CouponValue & Pick<SoldCoupon, "reseller">, price: number): QuoteLine {
  const { code: name, value, reseller } = terms;
  const m = quoteMessages().lines;
  return {
    code: "reseller",
    label: reseller === "net" ? m.netRate(name, value) : m.commission(name, value),
    amount: -couponDiscount(terms, price),
  };
}
