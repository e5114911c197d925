import type { AppError } from "~/domain/errors";
import type { Database } from "../platform/db/client";
import { invalidField } from "./price-booking";
import { findClosedReason } from "../tours/departures.repo";
import { offerRefusals } from "./messages";

/** Creates the error for a departure that was closed during a request for its seats: the reason, beside its date. */
export async function refusalOfClosed(
  db: Database,
  departure: Parameters<typeof findClosedReason>[1],
  cause: unknown,
): Promise<AppError> {
  const reason = await findClosedReason(db, departure);
  return invalidField("travelDate", reason ?? offerRefusals().closed, cause);
}
