/** Counters and errors of a phase. */
export function createTally() {
  const errors = new Map();
  return {
    attempts: 0,
    sold: 0,
    held: 0,
    cancelled: 0,
    refused: 0,
    variants: 0,
    /** Maximum number of seats or coupon uses beyond the limit, by tour or coupon. */
    over: new Map(),
    /** Seats or coupon uses that are free but could not be used at the end. */
    stranded: 0,
    errors,
    seeOver(what, number) {
      this.over.set(what, Math.max(this.over.get(what) ?? 0, number));
    },
    error(message) {
      errors.set(message, (errors.get(message) ?? 0) + 1);
    },
  };
}

export function sumOf(numbers) {
  return [...numbers].reduce((sum, number) => sum + number, 0);
}
