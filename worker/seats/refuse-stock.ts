import { formatTravelDate } from "~/domain/calendar/travel-date";
import { AppError } from "~/domain/errors";
import type { SoldExtra } from "~/domain/prices/offers";
import type { TourExtra } from "~/domain/prices/offers-schema";
import type { Database } from "../platform/db/client";
import { listTakenPieces } from "./extras.repo";
import type { DepartureKey } from "./seats.repo";
import { seatRefusals } from "./messages";

/** Creates the error for an extra that was sold out during a request: the pieces left of it, beside the extras. */
export async function refusalOfStock(
  db: Database,
  departure: DepartureKey,
  { wanted, offered }: { wanted: readonly SoldExtra[]; offered: readonly TourExtra[] },
  cause: unknown,
): Promise<AppError> {
  const taken = await listTakenPieces(db, departure);
  const leftOf = (id: string) =>
    (offered.find((extra) => extra.id === id)?.stock ?? Infinity) - (taken.get(id) ?? 0);
  const short = wanted.find(({ extra, quantity }) => leftOf(extra) < quantity);
  const left = short ? Math.max(0, leftOf(short.extra)) : 0;
  const day = formatTravelDate(departure.travelDate);
  const m = seatRefusals();
  const some = (name: string) => (left === 0 ? m.extraSoldOut(name, day) : m.extraLeft(name, day, left));
  const message = short ? some(short.name) : m.tooFewExtras(day);
  return new AppError("sold_out", message, { errors: { extras: [message] }, cause });
}
