const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** Formats whole rupees with Indian grouping: `125999` becomes "₹1,25,999". */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

/**
 * Returns a percentage of an amount in whole rupees, rounded half up. Money is rounded in this file only.
 * @param percent 0 to 100
 */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}

/** Returns a percentage of an amount in whole rupees, rounded up. @param percent 0 to 100 */
export function shareRoundedUp(amount: number, percent: number): number {
  return Math.ceil((amount * percent) / 100);
}

/**
 * Returns the fraction `share / whole` of an amount in whole rupees, rounded half up: a month's spending on some of its days,
 * or, with a share of 1, an average.
 */
export function partOf(amount: number, share: number, whole: number): number {
  return Math.floor((2 * amount * share + whole) / (2 * whole));
}

/**
 * Returns the tax included in an amount, in whole rupees, rounded half up.
 * @param percent tax rate on the amount without tax
 */
export function includedIn(amount: number, percent: number): number {
  return Math.floor((2 * amount * percent + 100 + percent) / (2 * (100 + percent)));
}

/**
 * Returns the platform's commission on a booking's total, in whole rupees. Source: specification 2, section 9.
 * @param percent commission rate at the time of sale
 */
export function commissionOn(totalAmount: number, percent: number): number {
  return percentOf(totalAmount, percent);
}
