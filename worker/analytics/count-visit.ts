import { todayInIndia } from "~/domain/calendar";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { addVisit } from "./visits.repo";

/** Counts one visit of today. Nothing of the visitor is stored: not even that two visits are one person's. */
export async function countVisit({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await addVisit(db, todayInIndia(clock()));
}
