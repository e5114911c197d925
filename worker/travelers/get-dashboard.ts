import { todayInIndia } from "~/domain/calendar/calendar";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as repo from "./dashboard.repo";
import type { Traveler } from "../authz/actors";

export interface Dashboard extends repo.DashboardTrips {
  /** In India. */
  today: TravelDate;
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
