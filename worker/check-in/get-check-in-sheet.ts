import { todayInIndia } from "~/domain/calendar/calendar";
import { checkInWindow } from "~/domain/check-in/check-in";
import type { CheckInSheet } from "~/domain/check-in/check-in-sheet";
import { startTimeIn, type StartKey } from "~/domain/departures/start";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { voucherPublicKeys } from "../platform/keys/voucher-key";
import type { Keys } from "../platform/keys/keys";
import { getManifest } from "./get-manifest";
import { listChangedElsewhere } from "./manifest.repo";
import type { Staff } from "../platform/authz/actors";

/**
 * Returns the data a device needs for offline check-in, and no more personal data than that.
 * @throws AppError `not_found`, also for another operator's departure
 */
export async function getCheckInSheet(
  { db, clock, keys }: { db: Database; clock: Clock; keys: Keys },
  staff: Staff<"departures">,
  departure: { slug: string; date: string; start?: StartKey },
): Promise<CheckInSheet> {
  const readAt = new Date(clock()).toISOString();
  const { tourSlug, tourTitle, travelDate, start, lastDay, closedReason, rows, gone } = await getManifest(
    { db, clock },
    staff,
    departure,
  );
  const elsewhere = await listChangedElsewhere(db, staff.id, {
    slug: tourSlug,
    travelDate,
    start,
    today: todayInIndia(clock()),
  });
  return {
    tourSlug,
    tourTitle,
    travelDate,
    ...startTimeIn(start),
    window: checkInWindow(travelDate, lastDay),
    closedReason,
    readAt,
    keys: await voucherPublicKeys(keys),
    viewer: { id: staff.id, name: staff.name },
    bookings: rows.map(
      ({ bookingId, status, customerName, seats, children, infants, owed, issuedAt, checkIn }) => ({
        bookingId,
        status,
        customerName,
        seats,
        children,
        infants,
        owed,
        issuedAt,
        checkIn,
      }),
    ),
    gone: gone.map(({ bookingId, status, issuedAt }) => ({ bookingId, status, issuedAt })),
    elsewhere,
  };
}
