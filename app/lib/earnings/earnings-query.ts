import { z } from "zod";
import { ledgerKinds } from "~/domain/money/ledger";
import { periodFields, reportPeriodOf, periodQuery } from "~/domain/money/revenue";
import { filterOf, listQuerySchema } from "~/lib/pages/list-query";

/** URL parameters of an operator's earnings pages. */

const company = z.string().max(100).optional().catch(undefined);

/** Returns the operator selected in the URL, if any. */
export function readCompany(url: URL): string | undefined {
  return company.parse(url.searchParams.get("company") || undefined);
}

/** Kinds of ledger entries that an operator can have. */
export const ownLedgerKinds = ledgerKinds.filter((kind) => kind !== "other");

const ledgerSchema = listQuerySchema(["-at", "at", "-amount", "amount"], {
  company,
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
  tour: z.string().max(200).optional().catch(undefined),
  kind: filterOf(ledgerKinds),
});

export function readOwnLedgerQuery(url: URL) {
  const said = ledgerSchema.parse(Object.fromEntries(url.searchParams));
  const { month, kind, sort, cursor, columns } = said;
  const query = {
    company: said.company || undefined,
    month,
    tour: said.tour || undefined,
    kind,
    sort,
    cursor,
  };
  return { query, state: { ...query, columns } };
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
    company: asked || undefined,
    state: { company: asked, sort, ...periodQuery(period) },
  };
}

const payoutSchema = z.object({ company, cursor: z.string().max(1000).optional().catch(undefined) });

export function readOwnPayoutQuery(url: URL) {
  const { company: asked, cursor } = payoutSchema.parse(Object.fromEntries(url.searchParams));
  return { company: asked || undefined, cursor };
}

const statementSchema = z.object({
  company,
  from: z.string().max(20).optional().catch(undefined),
  to: z.string().max(20).optional().catch(undefined),
});

/** Reads the operator and days of a statement as typed: the use case validates them. */
export function readStatementQuery(url: URL) {
  const { company: asked, ...days } = statementSchema.parse(Object.fromEntries(url.searchParams));
  return { company: asked || undefined, ...days };
}
