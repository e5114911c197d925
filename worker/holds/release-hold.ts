import type { Database } from "../db/client";
import * as repo from "./holds.repo";

/** Puts the seats of a hold back on sale. Done twice, or after its end, it does nothing more. */
export async function releaseHold({ db }: { db: Database }, holdId: string): Promise<void> {
  await repo.releaseHold(db, holdId);
}
