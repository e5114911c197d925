import type { RevealedIdentity } from "~/domain/trips/party-details";
import { isTravelDate } from "~/domain/calendar/calendar";
import { departureId } from "~/domain/departures/departure-change";
import type { StartKey } from "~/domain/departures/start";
import { AppError } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Staff } from "../platform/authz/actors";
import { readIdentity } from "../trips/get-party";
import { readEncryptedIdentities } from "../bookings/party.repo";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import { getManifest } from "./get-manifest";
import type { Clock } from "../platform/clock";

/**
 * Returns the identity documents of a departure's travelers, for permits, and logs the access.
 * @throws AppError `not_found`, also for another operator's departure
 */
export async function revealIdentities(
  { db, clock, audit, keys }: { db: Database; clock: Clock; audit: AuditDependencies; keys: Keys },
  staff: Staff<"departures">,
  { slug, date, start = "" }: { slug: string; date: string; start?: StartKey },
): Promise<RevealedIdentity[]> {
  if (!isTravelDate(date)) throw new AppError("not_found", "Departure not found.");
  await getManifest({ db, clock, keys }, staff, { slug, date, start });
  const rows = await withAudit(
    audit,
    staff,
    { action: "departure.view-identities", subjectId: departureId({ tour: slug, travelDate: date, start }) },
    (statements) => readEncryptedIdentities(db, staff.id, { slug, travelDate: date, start }, statements),
  );
  return rows.flatMap(({ id, bookingId, encryptedIdentity }) => {
    const [, kind = "", number = ""] = id.split("/");
    const identity = readIdentity(keys, { id, encryptedIdentity });
    return identity ? [{ place: `${bookingId} ${kind} ${number}`, identity }] : [];
  });
}
