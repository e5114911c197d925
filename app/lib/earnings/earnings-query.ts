import { z } from "zod";
import { periodFields, reportPeriodOf, periodQuery } from "~/domain/money/revenue";

/** URL parameters of an operator's earnings pages. */

const operator = z.string().max(100).optional().catch(undefined);

/** Returns the operator selected in the URL, if any. */
export function readOperator(url: URL): string | undefined {
  return operator.parse(url.searchParams.get("company") || undefined);
}

const tourSorts = ["title", "bookings", "gross", "commission", "net", "premium"] as const;
const bothWays = tourSorts.flatMap((name) => [name, `-${name}` as const]);

const tourQuerySchema = z.object({
  ...periodFields,
  operator,
  sort: z.enum(bothWays).catch("-net"),
});

export function readTourQuery(url: URL) {
  const { sort, operator: asked, ...days } = tourQuerySchema.parse(Object.fromEntries(url.searchParams));
  const period = reportPeriodOf(days);
  return {
    period,
    sort,
    operator: asked || undefined,
    state: { operator: asked, sort, ...periodQuery(period) },
  };
}

const statementSchema = z.object({
  operator,
  from: z.string().max(20).optional().catch(undefined),
  to: z.string().max(20).optional().catch(undefined),
});

/** Reads the operator and days of a statement as typed: the use case validates them. */
export function readStatementQuery(url: URL) {
  const { operator: asked, ...days } = statementSchema.parse(Object.fromEntries(url.searchParams));
  return { operator: asked || undefined, ...days };
}
