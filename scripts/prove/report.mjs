import { tooManySeats } from "./seat-invariants.mjs";
import { sumOf } from "./tally.mjs";

const grouped = new Intl.NumberFormat("en-GB");

/** What was given out beyond what there is, of all it can be given out of. */
function overIn({ over }) {
  return sumOf([...over.values()].map((number) => Math.max(0, number)));
}

/** What the figures are called: seats are sold, coupons are used. */
const words = {
  seats: { given: "sold", over: "oversold", stranded: "stranded" },
  coupons: { given: "used", over: "overused", stranded: "lost" },
};

/** One phase of the proof for people. The rate is for information: nothing depends on it. */
export function printTally(title, tally, { of, milliseconds }) {
  const { given, over, stranded } = words[of];
  const figures = [
    ["attempts", tally.attempts],
    [given, tally.sold],
    ...(of === "seats" ? [["holds", tally.held]] : []),
    ["cancelled", tally.cancelled],
    ["refused", tally.refused],
    ["looks", tally.looks],
    [over, overIn(tally)],
    [stranded, tally.stranded],
  ];
  const perSecond = Math.round(tally.attempts / (milliseconds / 1000));
  console.log(`\n${title} (${perSecond} attempts/s)`);
  console.log(`  ${figures.map(([name, number]) => `${name} ${grouped.format(number)}`).join(", ")}`);
}

/** Why the proof fails, sentences; none when it holds. */
export function faultsOfProof(title, tally) {
  const faults = told(title, tally.faults);
  if (overIn(tally) > 0) faults.push(`${title}: more was sold than there is`);
  if (tally.stranded > 0) faults.push(`${title}: ${tally.stranded} could not be sold though nobody has them`);
  // What never came near its limit proves nothing.
  for (const [what, most] of tally.over) if (most < 0) faults.push(`${title}: ${what} was never sold out`);
  if (tally.over.size === 0) faults.push(`${title}: nothing was looked at`);
  return faults;
}

/** Why the control fails: without its guard each of these must be oversold, and nothing else be wrong. */
export function faultsOfControl(title, tally, all) {
  const faults = told(
    `${title}, control`,
    new Map([...tally.faults].filter(([fault]) => fault !== tooManySeats)),
  );
  for (const what of all)
    if (!(tally.over.get(what) > 0)) faults.push(`${title}: the control did not oversell ${what}`);
  return faults;
}

function told(title, faults) {
  return [...faults].map(([fault, times]) => `${title}: ${fault} (${times} times)`);
}
