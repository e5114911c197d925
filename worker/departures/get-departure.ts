import type { Viewer } from "~/domain/account";
import type { DepartureDate } from "~/domain/departure-change";
import { offDayReason } from "~/domain/off-days";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import type { OwnDeparture } from "./departure.repo";
import { findDeparture } from "./find-departure";

/** What the page of a departure shows and lets be set. */
export interface DeparturePage extends Omit<OwnDeparture, "rules" | "tourId"> {
  /** Whether it has left: then nothing can be set any more. */
  isPast: boolean;
  /** Why the tour does not leave on this day by its own rules, though somebody is booked on it; null where it does. */
  offDay: string | null;
}

/** @throws AppError `unauthenticated`, `forbidden`, `not_found` (another company's too) */
export async function getDeparture(
  dependencies: { db: Database; clock: Clock },
  viewer: Viewer | null,
  date: DepartureDate,
): Promise<DeparturePage> {
  const { departure, isPast } = await findDeparture(dependencies, viewer, date);
  const { rules, tourId: _, ...shown } = departure;
  return { ...shown, isPast, offDay: offDayReason(rules, shown.travelDate) };
}
