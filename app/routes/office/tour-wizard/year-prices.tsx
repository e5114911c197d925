import { Link } from "react-router";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { pricedYears } from "~/domain/prices/year-prices";
import {
  loadTourRules,
  requirePricedYear,
  saveYearPrices,
} from "~/features/tours/office/rules/tour-rules.server";
import { YearForm } from "~/features/tours/office/rules/year-form";
import { requireOffice } from "~/middleware/require-office";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { useNow } from "~/platform/pages/use-site";
import type { Route } from "./+types/year-prices";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { viewer } = requireOffice(context, url);
  const year = requirePricedYear(params.year, context.get(nowContext));
  return { year, ...(await loadTourRules(context.get(servicesContext), viewer, params.slug, url)) };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  const { viewer } = requireOffice(context, url);
  const year = requirePricedYear(params.year, context.get(nowContext));
  return saveYearPrices(context.get(servicesContext), viewer, { slug: params.slug, year, request, url });
}

export { revalidatesAfterConflict as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(
    loaderData ? `Prices of ${loaderData.year}: ${loaderData.tour.title}` : "Prices of the year",
  );
}

export default function YearPrices({ loaderData: { year, tour, isSaved } }: Route.ComponentProps) {
  const today = todayInIndia(useNow());
  const link = "inline-block py-1 font-semibold text-peacock underline underline-offset-4";
  return (
    <section aria-labelledby="step" className="mt-4">
      <h2 id="step" className="text-xl">{`Prices of ${year}`}</h2>
      <p className="mt-1 max-w-3xl text-muted">
        Each season has its own prices from its first day to its last. Empty cells keep the usual price, and
        bookings keep the price they were sold at.
      </p>
      <nav aria-label="Years" className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        <Link to=".." relative="path" className={link}>
          Usual prices
        </Link>
        {pricedYears(today).map((each) => (
          <Link
            key={each}
            to={`../${each}`}
            relative="path"
            aria-current={each === year ? "page" : undefined}
            className={each === year ? "py-1 font-semibold" : link}
          >
            {each}
          </Link>
        ))}
      </nav>
      <YearForm key={`${year} ${tour.version}`} tour={tour} year={year} isSaved={isSaved} />
    </section>
  );
}
