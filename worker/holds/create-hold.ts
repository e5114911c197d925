import { cutOffAt } from "~/domain/departures/cut-off";
import { AppError } from "~/domain/errors";
import type { Hold, HoldRequest } from "~/domain/holds/hold";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { takesFromClosed, violates } from "../db/errors";
import type { TestControls } from "../http/test-controls";
import { requireOpenDay } from "../prices/price-booking";
import type { SeatPublisher } from "../realtime/publisher";
import { getSettings, requireFeature } from "../settings/get-settings";
import { notOnSale, soldOut } from "../tours/refusals";
import { refusalOfClosed } from "../tours/refuse-closed";
import { findBookableTour } from "../tours/tours.repo";
import * as repo from "./holds.repo";

/**
 * Holds seats on a departure for the time set in the settings, at most until its cut-off, on at most three departures per client. A hold that replaces the client's
 * live hold on the same departure keeps that one's end.
 * @throws AppError `not_found` (tour), `invalid` (date), `sold_out`, `too_many_requests` (three holds; with `retryAfter`), `unavailable`
 * (bookings are closed)
 */
export async function createHold(
  { db, clock, publisher }: { db: Database; clock: Clock; publisher: SeatPublisher },
  request: HoldRequest,
  { holder, pause, holdFor }: { holder: string } & TestControls,
): Promise<Hold> {
  const [settings, tour] = await Promise.all([
    getSettings(db),
    findBookableTour(db, request.tour.toLowerCase()),
  ]);
  requireFeature(settings, "bookings");
  if (!tour) throw notOnSale();
  const { travelDate, numberOfTravelers } = request;
  const rules = tour.details.departures;
  requireOpenDay(rules, travelDate, clock());

  await pause?.();
  // Checked again: the cut-off may have passed.
  const now = clock();
  requireOpenDay(rules, travelDate, now);
  try {
    const hold = await repo.createHold(db, {
      id: crypto.randomUUID(),
      holder,
      tourId: tour.id,
      travelDate,
      seats: numberOfTravelers,
      createdAt: now,
      expiresAt: Math.min(now + (holdFor ?? settings.holds.minutes * 60_000), cutOffAt(rules, travelDate)),
    });
    publisher.seatsChanged(hold);
    return hold;
  } catch (error) {
    if (takesFromClosed(error)) throw await refusalOfClosed(db, { tourId: tour.id, travelDate }, error);
    if (violates(error, "departures_not_oversold")) throw soldOut(request, tour.details.capacity, error);
    if (violates(error, "seat_holds.tour_id")) throw notOnSale(error);
    if (!violates(error, "seat_holds.slot")) throw error;
    const end = await repo.firstEndOfHolds(db, holder, now);
    throw new AppError(
      "too_many_requests",
      "You already hold seats on three departures. Finish or close one of those bookings first.",
      { retryAfter: Math.max(1, Math.ceil(((end ?? now) - now) / 1000)), cause: error },
    );
  }
}
