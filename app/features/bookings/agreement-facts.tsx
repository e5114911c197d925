import { Exact } from "~/ui/exact";
import { formatDeadline } from "~/domain/calendar/calendar";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import type { Agreement } from "~/domain/trips/traveler-booking";
import { agreementMessages } from "./agreement-messages/messages";
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
  const m = agreementMessages();
  const language = currentLanguage();
  const facts: [name: string, value: string][] = [
    [m.facts.booking, bookingId],
    [m.facts.tour, m.facts.tourOf(tourTitle, operatorName)],
    [m.facts.start, startInWords(travelDate, { startTime })],
    [m.facts.party, party],
    ...(heldUntil === null
      ? []
      : [[m.facts.heldUntil, formatDeadline(heldUntil)] satisfies [string, string]]),
  ];
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">
              {name === m.facts.tour || name === m.facts.party ? value : <Exact>{value}</Exact>}
            </dd>
          </div>
        ))}
      </dl>
      <PriceLines lines={priceLines} total={total} />
      <RefundPeriods periods={refunds} />
      {m.legal(pathIn(language, "/privacy"), pathIn(language, "/terms"))}
    </div>
  );
}
