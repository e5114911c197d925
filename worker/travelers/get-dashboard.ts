import type { Viewer } from "~/domain/accounts/account";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { NextTrip, Trip } from "~/domain/bookings/trip";
import type { WishedTour } from "~/domain/wishlist/wishlist";
import { requireViewer } from "../authz/require-viewer";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as repo from "./dashboard.repo";

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
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function getDashboard(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer | null,
): Promise<Dashboard> {
  requireViewer(viewer);
  const today = todayInIndia(clock());
  return { today, ...(await repo.getDashboard(db, viewer, today)) };
}
