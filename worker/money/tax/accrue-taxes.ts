import { todayInIndia } from "~/domain/calendar/calendar";
import { accrue } from "~/domain/money/tax/accruals";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { createAccruals, findTaxTail, readTaxAccounts } from "./accruals.repo";

/** Max steps of a run. */
const maxSteps = 20;

/**
 * Accrues GST on commission, TCS and TDS of what moved in the ledger and of the trips that ended since the last run, by the day on which
 * they arose. Two runs at once write each tax once, and a second run finds nothing to do.
 * @returns false if a run was not enough
 */
export async function accrueTaxes({ db, clock }: { db: Database; clock: Clock }): Promise<boolean> {
  for (let step = 0; step < maxSteps; step += 1) {
    const tail = await findTaxTail(db);
    if (!tail) return true;
    const at = clock();
    const today = todayInIndia(at);
    const accounts = await readTaxAccounts(db, tail, today);
    const rows = accounts.flatMap((account) => accrue(account, tail.entries.from, today));
    await createAccruals(db, tail, rows, at);
  }
  return false;
}
