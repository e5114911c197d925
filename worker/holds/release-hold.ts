import type { Database } from "../db/client";
import type { SeatPublisher } from "../realtime/publisher";
import * as repo from "./holds.repo";

/** Puts the seats of a hold back on sale. Done twice, or after its end, it does nothing more. */
export async function releaseHold(
  { db, publisher }: { db: Database; publisher: SeatPublisher },
  holdId: string,
): Promise<void> {
  const departure = await repo.releaseHold(db, holdId);
  if (departure) publisher.seatsChanged(departure);
}
