const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** `125999` as "₹1,25,999": Indian grouping, whole rupees. */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

/**
 * A percentage of an amount in whole rupees, rounded half up. Money is rounded in this file only.
 * @param percent 0 to 100
 */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}

/**
 * The part of an amount that falls to `share` of `whole`, in whole rupees, rounded half up: a month's spending on some of its
 * days, or, with a share of 1, a total on each of its bookings.
 */
export function partOf(amount: number, share: number, whole: number): number {
  return Math.floor((2 * amount * share + whole) / (2 * whole));
}

/**
 * The tax that an amount includes, in whole rupees, rounded half up.
 * @param percent of the amount without the tax
 */
export function includedIn(amount: number, percent: number): number {
  return Math.floor((2 * amount * percent + 100 + percent) / (2 * (100 + percent)));
}

const platformCommissionPercent = 10;

/** The platform's share of a booking's total, in whole rupees. Source: specification 2, section 9. */
export function commissionOn(totalAmount: number): number {
  return percentOf(totalAmount, platformCommissionPercent);
}
