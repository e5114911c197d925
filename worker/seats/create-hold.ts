import { todayInIndia } from "~/domain/calendar/calendar";
import { cutOffAt } from "~/domain/departures/cut-off";
import { rulesOfStart, seatsOfStart } from "~/domain/departures/start";
import { AppError } from "~/domain/errors";
import type { Hold, HoldRequest } from "~/domain/seats/hold";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { breaks, isSoldOut, takesFromClosed, violates } from "../platform/db/errors";
import { readLimits } from "../platform/db/limits.repo";
import type { TestControls } from "../platform/http/test-controls";
import type { Keys } from "../platform/keys/keys";
import { requireOpenDay, requireOption, requireStart, seatsOfOption } from "../prices/price-booking";
import type { SeatPublisher } from "../realtime/publisher";
import { loadSaleTerms } from "../prices/sale-terms.repo";
import { requireFeature } from "../settings/get-settings";
import { notOnSale, soldOut } from "../tours/refusals";
import { refusalOfClosed } from "../prices/refuse-closed";
import { createChallenge, verifyProof } from "../platform/keys/proof-of-work";
import * as repo from "./holds.repo";
import type { DepartureKey } from "./seats.repo";
import { randomId } from "../platform/surroundings";
import { seatRefusals } from "./messages";

interface Dependencies {
  db: Database;
  clock: Clock;
  publisher: SeatPublisher;
  keys: Keys;
}

interface HoldingClient {
  holder: string;
  /** By `callerIdOf`. Default: null, no limits by address. */
  caller?: string | null;
  /** By `isProofAsked`. Default: false. */
  isProofAsked?: boolean;
}

/**
 * Holds seats on a departure for the time set in the settings, at most until its cut-off, on at most three departures per client. A hold that
 * replaces the client's live hold on the same departure keeps that one's end. All clients of one caller hold at most 20 seats on three
 * departures, on each for 30 minutes in all, then not for an hour. Once nearly all seats of a departure are held, a new hold needs a proof
 * of work.
 * @throws AppError `not_found` (tour), `invalid` (date, start time, option), `sold_out`, `too_many_requests` (a limit; with `retryAfter`), `proof_required` (with
 * the `challenge`), `unavailable` (bookings are closed), `bookings_closed`
 */
export async function createHold(
  { db, clock, publisher, keys }: Dependencies,
  request: HoldRequest,
  { holder, caller = null, isProofAsked = false, pause, holdFor }: HoldingClient & TestControls,
): Promise<Hold> {
  const { settings, priced } = await loadSaleTerms(db, request.tour, todayInIndia(clock()));
  requireFeature(settings, "bookings");
  if (!priced) throw notOnSale();
  const { tour } = priced;
  const { travelDate, numberOfTravelers } = request;
  const { slug, departures, capacity } = tour.details;
  const option = requireOption(tour.details, request);
  const { start, seats } = seatsOfOption(option, requireStart(departures, request, clock()));
  const rules = rulesOfStart(departures, start);
  const departure = { tourId: tour.id, travelDate, start };
  const proven = { tour: slug, travelDate, caller };

  const proof =
    request.proof === undefined
      ? null
      : await verifyProof({ clock, keys }, "hold-proof", request.proof, proven);

  await pause?.();
  // Checked again: the cut-off may have passed.
  const now = clock();
  requireOpenDay(rules, travelDate, now);
  try {
    const newHold = {
      id: randomId(),
      holder,
      caller,
      isUnproven: isProofAsked && proof === null,
      proof,
      ...departure,
      seats: seats ?? numberOfTravelers,
      optionId: option?.id ?? null,
      travelers: seats === null ? null : numberOfTravelers,
      createdAt: now,
      expiresAt: Math.min(now + (holdFor ?? settings.holds.minutes * 60_000), cutOffAt(rules, travelDate)),
    };
    const hold = await repo.createHold(db, newHold, tour);
    publisher.seatsChanged(hold);
    return hold;
  } catch (error) {
    if (takesFromClosed(error)) throw await refusalOfClosed(db, departure, error);
    if (isSoldOut(error))
      throw soldOut(request, seatsOfStart(departures, start, capacity, tour.details.options), error, option);
    if (violates(error, "seat_holds.tour_id")) throw notOnSale(error);
    if (breaks(error, "proof_of_work") || violates(error, "spent_proofs.id")) {
      throw new AppError("proof_required", seatRefusals().nearlyFull, {
        retryAfter: 60,
        extra: { challenge: await createChallenge({ clock, keys }, "hold-proof", proven) },
        cause: error,
      });
    }
    const refusal = await refusalByLimit(db, { ...departure, holder, caller, now }, error);
    throw refusal ?? error;
  }
}

/** Returns the error for a limit of the holder or its caller, with the time until another try may succeed; null for other errors. */
async function refusalByLimit(
  db: Database,
  {
    holder,
    caller,
    now,
    ...departure
  }: DepartureKey & { holder: string; caller: string | null; now: number },
  cause: unknown,
): Promise<AppError | null> {
  const refusal = (detail: string, end: number | null) =>
    new AppError("too_many_requests", detail, {
      retryAfter: Math.max(1, Math.ceil(((end ?? now) - now) / 1000)),
      cause,
    });
  if (violates(cause, "seat_holds.slot"))
    return refusal(seatRefusals().threeDepartures, await repo.firstEndOfHolds(db, { holder }, now));
  if (caller === null || !breaks(cause, "caller_time", "caller_seats")) return null;
  return breaks(cause, "caller_time")
    ? refusal(
        seatRefusals().heldFor((await readLimits(db)).callerHeldFor / 60_000),
        await repo.endOfRest(db, caller, departure),
      )
    : refusal(seatRefusals().heldAlready, await repo.firstEndOfHolds(db, { caller }, now));
}
