import { Exact } from "~/ui/exact";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { formatRupees } from "~/domain/money/money";
import type { ProposedTrip } from "~/domain/desk/rescue";

/** A day on which a tour runs, with its price and the seats that are left. */
export function ProposedTripLine({
  travelDate,
  startTime,
  name = "",
  fare,
  seatsLeft,
}: Pick<ProposedTrip, "travelDate" | "startTime" | "fare" | "seatsLeft"> & { name?: string }) {
  return (
    <>
      <span translate="no" className="font-semibold">
        {departureInWords(travelDate, startTime)}
      </span>{" "}
      <span>{name}</span>
      <span className="block text-sm text-muted tabular-nums">
        <Exact>{formatRupees(fare)}</Exact>{" "}
        <span>{`per adult, ${seatsLeft} ${seatsLeft === 1 ? "seat" : "seats"} left`}</span>
      </span>
    </>
  );
}
