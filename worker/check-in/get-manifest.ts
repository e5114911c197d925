import { isTravelDate, todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import type { Manifest } from "~/domain/check-in/manifest";
import type { StartKey } from "~/domain/departures/start";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { findManifest } from "./manifest.repo";
import type { Staff } from "../platform/authz/actors";

/**
 * Returns the travelers on a departure of an operator's tour. Emergency contacts only on the days of P45 in
 * docs/product.md.
 * @throws AppError `not_found`, also for another operator's tour
 */
export async function getManifest(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"departures">,
  { slug, date, start = "" }: { slug: string; date: string; start?: StartKey },
): Promise<Manifest> {
  const { operators } = staff;
  const today = todayInIndia(clock());
  const found = isTravelDate(date)
    ? await findManifest(db, staff.id, { slug, travelDate: date, start, today })
    : null;
  if (!found) throw new AppError("not_found", "Departure not found.");
  const { operator, ...manifest } = found;
  const opensBookings = operators.some(
    ({ operator: member, rights }) => member === operator && rights.includes("bookings"),
  );
  return { ...manifest, opensBookings };
}
