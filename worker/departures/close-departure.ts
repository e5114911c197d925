import { closingReasonSchema, departureId, type DepartureDate } from "~/domain/departures/departure-change";
import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { PrivilegedChangeDependencies } from "../bookings/change-booking";
import type { TestControls } from "../platform/http/test-controls";
import { writeClosing, type OperatorDeparture } from "./departure.repo";
import { findDeparture, requireToCome } from "./find-departure";
import { settleClosedDepartures } from "./settle-closed-departures";
import { notifyOfClosedDepartures } from "./notify-of-closed-departures";
import type { Staff } from "../platform/authz/actors";
import { logError } from "../platform/log";

/**
 * Closes a departure: no more seats are sold, and booked travelers get a mail with the choice between a full refund
 * and another date. If queuing the mails fails, the next scheduled run does it.
 * @throws AppError `not_found`, `invalid` (the reason), `illegal_transition` (in the
 * past, or with check-ins), `conflict` (already closed)
 */
export async function closeDeparture(
  dependencies: PrivilegedChangeDependencies,
  staff: Staff<"departures">,
  { reason: typed, ...date }: DepartureDate & { reason: string },
  { pause }: TestControls = {},
): Promise<void> {
  const { audit, db, publisher } = dependencies;
  const found = await findDeparture(audit, staff, date);
  requireToCome(found);
  const { departure } = found;
  const { data: reason, error } = closingReasonSchema.safeParse(typed);
  if (error) {
    const messages = error.issues.map(({ message }) => message);
    throw new AppError("invalid", messages[0] ?? "Please enter a reason.", { errors: { reason: messages } });
  }

  await pause?.();
  const { tour, travelDate } = departure;
  const entry = {
    action: "departure.close" as const,
    subjectId: departureId(departure),
    before: { booked: departure.booked, held: departure.held },
    reason,
  };
  const isDone = await withAudit(audit, staff, entry, (statements) =>
    writeClosing(db, { tour, travelDate, userId: staff.id }, { reason, at: audit.clock() }, statements),
  );
  if (!isDone) {
    requireNobodyCame((await findDeparture(audit, staff, date)).departure);
    throw new AppError("conflict", "This departure is already closed.");
  }

  publisher.seatsChanged({ tourSlug: tour, travelDate });
  for (const finish of [settleClosedDepartures, notifyOfClosedDepartures]) {
    await finish(dependencies).catch((error: unknown) => logError("closed departure not settled", error));
  }
}

/** Closing would refund travelers who are already on the trip. */
function requireNobodyCame({ closed, checkedIn }: OperatorDeparture): void {
  if (closed || checkedIn === 0) return;
  const who = checkedIn === 1 ? "1 booking is checked in" : `${checkedIn} bookings are checked in`;
  throw new AppError(
    "illegal_transition",
    `${who}, so this departure can't be closed. If a check-in was a mistake, undo it first.`,
  );
}
