/** What a phase has counted, and what it has found wrong. */
export function createTally() {
  const faults = new Map();
  return {
    attempts: 0,
    sold: 0,
    held: 0,
    cancelled: 0,
    refused: 0,
    looks: 0,
    /** Seats, or uses of a coupon, given out beyond what there is: the most that was seen, by what they belong to. */
    over: new Map(),
    /** Seats, or uses of a coupon, that could not be had in the end though nobody has them. */
    stranded: 0,
    faults,
    seeOver(what, number) {
      this.over.set(what, Math.max(this.over.get(what) ?? 0, number));
    },
    fault(message) {
      faults.set(message, (faults.get(message) ?? 0) + 1);
    },
  };
}

export function sumOf(numbers) {
  return [...numbers].reduce((sum, number) => sum + number, 0);
}
