import { renderToStaticMarkup } from "react-dom/server";
import { formatRupees } from "~/domain/money/money";
import type { PriceTerms } from "~/domain/prices/price-terms";
import { refundText, stepPeriod } from "~/domain/bookings/cancellation";
import type { RefundStep } from "~/domain/bookings/refund-schedule";
import { tourPageMessages } from "./messages";

/** Renders the prices of a tour with price rules, and what a cancellation returns; they have no controls. */
export function renderPrices(prices: PriceTerms | null, refundSchedule: readonly RefundStep[]) {
  return {
    fares: prices === null ? "" : renderToStaticMarkup(<TourPrices prices={prices} />),
    refunds: renderToStaticMarkup(<CancellationTerms refundSchedule={refundSchedule} />),
  };
}

/** Fares by date and traveler. */
function TourPrices({ prices }: { prices: PriceTerms }) {
  return (
    <>
      {prices.fares.length > 0 && <FareTable fares={prices.fares} />}
      {prices.terms.length > 0 && (
        <dl className="mt-5 grid max-w-[68ch] gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
          {prices.terms.map(({ name, description }) => (
            <div key={name} className="grid gap-x-8 sm:col-span-2 sm:grid-cols-subgrid">
              <dt className="font-semibold">{name}</dt>
              {description.map((each) => (
                <dd key={each} className="tabular-nums sm:col-start-2">
                  {each}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 max-w-[68ch] text-sm text-muted">{tourPageMessages().prices.note}</p>
    </>
  );
}

function FareTable({ fares }: { fares: PriceTerms["fares"] }) {
  const m = tourPageMessages().prices;
  const hasChildFare = fares.some(({ childInr }) => childInr !== null);
  return (
    <table className="w-full max-w-[68ch] border-collapse tabular-nums">
      <caption className="sr-only">{m.table}</caption>
      <thead>
        <tr className="border-b border-line text-left text-sm text-muted">
          <th scope="col" className="py-2 pr-3 font-semibold">
            {m.departure}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            {m.adult}
          </th>
          {hasChildFare && (
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              {m.child}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {fares.map(({ dates, label, adultInr, childInr }) => (
          <tr key={dates} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {label !== null && <span className="block font-semibold">{label}</span>}
              <span>{dates}</span>
            </th>
            <td translate="no" className="py-2 pl-3 text-right">
              {formatRupees(adultInr)}
            </td>
            {childInr !== null && (
              <td translate="no" className="py-2 pl-3 text-right">
                {formatRupees(childInr)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The refund schedule as a timeline that ends at the departure. */
function CancellationTerms({ refundSchedule }: { refundSchedule: readonly RefundStep[] }) {
  const m = tourPageMessages().cancellation;
  return (
    <>
      <p className="max-w-[68ch]">{m.text}</p>
      <ol className="mt-5 grid gap-1 sm:auto-cols-fr sm:grid-flow-col">
        {refundSchedule.map(({ atLeastDays, percent }, index) => (
          <li
            key={atLeastDays}
            className={`px-4 py-3 first:rounded-l-card last:rounded-r-card ${variantOf(percent)}`}
          >
            <strong className="block text-xl">{refundText(percent)}</strong>
            <span>{stepPeriod(refundSchedule, index)}</span>
          </li>
        ))}
      </ol>
      {m.terms()}
    </>
  );
}

function variantOf(percent: number): string {
  if (percent === 100) return "bg-success-subtle text-success";
  return percent === 0 ? "bg-danger-subtle text-danger" : "bg-warning-subtle text-warning";
}
