/** Creates a seeded generator (mulberry32). Each parallel client's requests are reproducible, but not their interleaving. */
export function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Returns an integer from `min` to `max`, inclusive. */
  const between = (min, max) => min + Math.floor(next() * (max - min + 1));
  return {
    between,
    chance: (share) => next() < share,
    pick: (list) => list[between(0, list.length - 1)],
    /** Picks the value of one of the [value, weight] pairs. */
    weighted(pairs) {
      let left = next() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
      return (pairs.find(([, weight]) => (left -= weight) < 0) ?? pairs[0])[0];
    },
  };
}

/** Derives a seed for each client of each phase. */
export function seedFor(seed, ...numbers) {
  return numbers.reduce((mixed, number) => Math.imul(mixed ^ (number + 0x9e3779b9), 0x85ebca6b) >>> 0, seed);
}
