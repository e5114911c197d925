import { z } from "zod";
import { ledgerAccounts, ledgerKinds } from "~/domain/money/ledger";
import { periodFields, reportPeriodOf, periodQuery } from "~/domain/money/revenue";
import { filterOf, listQuerySchema } from "~/lib/pages/list-query";

const schema = listQuerySchema(["-at", "at", "-amount", "amount"], {
  ...periodFields,
  kind: filterOf(ledgerKinds),
  account: filterOf(ledgerAccounts),
  operator: z.string().max(100).optional().catch(undefined),
  booking: z
    .string()
    .regex(/^TB\d{6}$/)
    .optional()
    .catch(undefined),
});

/** Reads the state of the ledger's list and its query from the URL. */
export function readLedgerQuery(url: URL) {
  const { from, to, columns, ...query } = schema.parse(Object.fromEntries(url.searchParams));
  const period = reportPeriodOf({ from, to });
  return { period, state: { ...query, ...periodQuery(period), columns }, query: { ...query, ...period } };
}
