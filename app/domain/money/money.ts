const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** Formats whole rupees with Indian grouping: `125999` becomes "₹1,25,999". */
export function formatRupees(amount: number): string {
  // Adding zero turns a negative zero, as of `-payouts`, into zero.
  return rupees.format(amount + 0);
}

const lakh = 100_000;

/**
 * Formats whole rupees for a space of six characters, without the sign of the currency: "12,999". From a lakh on it is in lakhs,
 * rounded up to two decimals: `125999` becomes "1.26L".
 */
export function formatShortRupees(amount: number): string {
  if (amount < lakh) return inGroups.format(amount);
  return `${Math.ceil(amount / (lakh / 100)) / 100}L`;
}

/** Formats whole rupees for a mark on a map, rounded: "₹900", "₹12k", "₹1.3L". */
export function formatRoundRupees(amount: number): string {
  if (amount < 1000) return formatRupees(amount);
  const thousands = Math.round(amount / 1000);
  return thousands < 100 ? `₹${thousands}k` : `₹${Math.round(amount / (lakh / 10)) / 10}L`;
}

const inGroups = new Intl.NumberFormat("en-IN");

/**
 * Returns a percentage of an amount in whole rupees, rounded half up. Money is rounded in this file only.
 * @param percent at least 0
 */
export function percentOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}

/** Returns a percentage of an amount in whole rupees, rounded up. @param percent 0 to 100 */
export function shareRoundedUp(amount: number, percent: number): number {
  return Math.ceil((amount * percent) / 100);
}

/**
 * Returns a tax on an amount in whole rupees, rounded half up; that on a negative amount is its mirror image, so that a reversal
 * takes back what was charged. Source of the rounding to whole rupees: section 170 CGST Act, 2017.
 */
export function taxOn(amount: number, percent: number): number {
  return amount < 0 ? 0 - percentOf(-amount, percent) : percentOf(amount, percent);
}

/** Returns an amount without the tax included in it; of a negative amount the mirror image. */
export function withoutTax(amount: number, percent: number): number {
  return amount < 0 ? 0 - withoutTax(-amount, percent) : amount - includedIn(amount, percent);
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
