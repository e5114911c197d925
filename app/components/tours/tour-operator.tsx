import { initials } from "~/domain/accounts/account";
import type { LoadedTourPage } from "~/lib/tours/load-tour-page";

export function TourOperator({ operator }: { operator: LoadedTourPage["operator"] }) {
  const { companyName, baseCity, logo, toursOnSale } = operator;
  return (
    <section aria-labelledby="operator">
      <h2 id="operator" className="text-3xl">
        Your tour operator
      </h2>
      <div className="mt-4 flex items-center gap-4">
        {logo === null ? (
          <span
            aria-hidden
            className="grid size-14 shrink-0 place-items-center rounded-full bg-sunken font-display text-2xl text-vermilion"
          >
            {initials(companyName)}
          </span>
        ) : (
          <img
            src={logo}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="size-14 shrink-0 rounded-full border border-line bg-card object-cover"
          />
        )}
        <p>
          <strong className="block text-xl">{companyName}</strong>
          <span className="text-muted">
            Tour operator in {baseCity},{" "}
            {toursOnSale === 1 ? "1 tour on sale" : `${toursOnSale} tours on sale`}
          </span>
        </p>
      </div>
    </section>
  );
}
