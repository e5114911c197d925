import { formatRupees } from "~/domain/money/money";
import type { PriceTerms } from "~/domain/prices/price-terms";

/** Fares by date and traveler, for tours with price rules. */
export function TourPrices({ prices }: { prices: PriceTerms }) {
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="text-3xl">
        Prices
      </h2>
      {prices.fares.length > 0 && <FareTable fares={prices.fares} />}
      {prices.terms.length > 0 && (
        <dl className="mt-5 grid max-w-[68ch] gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
          {prices.terms.map(({ name, says }) => (
            <div key={name} className="grid gap-x-8 sm:col-span-2 sm:grid-cols-subgrid">
              <dt className="font-semibold">{name}</dt>
              {says.map((each) => (
                <dd key={each} className="tabular-nums sm:col-start-2">
                  {each}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 max-w-[68ch] text-sm text-muted">
        Per traveler, taxes included. Infants under 2 travel free. The booking shows every line of your price
        before you confirm.
      </p>
    </section>
  );
}

function FareTable({ fares }: { fares: PriceTerms["fares"] }) {
  const hasChildFare = fares.some(({ childInr }) => childInr !== null);
  return (
    <table className="mt-4 w-full max-w-[68ch] border-collapse tabular-nums">
      <caption className="sr-only">Fares by date of departure</caption>
      <thead>
        <tr className="border-b border-line text-left text-sm text-muted">
          <th scope="col" className="py-2 pr-3 font-semibold">
            Departure
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            Adult
          </th>
          {hasChildFare && (
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              Child
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {fares.map(({ dates, label, adultInr, childInr }) => (
          <tr key={dates} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {label !== null && <span className="block font-semibold">{label}</span>}
              {dates}
            </th>
            <td className="py-2 pl-3 text-right">{formatRupees(adultInr)}</td>
            {childInr !== null && <td className="py-2 pl-3 text-right">{formatRupees(childInr)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
