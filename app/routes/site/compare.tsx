import { Link, redirect } from "react-router";
import type { Route } from "./+types/compare";
import { BookTour } from "~/components/bookings/dialog/book-tour";
import { ListHead } from "~/components/layout/list-head";
import { TourPicture } from "~/components/tours/tour-picture";
import { buttonClasses } from "~/components/ui/button";
import { daysOf, wantsDays, type WantedDays } from "~/domain/calendar/wanted-days";
import { filterLabels } from "~/domain/tours/tour-filter-labels";
import { compareAddress } from "~/lib/tours/compare-address";
import { nowContext, servicesContext } from "~/context";
import { readFilter } from "~/domain/tours/tour-query";
import { compareTours, type Comparison } from "~/lib/tours/comparison";
import { maxCompared } from "~/lib/tours/max-compared";
import { cn } from "~/lib/cn";
import { pageMeta } from "~/lib/pages/page-meta";
import { isLong, shortQuery } from "~/lib/tours/search-address";

const title = "Compare tours";

export async function loader({ context, url }: Route.LoaderArgs) {
  if (isLong(url.searchParams)) throw redirect(url.pathname + shortQuery(url.searchParams));
  const services = context.get(servicesContext);
  const slugs = [...new Set((url.searchParams.get("tours") ?? "").toLowerCase().split(","))].filter(Boolean);
  const [tours, { refundSchedule }] = await Promise.all([
    services.listDetails(slugs.slice(0, maxCompared)),
    services.getPublicSettings(),
  ]);
  const days = daysOf(readFilter(url.searchParams));
  return {
    canonical: new URL("/compare", url).href,
    days,
    comparison: compareTours(tours, {
      days,
      now: context.get(nowContext),
      schedule: refundSchedule,
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const canonical = loaderData?.canonical ?? "/compare";
  return [
    ...pageMeta({ title, description: "Up to three tours side by side.", canonical }),
    { name: "robots", content: "noindex, follow" },
  ];
}

export default function Compare({ loaderData: { comparison, days } }: Route.ComponentProps) {
  const { tours } = comparison;
  return (
    <>
      <ListHead
        title={title}
        intro="What differs is marked. Everything else is the same for all."
        picture={`/illustrations/cards/${tours[0]?.isDrawn ? tours[0].slug : "himalaya-to-sea-by-rail"}.svg`}
      />
      <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
        {tours.length === 0 ? (
          <div className="rounded-card border border-line bg-card p-6">
            <p className="text-lg">Tick “Compare” on up to three tours of a list to see them side by side.</p>
            <Link to="/tours" className={buttonClasses("secondary", "mt-4")}>
              Choose tours
            </Link>
          </div>
        ) : (
          <>
            <ChosenDays days={days} slugs={tours.map(({ slug }) => slug)} />
            <ComparisonTable comparison={comparison} days={days} />
          </>
        )}
      </div>
    </>
  );
}

/** The days that the prices are for, and the way to the prices of all days. */
function ChosenDays({ days, slugs }: { days: WantedDays; slugs: string[] }) {
  if (!wantsDays(days)) return null;
  const labels = filterLabels(days).map(({ label }) => label);
  return (
    <p className="mb-4">
      <strong>{labels.join(", ")}.</strong> Prices are for these days.{" "}
      <Link to={compareAddress(slugs, {})} className="text-peacock underline underline-offset-4">
        Show prices for all days
      </Link>
    </p>
  );
}

function ComparisonTable({
  comparison: { tours, rows },
  days,
}: {
  comparison: Comparison;
  days: WantedDays;
}) {
  const others = (slug: string) => tours.flatMap((tour) => (tour.slug === slug ? [] : [tour.slug]));
  return (
    <div
      role="region"
      aria-label="Comparison"
      tabIndex={0}
      className="relative -mx-4 overflow-x-auto px-4 sm:mx-0 sm:rounded-card sm:bg-card sm:px-0 sm:shadow-card"
    >
      <table className="w-full border-collapse bg-card text-left align-top">
        <caption className="sr-only">Tours side by side</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 w-26 min-w-26 bg-card sm:w-40">
              <span className="sr-only">Fact</span>
            </th>
            {tours.map((tour) => (
              <th key={tour.slug} scope="col" className="min-w-54 p-3 align-top font-normal sm:p-4">
                <TourPicture
                  tour={tour}
                  shape="card"
                  alt={`${tour.place}: ${tour.motif}`}
                  sizes="320px"
                  className="aspect-[4/3] w-full rounded-control object-cover"
                />
                <Link
                  to={tour.path}
                  className="mt-2.5 block font-display text-xl leading-tight hover:underline"
                >
                  {tour.title}
                </Link>
                <div className="mt-2 flex flex-wrap items-center gap-x-4">
                  <BookTour tour={tour} className={buttonClasses("secondary", "px-4 text-sm")}>
                    Book Now<span className="sr-only"> for {tour.place}</span>
                  </BookTour>
                  {tours.length > 1 && (
                    <Link
                      to={compareAddress(others(tour.slug), days)}
                      className="py-2 text-sm text-peacock underline underline-offset-4"
                    >
                      Remove<span className="sr-only"> {tour.place}</span>
                    </Link>
                  )}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, differs }) => (
            <tr key={label} className="border-t border-line align-top">
              <th
                scope="row"
                className="sticky left-0 z-10 bg-card p-3 text-sm font-semibold shadow-[1px_0_var(--color-line)] sm:px-4"
              >
                {label}
                {differs && <span className="sr-only"> (differs)</span>}
              </th>
              {values.map((value, index) => (
                <td
                  key={tours[index]?.slug}
                  className={cn("p-3 tabular-nums sm:px-4", differs ? "bg-warning-subtle/60" : "text-muted")}
                >
                  {typeof value === "string" ? (
                    value
                  ) : (
                    <ul className="list-disc pl-4 text-base">
                      {value.map((each) => (
                        <li key={each}>{each}</li>
                      ))}
                    </ul>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
