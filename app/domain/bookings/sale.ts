import { z } from "zod";
import type { SoldCoupon } from "~/domain/coupons/coupon";
import type { QuoteLine } from "~/domain/prices/quote";
import { noSale, operatorShareOf, type Sale } from "~/domain/money/ledger/ledger";
import { commissionOn } from "~/domain/money/money";
import type { RefundBearer } from "~/domain/money/bearers";
import type { TravelerCompensation } from "./compensation";

/** Sales of bookings, and who bears what their changes cost. Whole rupees. Source: decision Z of the design. */

/** Returns the sale of a booking as it is sold: the commission is on the price before the platform's discount. */
export function soldAs({
  totalAmount: total,
  platformDiscount: discount = 0,
  commissionPercent,
}: {
  totalAmount: number;
  platformDiscount?: number | undefined;
  commissionPercent: number;
}): Sale {
  return { total, commission: commissionOn(total + discount, commissionPercent), compensation: 0, discount };
}

/** Returns the part of the discount of a coupon or reseller that the platform bears. @param lines of the price with it */
export function discountBorne(lines: readonly QuoteLine[], coupon: SoldCoupon | null): number {
  const discount = lines.reduce(
    (sum, { code, amount }) => sum - (code === "coupon" || code === "reseller" ? amount : 0),
    0,
  );
  const parts: Record<RefundBearer, number> = {
    platform: discount,
    operator: 0,
    shared: Math.round(discount / 2),
  };
  return parts[coupon?.bearer ?? "operator"];
}

/** Returns a sale at another total, with the same discount of the platform on it. What the platform has paid beside it stays. */
export function saleAt(sale: Sale, total: number, percent: number): Sale {
  return { ...sale, total, commission: commissionOn(total + sale.discount, percent) };
}

/** Returns a sale of which a part of the price is kept: the platform's discount shrinks with it. */
export function saleKept(sale: Sale, total: number, percent: number): Sale {
  const discount = sale.total === 0 ? 0 : Math.round((sale.discount * total) / sale.total);
  return saleAt({ ...sale, discount }, total, percent);
}

/**
 * Splits what is left of a sale between operator and platform. The commission is that of the price; what the platform bears, it pays the
 * operator as compensation.
 * @param scheduled the sale after the refund of the schedule, or before a goodwill refund
 * @param total what is left after the actual refund, in whole rupees
 */
export function saleBorneBy(
  bearer: RefundBearer,
  { scheduled, total, percent }: { scheduled: Sale; total: number; percent: number },
): Sale {
  const byOperator =
    total === 0 ? { ...noSale, compensation: scheduled.compensation } : saleAt(scheduled, total, percent);
  const difference = operatorShareOf(scheduled) - operatorShareOf(byOperator);
  const borne = { operator: 0, platform: difference, shared: Math.trunc(difference / 2) }[bearer];
  // A smaller refund than the schedule's is gained by its bearer.
  return borne < 0
    ? { ...byOperator, commission: byOperator.commission - borne }
    : { ...byOperator, compensation: byOperator.compensation + borne };
}

/** Lowers a price before the trip: what the platform bears of it is a discount of its own, on which the commission stays. */
export function saleDiscountedBy(
  bearer: RefundBearer,
  { sale, total, percent }: { sale: Sale; total: number; percent: number },
): Sale {
  const lowered = sale.total - total;
  const borne = { operator: 0, platform: lowered, shared: Math.round(lowered / 2) }[bearer];
  return saleAt({ ...sale, discount: sale.discount + borne }, total, percent);
}

const parts = z.object({ traveler: z.int(), operator: z.int(), platform: z.int() });

/** The price that the traveler pays of a booking, and the parts of it that the operator and the platform have: these add up to it. */
type Parts = z.output<typeof parts>;

/** Parts of each party before and after a change of a booking's money. Whole rupees. */
export const bearingSchema = z.object({
  before: parts,
  after: parts,
  compensation: z
    .int()
    .meta({ description: "Paid by Tour Bharat to the operator in place of the traveler's money" }),
  toTraveler: z.int().meta({ description: "Paid to the traveler as compensation; `after` contains it" }),
});
export type Bearing = z.output<typeof bearingSchema>;

function partsOf(sale: Sale): Parts {
  const operator = operatorShareOf(sale);
  return { traveler: sale.total, operator, platform: sale.total - operator };
}

/** Returns what a change of a sale leaves to each party. @param paid what the traveler gets beyond it */
export function bearingOf(
  before: Sale,
  after: Sale,
  { amount, byOperator }: Pick<TravelerCompensation, "amount" | "byOperator"> = { amount: 0, byOperator: 0 },
): Bearing {
  const { traveler, operator, platform } = partsOf(after);
  const left = {
    traveler: traveler - amount,
    operator: operator - byOperator,
    platform: platform - amount + byOperator,
  };
  return { before: partsOf(before), after: left, compensation: after.compensation, toTraveler: amount };
}

/** Adds up what several changes leave to each party. */
export function sumOfBearings(bearings: readonly Bearing[]): Bearing {
  const sum = { before: partsOf(noSale), after: partsOf(noSale), compensation: 0, toTraveler: 0 };
  for (const { before, after, compensation, toTraveler } of bearings) {
    for (const party of ["traveler", "operator", "platform"] as const) {
      sum.before[party] += before[party];
      sum.after[party] += after[party];
    }
    sum.compensation += compensation;
    sum.toTraveler += toTraveler;
  }
  return sum;
}
