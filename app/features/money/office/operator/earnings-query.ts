import { z } from "zod";
import { periodFields, periodQuery } from "~/domain/money/revenue";
import { reportPeriodOf } from "~/domain/money/report-period";

/** URL parameters of an operator's earnings pages. */

const company = z.string().max(100).optional().catch(undefined);

/** Returns the operator selected in the URL, if any. */
export function readOperator(url: URL): string | undefined {
  return company.parse(url.searchParams.get("company") || undefined);
}

const tourSorts = ["title", "bookings", "gross", "commission", "net", "premium"] as const;
const bothWays = tourSorts.flatMap((name) => [name, `-${name}` as const]);

const tourQuerySchema = z.object({
  ...periodFields,
  company,
  sort: z.enum(bothWays).catch("-net"),
});

export function readTourQuery(url: URL) {
  const { sort, company: asked, ...days } = tourQuerySchema.parse(Object.fromEntries(url.searchParams));
  const period = reportPeriodOf(days);
  return {
    period,
    sort,
    operator: asked || undefined,
    state: { company: asked, sort, ...periodQuery(period) },
  };
}

const statementSchema = z.object({
  company,
  from: z.string().max(20).optional().catch(undefined),
  to: z.string().max(20).optional().catch(undefined),
});

/** Reads the operator and days of a statement as typed: the use case validates them. */
export function readStatementQuery(url: URL) {
  const { company: asked, ...days } = statementSchema.parse(Object.fromEntries(url.searchParams));
  return { operator: asked || undefined, ...days };
}
