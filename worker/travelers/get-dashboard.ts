import type { Viewer } from "~/domain/account";
import { todayInIndia } from "~/domain/calendar";
import type { TravelDate } from "~/domain/calendar";
import type { NextTrip, Trip } from "~/domain/trip";
import type { WishedTour } from "~/domain/wishlist";
import { requireViewer } from "../accounts/require-viewer";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as repo from "./dashboard.repo";

export interface Dashboard {
  /** In India. */
  today: TravelDate;
  /** The trip under way or the first one ahead, or null. */
  next: NextTrip | null;
  /** The ones after it. */
  upcoming: Trip[];
  /** Confirmed trips whose last day is over, newest first. */
  past: Trip[];
  /** Those of them without a review. */
  toReview: Trip[];
  /** The newest on the wishlist. */
  wishlist: WishedTour[];
  wishlistSize: number;
}

/**
 * What a person sees of their own journeys when they come in.
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
