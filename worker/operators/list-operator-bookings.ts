import type { Viewer } from "~/domain/account";
import { todayInIndia } from "~/domain/calendar";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as repo from "./own-bookings.repo";
import type { OwnBooking, OwnBookingOrder } from "./own-bookings.repo";
import { requireRight } from "./require-right";

export interface OwnBookingList {
  bookings: OwnBooking[];
  nextCursor: string | null;
}

/**
 * One page of the bookings of an operator's tours.
 * @throws AppError `invalid` for a cursor that is none
 */
export async function listOperatorBookings(
  { db, clock }: { db: Database; clock: Clock },
  asking: Viewer | null,
  query: { order: OwnBookingOrder; cursor?: string | undefined; limit: number },
): Promise<OwnBookingList> {
  const { viewer } = await requireRight(db, asking, "bookings");
  return repo.listOperatorBookings(db, viewer.id, { ...query, today: todayInIndia(clock()) });
}
