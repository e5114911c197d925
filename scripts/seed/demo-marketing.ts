import { todayInIndia } from "../../app/domain/calendar/calendar";
import { addMonths, lastMonths, startOfMonth } from "../../app/domain/calendar/months";
import { insertAll } from "./sql";

/** Spending in rupees by month, January first: about a fifth of the demo bookings' commission, more in the booking months. */
const usual = [
  26_500, 20_000, 14_500, 12_000, 10_000, 11_000, 17_500, 24_000, 28_500, 27_500, 33_000, 37_500,
];

const noon = 12 * 3_600_000;

/** Marketing spend of the last eighteen months, including the current one up to today. It was entered at noon on the next month's first day. */
export function marketingStatements(now: number): string[] {
  const today = todayInIndia(now);
  const rows = lastMonths(today, 18).map((month) => {
    const share = today.startsWith(month) ? Number(today.slice(8)) / 31 : 1;
    return {
      month,
      amount: Math.round(((usual[Number(month.slice(5)) - 1] ?? 0) * share) / 500) * 500,
      updated_at: Math.min(now, startOfMonth(addMonths(month, 1)) + noon),
    };
  });
  return insertAll("marketing_spend", rows);
}
