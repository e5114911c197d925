const number = (value) =>
  new Intl.NumberFormat("en-IN", {
    maximumSignificantDigits: value >= 100 ? 6 : 3,
    ...(value >= 100 && { maximumFractionDigits: 0 }),
  }).format(value);

const spreadInWords = ({ median, min, max }, unit) =>
  `${number(median)} ${unit} (${number(min)} to ${number(max)})`.replace("  ", " ");

/** True if a result reaches its goal, by its ratio if it has one. */
function isMet({ value, ratio, goal, better = "more" }) {
  const { median } = ratio ?? value;
  return better === "less" ? median <= goal : median >= goal;
}

/** Describes a result in one line: what was measured, ours, the alternative, their ratio, and the goal. */
export function inWords(result) {
  const { what, unit, value, against, ratio, goal, better = "more" } = result;
  const limit =
    goal === null || goal === undefined
      ? []
      : [
          `${better === "less" ? "at most" : "at least"} ${number(goal)}: ${isMet(result) ? "met" : "missed"}`,
        ];
  return [
    `${what}: ${spreadInWords(value, unit)}`,
    ...(against ? [`against ${spreadInWords(against, unit)}`] : []),
    ...(ratio ? [spreadInWords(ratio, "×")] : []),
    ...limit,
  ].join(", ");
}
