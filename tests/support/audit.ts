import { asc, eq } from "drizzle-orm";
import { auditDetails, auditLog } from "../../worker/db/schema";
import { db } from "./database";
import { keys } from "./keys";

/** What use cases need to write down what they do. */
export const audit = { db, clock: () => Date.now(), keys };

/** What was written down about something, in order. */
export function actionsOn(subjectId: string) {
  return db
    .select({ log: auditLog, details: auditDetails })
    .from(auditLog)
    .innerJoin(auditDetails, eq(auditDetails.seq, auditLog.seq))
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(asc(auditLog.seq));
}
