import type { RulesNow } from "~/domain/departures/departure-rules";

/** The tours on sale as searches see them, in memory: columns of codes, so that a filter looks at each distinct value once. */

/** A tour on sale. Lists and rules are JSON. */
export interface IndexedTour {
  id: number;
  position: number;
  place: string;
  region: string;
  departureCity: string;
  states: string;
  type: string;
  category: string | null;
  experiences: string;
  interests: string;
  bestMonths: string;
  days: number;
  priceInr: number;
  rating: number | null;
  reviewCount: number;
  capacity: number;
  fitness: string | null;
  minAge: number | null;
  wheelchair: string | null;
  latitude: number;
  longitude: number;
  /** `effectiveDepartureRules` */
  rules: string;
}

/** A value for each tour, by the code of the value. */
export interface CodedColumn<Value> {
  codes: Uint32Array;
  values: readonly Value[];
}

export type SearchIndex = ReturnType<typeof indexTours>;

/** A condition on the tour at a place of the index. */
export type Test = (at: number) => boolean;

function columnOf<Stored extends string | number | null, Value>(
  tours: readonly IndexedTour[],
  stored: (tour: IndexedTour) => Stored,
  read: (stored: Stored) => Value,
): CodedColumn<Value> {
  const codes = new Uint32Array(tours.length);
  const codeOf = new Map<Stored, number>();
  const values: Value[] = [];
  tours.forEach((tour, at) => {
    const key = stored(tour);
    let code = codeOf.get(key);
    if (code === undefined) {
      code = values.length;
      codeOf.set(key, code);
      values.push(read(key));
    }
    codes[at] = code;
  });
  return { codes, values };
}

const asIs = <Value>(value: Value) => value;
const readList = (stored: string): readonly string[] => JSON.parse(stored).map(String);
const parseRules = (stored: string): RulesNow => JSON.parse(stored);

/** Indexes tours, in recommended order. */
export function indexTours(unordered: readonly IndexedTour[]) {
  const tours = unordered.toSorted((a, b) => a.position - b.position || a.id - b.id);
  return {
    tours,
    atOf: new Map(tours.map(({ id }, at) => [id, at])),
    columns: {
      region: columnOf(tours, (tour) => tour.region, asIs),
      city: columnOf(tours, (tour) => tour.departureCity, asIs),
      states: columnOf(
        tours,
        (tour) => tour.states,
        (stored) => readList(stored.toLowerCase()),
      ),
      type: columnOf(tours, (tour) => tour.type, asIs),
      category: columnOf(tours, (tour) => tour.category, asIs),
      experiences: columnOf(tours, (tour) => tour.experiences, readList),
      interests: columnOf(tours, (tour) => tour.interests, readList),
      months: columnOf(tours, (tour) => tour.bestMonths, readList),
      days: columnOf(tours, (tour) => tour.days, asIs),
      price: columnOf(tours, (tour) => tour.priceInr, asIs),
      rating: columnOf(tours, (tour) => tour.rating, asIs),
      capacity: columnOf(tours, (tour) => tour.capacity, asIs),
      fitness: columnOf(tours, (tour) => tour.fitness, asIs),
      minAge: columnOf(tours, (tour) => tour.minAge, asIs),
      wheelchair: columnOf(tours, (tour) => tour.wheelchair, asIs),
      rules: columnOf(tours, (tour) => tour.rules, parseRules),
    },
  };
}

/** Tests a column, each distinct value once. */
export function where<Value>({ codes, values }: CodedColumn<Value>, passes: (value: Value) => boolean): Test {
  const isPassed = values.map(passes);
  return (at) => isPassed[codes[at] ?? -1] === true;
}

/** Tests for tours with one of some ids. */
export function among({ atOf, tours }: SearchIndex, ids: Iterable<number>): Test {
  const isAmong = new Uint8Array(tours.length);
  for (const id of ids) {
    const at = atOf.get(id);
    if (at !== undefined) isAmong[at] = 1;
  }
  return (at) => isAmong[at] === 1;
}

export const not =
  (test: Test): Test =>
  (at) =>
    !test(at);

/** Combines conditions: all of them hold. */
export function all(tests: readonly (Test | undefined)[]): Test {
  const given = tests.filter((test) => test !== undefined);
  return (at) => given.every((test) => test(at));
}
