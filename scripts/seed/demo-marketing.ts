import { todayInIndia } from "../../app/domain/calendar";
import { addMonths, lastMonths, startOfMonth } from "../../app/domain/months";
import { insertAll } from "./sql";

/** What is spent in a usual month, whole rupees: a fifth of what the demo bookings bring in commission. */
const usual = 22_000;

/** More is spent in the months in which people book: January first, in percent of the usual. */
const percentByMonth = [120, 90, 65, 55, 45, 50, 80, 110, 130, 125, 150, 170] as const;

const noon = 12 * 3_600_000;

/** What was spent on marketing in the last eighteen months, the present one up to today. */
export function marketingStatements(now: number): string[] {
  const today = todayInIndia(now);
  return insertAll(
    "marketing_spend",
    lastMonths(today, 18)
      .toReversed()
      .map((month, ago) => {
        const whole = (usual * (percentByMonth[Number(month.slice(5)) - 1] ?? 100)) / 100;
        const share = ago === 0 ? Number(today.slice(8)) / 31 : 1;
        return {
          month,
          amount: Math.round((whole * share) / 500) * 500,
          // Entered at noon on the first of the month after, or now.
          updated_at: Math.min(now, startOfMonth(addMonths(month, 1)) + noon),
        };
      }),
  );
}
