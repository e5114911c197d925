/** The only error expected without the seat guards. */
export const tooManySeats = "more seats are booked and held than there are";

export type Tally = ReturnType<typeof createTally>;

/** Counters and errors of a phase. */
export function createTally() {
  const errors = new Map<string, number>();
  const over = new Map<string, number>();
  return {
    attempts: 0,
    sold: 0,
    held: 0,
    cancelled: 0,
    refused: 0,
    variants: 0,
    /** Maximum number of seats or coupon uses beyond the limit, by tour or coupon. */
    over,
    /** Seats or coupon uses that are free but could not be used at the end. */
    stranded: 0,
    errors,
    seeOver(what: string, number: number): void {
      over.set(what, Math.max(over.get(what) ?? 0, number));
    },
    error(message: string): void {
      errors.set(message, (errors.get(message) ?? 0) + 1);
    },
  };
}

const grouped = new Intl.NumberFormat("en-GB");

/** Returns the total of seats or uses given out beyond the limits. */
function overIn({ over }: Tally): number {
  return [...over.values()].reduce((sum, number) => sum + Math.max(0, number), 0);
}

/** Labels of the figures. */
const words = {
  seats: { given: "sold", over: "oversold", stranded: "stranded" },
  coupons: { given: "used", over: "overused", stranded: "lost" },
};

/** Prints one phase of the proof. The rate is informational. */
export function printTally(
  title: string,
  tally: Tally,
  { of, milliseconds }: { of: "seats" | "coupons"; milliseconds: number },
): void {
  const { given, over, stranded } = words[of];
  const figures: [string, number][] = [
    ["attempts", tally.attempts],
    [given, tally.sold],
    ...(of === "seats" ? [["holds", tally.held] satisfies [string, number]] : []),
    ["cancelled", tally.cancelled],
    ["refused", tally.refused],
    ["looks", tally.variants],
    [over, overIn(tally)],
    [stranded, tally.stranded],
  ];
  const perSecond = Math.round(tally.attempts / (milliseconds / 1000));
  console.log(`\n${title} (${perSecond} attempts/s)`);
  console.log(`  ${figures.map(([name, number]) => `${name} ${grouped.format(number)}`).join(", ")}`);
}

/** Returns the reasons why the proof fails, empty on success. */
export function errorsOfProof(title: string, tally: Tally): string[] {
  const errors = describeErrors(title, tally.errors);
  if (overIn(tally) > 0) errors.push(`${title}: more was sold than there is`);
  if (tally.stranded > 0) errors.push(`${title}: ${tally.stranded} could not be sold although they are free`);
  // A limit that was never reached proves nothing.
  for (const [what, max] of tally.over) if (max < 0) errors.push(`${title}: ${what} was never sold out`);
  if (tally.over.size === 0) errors.push(`${title}: nothing was checked`);
  return errors;
}

/** Returns the reasons why the control fails: without guards, everything must be oversold and nothing else be wrong. */
export function errorsOfControl(title: string, tally: Tally, all: string[]): string[] {
  const others = new Map([...tally.errors].filter(([error]) => error !== tooManySeats));
  const errors = describeErrors(`${title}, control`, others);
  for (const what of all)
    if ((tally.over.get(what) ?? 0) <= 0) errors.push(`${title}: the control did not oversell ${what}`);
  return errors;
}

function describeErrors(title: string, errors: ReadonlyMap<string, number>): string[] {
  return [...errors].map(([error, times]) => `${title}: ${error} (${times} times)`);
}
