import { z } from "zod";
import { monthSorts, operatorSorts, periodFields, periodQuery } from "~/domain/money/revenue";
import { reportPeriodOf } from "~/domain/money/report-period";

const querySchema = z.object({
  ...periodFields,
  months: z.enum(monthSorts).catch(monthSorts[0]),
  operators: z.enum(operatorSorts).catch(operatorSorts[0]),
});

/** Reads the period and the sort of each table of the revenue report from the URL. */
export function readRevenueQuery(url: URL) {
  const { months, operators, ...days } = querySchema.parse(Object.fromEntries(url.searchParams));
  const period = reportPeriodOf(days);
  return { period, sorts: { months, operators }, state: { ...periodQuery(period), months, operators } };
}
