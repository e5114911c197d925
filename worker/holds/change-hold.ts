import { AppError } from "~/domain/errors";
import type { Hold, HoldChange } from "~/domain/hold";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { violates } from "../db/errors";
import type { SeatPublisher } from "../realtime/publisher";
import { getSettings } from "../settings/get-settings";
import { holdIsOver } from "./hold-is-over";
import * as repo from "./holds.repo";

/**
 * Changes how many seats are held, or holds them longer, once. The id, which only its holder was told, is the right to do so.
 * @throws AppError `not_found` (it has ended), `sold_out` (not that many seats; the hold stays as it is),
 *   `illegal_transition` (it was extended before)
 */
export async function changeHold(
  { db, clock, publisher }: { db: Database; clock: Clock; publisher: SeatPublisher },
  holdId: string,
  { numberOfTravelers, extend }: HoldChange,
): Promise<Hold> {
  const longerBy = extend ? (await getSettings(db)).holds.minutes * 60_000 : undefined;
  const { isChanged, hold } = await repo
    .changeHold(db, holdId, { seats: numberOfTravelers, longerBy }, clock())
    .catch((error: unknown) => {
      if (!violates(error, "departures_not_oversold")) throw error;
      const message = `There are not ${numberOfTravelers} free seats on this day. Please choose another date or fewer travelers.`;
      throw new AppError("sold_out", message, { errors: { numberOfTravelers: [message] }, cause: error });
    });
  if (hold === null) throw holdIsOver();
  if (!isChanged)
    throw new AppError("illegal_transition", "The time was extended once already: it cannot be again.");
  publisher.seatsChanged(hold);
  return hold;
}
