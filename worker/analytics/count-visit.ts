import { todayInIndia } from "~/domain/calendar/calendar";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { addVisit } from "./visits.repo";

/** Counts a visit today. Stores nothing about the visitor, so two visits of one person cannot be linked. */
export async function countVisit({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await addVisit(db, todayInIndia(clock()));
}
