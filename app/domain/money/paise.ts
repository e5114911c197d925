import { formatRupees } from "./money";

/** Conversion between our whole rupees and the paise of gateways and taxes, here and nowhere else. */

export function toPaise(rupees: number): number {
  return rupees * 100;
}

/** Splits an amount of a gateway, which may have paise if it is not what an order asked for. */
export function splitPaise(amount: number): { amount: number; paise: number } {
  const rupees = Math.floor(amount / 100);
  return { amount: rupees, paise: amount - rupees * 100 };
}

/** @throws Error for an amount that is not a whole number of rupees: no order has such an amount */
export function toRupees(paise: number): number {
  if (paise % 100 !== 0) throw new Error(`${paise} paise are not whole rupees`);
  return paise / 100;
}

const withPaise = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** Formats paise as rupees: `70714` becomes "₹707.14", whole rupees have no decimals. */
export function formatPaise(paise: number): string {
  return paise % 100 === 0 ? formatRupees(paise / 100) : withPaise.format(paise / 100);
}
