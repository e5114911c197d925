/** Conversion between the paise of gateways and our whole rupees, here and nowhere else. */

export function toPaise(rupees: number): number {
  return rupees * 100;
}

/** @throws Error for an amount that is not a whole number of rupees: no order has such an amount */
export function toRupees(paise: number): number {
  if (paise % 100 !== 0) throw new Error(`${paise} paise are not whole rupees`);
  return paise / 100;
}
