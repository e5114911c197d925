import { seasonInWords } from "~/domain/departures/departure";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { monthsInWords } from "~/domain/departures/season-hint";

/** The season of a tour that does not run all year, and the reason. */
export function WhenItRuns({ rules, closedMonths }: { rules: DepartureRules; closedMonths: number[] }) {
  const season = seasonInWords(rules);
  if (season === null) return null;
  return (
    <p className="mt-3 max-w-[68ch]">
      <strong>Runs {season}.</strong>{" "}
      {closedMonths.length > 0 && `No departures in ${monthsInWords(closedMonths)}. `}
      {rules.offSeason}
    </p>
  );
}
