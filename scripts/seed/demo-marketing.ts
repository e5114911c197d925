import { todayInIndia } from "../../app/domain/calendar";
import { insertAll } from "./sql";

/** What is spent in a usual month, whole rupees: a fifth of what the demo bookings bring in commission. */
const usual = 22_000;

/** More is spent in the months in which people book: January first, in percent of the usual. */
const percentByMonth = [120, 90, 65, 55, 45, 50, 80, 110, 130, 125, 150, 170] as const;

/** What was spent on marketing in the last eighteen months, the present one up to today. */
export function marketingStatements(now: number): string[] {
  const today = todayInIndia(now);
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  const months = Array.from({ length: 18 }, (_, ago) => new Date(Date.UTC(year, month - ago, 1)));
  return insertAll(
    "marketing_spend",
    months.map((first, ago) => {
      const whole = (usual * (percentByMonth[first.getUTCMonth()] ?? 100)) / 100;
      const share = ago === 0 ? Number(today.slice(8)) / 31 : 1;
      return {
        month: first.toISOString().slice(0, 7),
        amount: Math.round((whole * share) / 500) * 500,
        // Entered on the first of the month after, or today.
        updated_at: Math.min(now, Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1, 6)),
      };
    }),
  );
}
