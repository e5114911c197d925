import { departureId, type DepartureDate } from "~/domain/departures/departure-change";
import { AppError, staleEdit } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { violates } from "../platform/db/errors";
import type { TestControls } from "../platform/http/test-controls";
import type { SeatPublisher } from "../realtime/publisher";
import { findOperatorDeparture, writeCapacity, type OperatorDeparture } from "./departure.repo";
import { findDeparture, requireToCome, userIdOf } from "./find-departure";
import type { Admin, Staff } from "../platform/authz/actors";

interface DepartureDependencies {
  audit: AuditDependencies;
  publisher: SeatPublisher;
}

/**
 * Sets the capacity of a date, or resets it to the tour's.
 * @param change null to follow the tour
 * @throws AppError `not_found`, `illegal_transition` (in the past), `conflict` (more
 * seats sold; states how many, and nothing is changed)
 */
export async function changeCapacity(
  { audit, publisher }: DepartureDependencies,
  actor: Admin | Staff<"departures">,
  { capacity, ...date }: DepartureDate & { capacity: number | null },
  { pause }: TestControls = {},
): Promise<void> {
  const { db } = audit;
  const found = await findDeparture(audit, actor, date);
  requireToCome(found);
  const { departure } = found;
  const before = { capacity: departure.capacity, ofItsOwn: departure.hasOwnCapacity };
  const after = { capacity: capacity ?? departure.tourCapacity, ofItsOwn: capacity !== null };
  if (before.capacity === after.capacity && before.ofItsOwn === after.ofItsOwn) return;

  await pause?.();
  const { tour, travelDate, start } = departure;
  const mine = { tour, travelDate, start, userId: userIdOf(actor) };
  const entry = { action: "departure.capacity" as const, subjectId: departureId(departure), before, after };
  try {
    const isDone = await withAudit(audit, actor, entry, (statements) =>
      writeCapacity(db, mine, capacity, audit.clock(), statements),
    );
    if (!isDone) throw staleEdit("this departure");
  } catch (error) {
    if (!violates(error, "departures_not_oversold")) throw error;
    throw tooFew(await findOperatorDeparture(db, mine, audit.clock()), after.capacity, error);
  }
  publisher.seatsChanged({ tourSlug: tour, travelDate });
}

function tooFew(departure: OperatorDeparture | null, capacity: number, cause: unknown): AppError {
  const { booked = 0, held = 0 } = departure ?? {};
  const isHeld = held > 0 ? ` and ${held} are held for people who are booking now` : "";
  const message = `${booked} ${booked === 1 ? "seat is" : "seats are"} sold${isHeld}, so the capacity can't be ${capacity}.`;
  return new AppError("conflict", message, {
    errors: { capacity: [message] },
    extra: { booked, held },
    cause,
  });
}
