/** Gateways count paise, we whole rupees: turned into each other here and nowhere else. */

export function toPaise(rupees: number): number {
  return rupees * 100;
}

/** @throws Error for an amount that is no whole number of rupees: nobody was asked for one */
export function toRupees(paise: number): number {
  if (paise % 100 !== 0) throw new Error(`${paise} paise are no whole rupees`);
  return paise / 100;
}
