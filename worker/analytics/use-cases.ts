import { todayInIndia } from "~/domain/calendar/calendar";
import { admin } from "../platform/authz/guards";
import { anyone } from "../platform/authz/use-case";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { getAnalytics } from "./get-analytics";
import { report } from "./report";
import { addVisit } from "./counts.repo";

export const analyticsUseCases = {
  getAnalytics: admin("money", report(getAnalytics)),
  countVisit: anyone(countVisit),
};

/** Counts a visit today. Stores nothing about the visitor, so two visits of one person cannot be linked. */
export async function countVisit({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await addVisit(db, todayInIndia(clock()));
}
