import { tooManySeats } from "./seat-invariants.mjs";
import { sumOf } from "./tally.mjs";

const grouped = new Intl.NumberFormat("en-GB");

/** Returns the total of seats or uses given out beyond the limits. */
function overIn({ over }) {
  return sumOf([...over.values()].map((number) => Math.max(0, number)));
}

/** Labels of the figures. */
const words = {
  seats: { given: "sold", over: "oversold", stranded: "stranded" },
  coupons: { given: "used", over: "overused", stranded: "lost" },
};

/** Prints one phase of the proof. The rate is informational. */
export function printTally(title, tally, { of, milliseconds }) {
  const { given, over, stranded } = words[of];
  const figures = [
    ["attempts", tally.attempts],
    [given, tally.sold],
    ...(of === "seats" ? [["holds", tally.held]] : []),
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
export function errorsOfProof(title, tally) {
  const errors = describeErrors(title, tally.errors);
  if (overIn(tally) > 0) errors.push(`${title}: more was sold than there is`);
  if (tally.stranded > 0) errors.push(`${title}: ${tally.stranded} could not be sold although they are free`);
  // A limit that was never reached proves nothing.
  for (const [what, max] of tally.over) if (max < 0) errors.push(`${title}: ${what} was never sold out`);
  if (tally.over.size === 0) errors.push(`${title}: nothing was checked`);
  return errors;
}

/** Returns the reasons why the control fails: without guards, everything must be oversold and nothing else be wrong. */
export function errorsOfControl(title, tally, all) {
  const errors = describeErrors(
    `${title}, control`,
    new Map([...tally.errors].filter(([error]) => error !== tooManySeats)),
  );
  for (const what of all)
    if (!(tally.over.get(what) > 0)) errors.push(`${title}: the control did not oversell ${what}`);
  return errors;
}

function describeErrors(title, errors) {
  return [...errors].map(([error, times]) => `${title}: ${error} (${times} times)`);
}
