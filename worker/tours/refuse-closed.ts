import type { AppError } from "~/domain/errors";
import type { Database } from "../db/client";
import { invalidField } from "../prices/price-booking";
import { findClosedReason } from "./departures.repo";

/** What somebody is told whose departure was closed while they asked for its seats: why, beside its date. */
export async function refusalOfClosed(
  db: Database,
  departure: Parameters<typeof findClosedReason>[1],
  cause: unknown,
): Promise<AppError> {
  const reason = await findClosedReason(db, departure);
  return invalidField("travelDate", reason ?? "This departure is closed. Please choose another date.", cause);
}
