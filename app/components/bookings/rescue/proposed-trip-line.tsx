import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees } from "~/domain/money/money";
import type { ProposedTrip } from "~/domain/bookings/rescue";

/** A day on which a tour runs, with its price and the seats that are left. */
export function ProposedTripLine({
  travelDate,
  name = "",
  fare,
  seatsLeft,
}: Pick<ProposedTrip, "travelDate" | "fare" | "seatsLeft"> & { name?: string }) {
  return (
    <>
      <span className="font-semibold">{formatTravelDate(travelDate)}</span> {name}
      <span translate="no" className="block text-sm text-muted tabular-nums">
        {formatRupees(fare)} per adult, {seatsLeft} {seatsLeft === 1 ? "seat" : "seats"} left
      </span>
    </>
  );
}
