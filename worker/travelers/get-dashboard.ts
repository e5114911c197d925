import type { Viewer } from "~/domain/accounts/account";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { TravelDate } from "~/domain/calendar/calendar";
import { requireViewer } from "../authz/require-viewer";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as repo from "./dashboard.repo";

export interface Dashboard extends repo.DashboardTrips {
  /** In India. */
  today: TravelDate;
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
