import type { Database } from "../platform/db/client";
import type { SeatPublisher } from "../realtime/publisher";
import * as repo from "./holds.repo";

/** Puts the seats of a hold back on sale. Idempotent; does nothing after the hold's end. */
export async function releaseHold(
  { db, publisher }: { db: Database; publisher: SeatPublisher },
  holdId: string,
): Promise<void> {
  const departure = await repo.releaseHold(db, holdId);
  if (departure) publisher.seatsChanged(departure);
}
