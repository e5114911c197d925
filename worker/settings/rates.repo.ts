import { and, desc, eq, gt } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Rate, RateKind } from "~/domain/settings/settings";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { commissionRates, compensationRates, gstRates } from "../platform/db/schema";

/** Returns the table with the rates of a kind, and the condition on its rows. */
function tableOf(kind: RateKind) {
  if (kind === "commission") return { table: commissionRates, isOfKind: undefined };
  if (kind === "compensation") return { table: compensationRates, isOfKind: undefined };
  return { table: gstRates, isOfKind: eq(gstRates.supply, kind) };
}

/** Lists all past, current and future rates, newest first. */
export function listRates(db: Database, kind: RateKind) {
  const { table, isOfKind } = tableOf(kind);
  return db
    .select({ validFrom: table.validFrom, percent: table.percent })
    .from(table)
    .where(isOfKind)
    .orderBy(desc(table.validFrom));
}

/** @returns false if there is already a rate from that day on */
export async function createRate(
  db: Database,
  kind: RateKind,
  rate: Rate,
  audit: AuditStatements,
): Promise<boolean> {
  const { created } = await batchNamed(db, {
    created:
      kind === "commission" || kind === "compensation"
        ? db
            .insert(kind === "commission" ? commissionRates : compensationRates)
            .values(rate)
            .onConflictDoNothing()
        : db
            .insert(gstRates)
            .values({ ...rate, supply: kind })
            .onConflictDoNothing(),
    audit,
  });
  return created.meta.changes > 0;
}

/** Changes the percentage of a day. @param was as read @returns false if it has changed since */
export async function updateRate(
  db: Database,
  kind: RateKind,
  { validFrom, percent, was }: Rate & { was: number },
  audit: AuditStatements,
): Promise<boolean> {
  const { table, isOfKind } = tableOf(kind);
  const { written } = await batchNamed(db, {
    written: db
      .update(table)
      .set({ percent })
      .where(and(isOfKind, eq(table.validFrom, validFrom), eq(table.percent, was))),
    audit,
  });
  return written.meta.changes > 0;
}

/** Removes a future rate. @returns true if there was one */
export async function deleteRate(
  db: Database,
  kind: RateKind,
  { validFrom, percent, today }: Rate & { today: TravelDate },
  audit: AuditStatements,
): Promise<boolean> {
  const { table, isOfKind } = tableOf(kind);
  const { deleted } = await batchNamed(db, {
    deleted: db
      .delete(table)
      .where(
        and(isOfKind, eq(table.validFrom, validFrom), eq(table.percent, percent), gt(table.validFrom, today)),
      ),
    audit,
  });
  return deleted.meta.changes > 0;
}
