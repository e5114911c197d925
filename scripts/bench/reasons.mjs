import { isMet } from "./report.mjs";

/** Measured reasons why goals are missed, by the table row and the name of the result; the first one that matches counts. */
const reasons = [];

/** Lists missed goals with their reasons: results with the same reason share a line. */
export function missedGoals(results) {
  const missed = results.filter((result) => isMet(result) === false);
  const linesOf = Map.groupBy(missed, ({ row, what }) => {
    const known = reasons.find((reason) => reason.row === row && reason.what.test(what));
    return known?.why ?? "No reason has been measured.";
  });
  return [...linesOf].map(([why, of]) => {
    const rows = [...new Set(of.map(({ row }) => row))].join(", ");
    return `- **Row ${rows}** (${of.length} ${of.length === 1 ? "result" : "results"}: ${of[0].what}${of.length > 1 ? " …" : ""}). ${why}`;
  });
}
