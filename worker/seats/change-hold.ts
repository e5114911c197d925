import { AppError } from "~/domain/errors";
import type { Hold, HoldChange } from "~/domain/seats/hold";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { breaks, isSoldOut } from "../platform/db/errors";
import { readLimits } from "../platform/db/limits.repo";
import type { SeatPublisher } from "../realtime/publisher";
import { getSettings } from "../settings/get-settings";
import * as repo from "./holds.repo";
import { seatRefusals } from "./messages";

/**
 * Changes the number of held seats or extends the hold, which is possible once. Knowing the id, which only the holder receives, is the
 * authorization.
 * @throws AppError `not_found` (it has ended), `sold_out` (not that many seats; the hold stays as it is), `too_many_requests` (its caller would
 * hold too many), `illegal_transition` (already extended)
 */
export async function changeHold(
  { db, clock, publisher }: { db: Database; clock: Clock; publisher: SeatPublisher },
  holdId: string,
  { numberOfTravelers, extend }: HoldChange,
): Promise<Hold> {
  const longerBy = extend ? (await getSettings(db)).holds.minutes * 60_000 : undefined;
  const { isChanged, hold } = await repo
    .changeHold(db, holdId, { seats: numberOfTravelers, longerBy }, clock())
    .catch(async (error: unknown) => {
      if (breaks(error, "caller_seats")) {
        const { callerSeats } = await readLimits(db);
        const message = seatRefusals().othersNotHeld(callerSeats);
        throw new AppError("too_many_requests", message, { retryAfter: 60, cause: error });
      }
      if (!isSoldOut(error)) throw error;
      const message = seatRefusals().fewerThan(numberOfTravelers ?? 0);
      throw new AppError("sold_out", message, { errors: { numberOfTravelers: [message] }, cause: error });
    });
  if (hold === null) throw holdIsOver();
  if (!isChanged) throw new AppError("illegal_transition", seatRefusals().extendedOnce);
  publisher.seatsChanged(hold);
  return hold;
}

/** Creates the same error for holds that have ended and holds that never existed. */
function holdIsOver(): AppError {
  return new AppError("not_found", seatRefusals().over);
}
