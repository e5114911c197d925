import { todayInIndia } from "../../app/domain/calendar";
import { insertAll } from "./sql";

/** What is spent a month where nothing special is on, whole rupees: about a tenth of the demo bookings' commission... */
const usual = 38_000;

/** More is spent ahead of the seasons people travel in: by month, January first, in percent of the usual. */
const percentByMonth = [90, 110, 140, 150, 120, 80, 70, 85, 130, 160, 140, 105] as const;

/** What was spent on marketing in the last thirteen months, the present one up to today. */
export function marketingStatements(now: number): string[] {
  const today = todayInIndia(now);
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  const months = Array.from({ length: 13 }, (_, ago) => new Date(Date.UTC(year, month - ago, 1)));
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
