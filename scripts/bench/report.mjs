const number = (value) =>
  value === undefined
    ? ""
    : new Intl.NumberFormat("en-IN", {
        maximumSignificantDigits: value >= 100 ? 6 : 3,
        ...(value >= 100 && { maximumFractionDigits: 0 }),
      }).format(value);

const inWords = (value, unit) =>
  value
    ? `${number(value.median)} ${unit} (${number(value.min)} to ${number(value.max)})`.replace("  ", " ")
    : "";

/** True if a result reaches its goal, by its ratio if it has one; null without a goal. */
export function isMet({ value, ratio, goal, better = "more" }) {
  if (goal === null || goal === undefined) return null;
  const { median } = ratio ?? value;
  return better === "less" ? median <= goal : median >= goal;
}

/** Rows of the table of results. */
export function markdownOf(results) {
  return results.map((result) => {
    const { row, what, unit, value, against, ratio, goal, better = "more", at = "", load = "" } = result;
    const met = { true: "yes", false: "no", null: "" }[isMet(result)];
    const limit =
      goal === null || goal === undefined
        ? ""
        : `${better === "less" ? "at most" : "at least"} ${number(goal)}${ratio ? "" : ` ${unit}`}`;
    const cells = [
      row,
      what,
      inWords(value, unit),
      inWords(against, unit),
      inWords(ratio, "×"),
      limit,
      met,
      at,
      load,
    ];
    return `| ${cells.join(" | ")} |`;
  });
}

/** Table of how many goals of each row are met. */
export function metByRow(results) {
  const rows = Map.groupBy(
    results.filter((result) => isMet(result) !== null),
    ({ row }) => row,
  );
  const lines = [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([row, of]) => `| ${row} | ${of.filter((result) => isMet(result)).length} of ${of.length} |`);
  return `| Row | Goals met |\n|---|---|\n${lines.join("\n")}`;
}
