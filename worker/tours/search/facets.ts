import {
  daysOfBucket,
  durationBuckets,
  facetNames,
  groupSizes,
  ratingSteps,
  type FacetName,
  type Facets,
} from "~/domain/tours/tour-search";
import { suitsChildren, type FilterTests } from "./filters";
import { all, type CodedColumn, type SearchIndex, type Test } from "./search-index";

/** Filters that a facet leaves out: it counts its values with the other filters unchanged. */
const facetOfFilter: Partial<Record<string, FacetName>> = {
  ...Object.fromEntries(facetNames.map((name) => [name, name])),
  minDays: "duration",
  maxDays: "duration",
};

/** The codes to count for a facet, and the filter values that each stands for. */
interface Counter {
  codes: Uint32Array;
  keys: readonly (readonly string[])[];
}

function counterOf<Value>(
  { codes, values }: CodedColumn<Value>,
  keysOf: (value: Value) => readonly string[],
): Counter {
  return { codes, keys: values.map((value) => [...new Set(keysOf(value))]) };
}

function counterOfTest({ tours }: SearchIndex, test: Test): Counter {
  return { codes: Uint32Array.from(tours, (_, at) => Number(test(at))), keys: [[], ["1"]] };
}

const named = (value: string | null) => (value === null ? [] : [value]);

/** Counters that depend on the index alone. */
const countersOf = new WeakMap<SearchIndex, Map<FacetName, Counter>>();

function counters(index: SearchIndex): Map<FacetName, Counter> {
  const known = countersOf.get(index);
  if (known) return known;
  const { columns } = index;
  const made = new Map<FacetName, Counter>([
    ["region", counterOf(columns.region, named)],
    ["city", counterOf(columns.city, named)],
    ["type", counterOf(columns.type, named)],
    ["category", counterOf(columns.category, named)],
    ["experience", counterOf(columns.experiences, (list) => list)],
    ["interest", counterOf(columns.interests, (list) => list)],
    [
      "duration",
      counterOf(columns.days, (days) =>
        durationBuckets.filter((name) => days <= daysOfBucket[name][1]).slice(0, 1),
      ),
    ],
    ["month", counterOf(columns.months, (list) => list)],
    ["fitness", counterOf(columns.fitness, named)],
    [
      "minRating",
      counterOf(columns.rating, (rating) =>
        ratingSteps.filter((step) => rating !== null && rating >= Number(step)),
      ),
    ],
    ["maxGroup", counterOf(columns.capacity, (seats) => groupSizes.filter((size) => seats <= Number(size)))],
    ["children", counterOfTest(index, suitsChildren(index))],
  ]);
  countersOf.set(index, made);
  return made;
}

/** Instead of the number of a group of conditions that a tour misses. */
const [none, several] = [-1, -2] as const;

/**
 * Counts the tours on sale by the values of each filter.
 * @param always what every counted tour passes
 * @param leavesSoon tours that leave within a week; null if they are not counted
 */
export function countFacets(
  index: SearchIndex,
  always: Test,
  tests: FilterTests,
  leavesSoon: Test | null,
): { total: number; facets: Facets } {
  const given = Object.entries(tests).filter(([, test]) => test !== undefined);
  const byFacet = Map.groupBy(given, ([name]) => facetOfFilter[name]);
  const passes = all([always, ...(byFacet.get(undefined) ?? []).map(([, test]) => test)]);
  byFacet.delete(undefined);
  const active = [...byFacet].map(([name, own]) => ({ name, test: all(own.map(([, test]) => test)) }));

  const counted = [...counters(index)].map(([name, counter]) => ({
    name,
    ...counter,
    counts: new Uint32Array(counter.keys.length),
    number: active.findIndex((other) => other.name === name),
  }));
  if (leavesSoon) {
    const counter = counterOfTest(index, leavesSoon);
    const number = active.findIndex(({ name }) => name === "soon");
    counted.push({ name: "soon", ...counter, counts: new Uint32Array(2), number });
  }
  let total = 0;
  /** The one group that a tour misses, `none`, or `several`. */
  const misses = new Int8Array(index.tours.length);
  for (let at = 0; at < misses.length; at++) {
    let missed: number = passes(at) ? none : several;
    for (let number = 0; number < active.length && missed !== several; number++)
      if (active[number]?.test(at) === false) missed = missed === none ? number : several;
    misses[at] = missed;
    if (missed === none) total++;
  }
  // One facet after another: a loop over typed arrays alone is several times as fast.
  for (const { codes, counts, number } of counted) {
    for (let at = 0; at < misses.length; at++) {
      const missed = misses[at];
      if (missed !== none && missed !== number) continue;
      const code = codes[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }

  const sums = new Map(
    counted.map(({ name, keys, counts }) => {
      const sum: Record<string, number> = {};
      counts.forEach((count, code) => {
        if (count > 0) for (const key of keys[code] ?? []) sum[key] = (sum[key] ?? 0) + count;
      });
      return [name, sum];
    }),
  );
  const facetOf = (name: FacetName) => sums.get(name) ?? {};
  return {
    total,
    facets: {
      region: facetOf("region"),
      city: facetOf("city"),
      type: facetOf("type"),
      category: facetOf("category"),
      experience: facetOf("experience"),
      interest: facetOf("interest"),
      duration: facetOf("duration"),
      month: facetOf("month"),
      fitness: facetOf("fitness"),
      minRating: facetOf("minRating"),
      maxGroup: facetOf("maxGroup"),
      children: facetOf("children"),
      soon: leavesSoon ? { "1": 0, ...facetOf("soon") } : {},
    },
  };
}
