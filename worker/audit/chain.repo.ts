import { asc, eq, gt } from "drizzle-orm";
import type { AuditDetails, SealedAction } from "~/domain/audit";
import type { Database } from "../db/client";
import { auditDetails, auditHead, auditLog } from "../db/schema";

export interface ChainRow {
  log: SealedAction & { seal: string };
  details: AuditDetails | null;
}

/** The rows of the log after a number, in order. */
export async function readChain(db: Database, after: number, limit: number): Promise<ChainRow[]> {
  return db
    .select({ log: auditLog, details: auditDetails })
    .from(auditLog)
    .leftJoin(auditDetails, eq(auditDetails.seq, auditLog.seq))
    .where(gt(auditLog.seq, after))
    .orderBy(asc(auditLog.seq))
    .limit(limit);
}

/** Where the chain ended when it was last written to, as a trigger keeps it; null before the first row. */
export async function getChainHead(db: Database): Promise<{ seq: number; seal: string } | null> {
  return (await db.select({ seq: auditHead.seq, seal: auditHead.seal }).from(auditHead).get()) ?? null;
}
