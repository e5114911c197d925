export type Random = ReturnType<typeof createRandom>;

/** Creates a seeded generator (mulberry32). Each parallel client's requests are reproducible, but not their interleaving. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Returns an integer from `min` to `max`, inclusive. */
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  function pick<Item>(list: readonly Item[]): Item {
    const item = list[between(0, list.length - 1)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  }
  return {
    between,
    chance: (share: number) => next() < share,
    pick,
    /** Picks the value of one of the [value, weight] pairs. */
    weighted<Value>(pairs: readonly (readonly [Value, number])[]): Value {
      let left = next() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
      const found = pairs.find(([, weight]) => (left -= weight) < 0) ?? pairs[0];
      if (!found) throw new Error("nothing to pick from");
      return found[0];
    },
  };
}

/** Derives a seed for each client of each phase. */
export function seedFor(seed: number, ...numbers: number[]): number {
  return numbers.reduce((mixed, number) => Math.imul(mixed ^ (number + 0x9e3779b9), 0x85ebca6b) >>> 0, seed);
}
