import { todayInIndia } from "../../app/domain/calendar/calendar";
import { addMonths, lastMonths, startOfMonth } from "../../app/domain/calendar/months";
import { insertAll } from "./sql";

/** Spending of an average month in whole rupees: a fifth of the demo bookings' commission. */
const usual = 22_000;

/** Spending by month, January first, in percent of the average: more in the booking months. */
const percentByMonth = [120, 90, 65, 55, 45, 50, 80, 110, 130, 125, 150, 170] as const;

const noon = 12 * 3_600_000;

/** Marketing spend of the last eighteen months, including the current one up to today. */
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
          // Entered at noon on the first of the next month, or now.
          updated_at: Math.min(now, startOfMonth(addMonths(month, 1)) + noon),
        };
      }),
  );
}
