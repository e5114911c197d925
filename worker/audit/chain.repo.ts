import { asc, eq, gt } from "drizzle-orm";
import type { AuditDetails, SealedAction } from "~/domain/audit/audit";
import type { Database } from "../db/client";
import { auditDetails, auditHead, auditLog } from "../db/schema";

export interface ChainRow {
  log: SealedAction & { seal: string };
  details: AuditDetails | null;
}

/** Returns the rows after a number, in order. */
export async function readChain(db: Database, after: number, limit: number): Promise<ChainRow[]> {
  return db
    .select({ log: auditLog, details: auditDetails })
    .from(auditLog)
    .leftJoin(auditDetails, eq(auditDetails.seq, auditLog.seq))
    .where(gt(auditLog.seq, after))
    .orderBy(asc(auditLog.seq))
    .limit(limit);
}

/** Returns the end of the chain as recorded by a trigger on the last write; null before the first row. */
export async function getChainHead(db: Database): Promise<{ seq: number; seal: string } | null> {
  return (await db.select({ seq: auditHead.seq, seal: auditHead.seal }).from(auditHead).get()) ?? null;
}
