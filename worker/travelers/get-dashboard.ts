import { todayInIndia } from "~/domain/calendar/calendar";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { NextTrip, Trip } from "~/domain/bookings/trip";
import type { WishedTour } from "~/domain/wishlist/wishlist";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as repo from "./dashboard.repo";
import type { Traveler } from "../authz/actors";

export interface Dashboard {
  /** In India. */
  today: TravelDate;
  /** The current trip or the next one, or null. */
  next: NextTrip | null;
  /** The trips after `next`. */
  upcoming: Trip[];
  /** Confirmed trips whose last day is over, newest first. */
  past: Trip[];
  /** Past trips without a review. */
  toReview: Trip[];
  /** Newest wishlist items. */
  wishlist: WishedTour[];
  wishlistSize: number;
}

/**
 * Returns a traveler's dashboard.
 */
export async function getDashboard(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
): Promise<Dashboard> {
  const today = todayInIndia(clock());
  return { today, ...(await repo.getDashboard(db, traveler, today)) };
}
