import { Exact } from "~/ui/exact";
import { formatDeadline } from "~/domain/calendar/calendar";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import type { Agreement } from "~/domain/trips/traveler-booking";
import { PriceLines } from "./price-lines";
import { RefundPeriods } from "./refund-periods";

/** Facts of an assistant's booking that its traveler agrees to. */
export function AgreementFacts({ agreement }: { agreement: Agreement }) {
  const {
    bookingId,
    tourTitle,
    operatorName,
    travelDate,
    startTime,
    party,
    priceLines,
    total,
    refunds,
    heldUntil,
  } = agreement;
  const facts: [name: string, value: string][] = [
    ["Booking", bookingId],
    ["Tour", `${tourTitle}, with ${operatorName}`],
    ["Start", startInWords(travelDate, { startTime })],
    ["Party", party],
    ...(heldUntil === null
      ? []
      : [["Seats held until", formatDeadline(heldUntil)] satisfies [string, string]]),
  ];
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">
              {name === "Tour" || name === "Party" ? value : <Exact>{value}</Exact>}
            </dd>
          </div>
        ))}
      </dl>
      <PriceLines lines={priceLines} total={total} />
      <RefundPeriods periods={refunds} />
      <p>
        We use your details to run this trip, as the{" "}
        <a href="/privacy" target="_blank" className="text-peacock underline underline-offset-4">
          privacy notice
        </a>{" "}
        says, under our{" "}
        <a href="/terms" target="_blank" className="text-peacock underline underline-offset-4">
          terms
        </a>
        .
      </p>
    </div>
  );
}
