import { useRef } from "react";
import { Link, redirect } from "react-router";
import type { Route } from "./+types/compare";
import { BookTour } from "~/features/bookings/dialog/book-tour";
import { ListHead } from "~/features/site/list-head";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { buttonClasses } from "~/ui/button";
import { daysOf, wantsDays, type WantedDays } from "~/domain/calendar/wanted-days";
import { pictureAlt } from "~/domain/tours/picture-alt";
import { filterLabels } from "~/domain/search/tour-filter-labels";
import { compareAddress } from "~/features/search/compare-address";
import { nowContext, servicesContext } from "~/context";
import { readFilter } from "~/domain/search/tour-query";
import { compareTours, type ComparedRow, type Comparison } from "~/features/search/comparison";
import { compareMessages } from "~/features/search/compare/messages";
import { maxCompared } from "~/features/search/max-compared";
import { cn } from "~/ui/cn";
import { pageMeta } from "~/platform/pages/page-meta";
import { isLong, shortQuery } from "~/features/search/search-address";

export async function loader({ context, url }: Route.LoaderArgs) {
  if (isLong(url.searchParams)) throw redirect(`/compare${shortQuery(url.searchParams)}`);
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
  const { title, description } = compareMessages();
  const canonical = loaderData?.canonical ?? "/compare";
  return [...pageMeta({ title, description, canonical }), { name: "robots", content: "noindex, follow" }];
}

export default function Compare({ loaderData: { comparison, days } }: Route.ComponentProps) {
  const m = compareMessages();
  const { tours } = comparison;
  return (
    <>
      <ListHead
        title={m.title}
        intro={m.intro}
        picture={`/illustrations/cards/${tours[0]?.isDrawn ? tours[0].slug : "himalaya-to-sea-by-rail"}.svg`}
      />
      <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
        {tours.length === 0 ? (
          <div className="rounded-card border border-line bg-card p-6">
            <p className="text-lg">{m.tick}</p>
            <Link to="/tours" className={buttonClasses("secondary", "mt-4")}>
              {m.choose}
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
  const m = compareMessages();
  const labels = filterLabels(days).map(({ label }) => label);
  return (
    <p className="mb-4">
      <strong>{m.sentence(labels.join(", "))}</strong> {m.pricesForDays}{" "}
      <Link to={compareAddress(slugs, {})} className="text-peacock underline underline-offset-4">
        {m.allDays}
      </Link>
    </p>
  );
}

/** Rows on phones by number of tours: two fill the screen, a third is swiped in. Wider screens show a plain table. */
const phoneRows: Record<number, string> = {
  1: "max-sm:grid max-sm:grid-cols-1",
  2: "max-sm:grid max-sm:grid-cols-2",
  3: "max-sm:grid max-sm:grid-cols-[repeat(3,calc(50vw-1rem))]",
};

function ComparisonTable({
  comparison: { tours, rows },
  days,
}: {
  comparison: Comparison;
  days: WantedDays;
}) {
  const m = compareMessages();
  const names = useRef<HTMLDivElement>(null);
  const phoneRow = phoneRows[tours.length];
  const differing = tours.length === 1 ? rows : rows.filter(({ differs }) => differs);
  const same = rows.filter((row) => !differing.includes(row));
  const others = (slug: string) => tours.flatMap((tour) => (tour.slug === slug ? [] : [tour.slug]));
  return (
    <div>
      <div
        ref={names}
        aria-hidden
        className={cn(
          phoneRow,
          "sticky top-15.25 z-20 -mx-4 overflow-hidden border-b border-line bg-card px-4 sm:hidden",
        )}
      >
        {tours.map((tour, index) => (
          <div key={tour.slug} className="flex min-w-0 gap-2 py-2 pr-2">
            <TourPicture
              tour={tour}
              shape="card"
              alt=""
              sizes="64px"
              className="size-16 shrink-0 rounded-control object-cover"
            />
            <p className="min-w-0 self-center text-sm leading-tight">
              <strong className="line-clamp-2 font-semibold wrap-anywhere">{tour.place}</strong>
              <span className="line-clamp-2 text-muted tabular-nums">{rows[0]?.values[index]}</span>
            </p>
          </div>
        ))}
      </div>
      <div
        role="region"
        aria-label={m.comparison}
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          if (names.current) names.current.scrollLeft = currentTarget.scrollLeft;
        }}
        className="relative max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 sm:rounded-card sm:bg-card sm:card-shadow"
      >
        <table
          className={cn(
            "w-full border-collapse text-left align-top max-sm:block sm:table-fixed",
            tours.length > 2 && "max-sm:w-max",
          )}
        >
          <caption className="sr-only">{m.caption}</caption>
          <thead className="max-sm:sr-only">
            <tr>
              <th scope="col" className="w-28 lg:w-40">
                <span className="sr-only">{m.fact}</span>
              </th>
              {tours.map((tour) => (
                <th key={tour.slug} scope="col" className="p-3 align-top font-normal lg:p-4">
                  <TourPicture
                    tour={tour}
                    shape="card"
                    alt={pictureAlt(tour)}
                    sizes="320px"
                    className="aspect-[4/3] w-full rounded-control object-cover max-sm:hidden"
                  />
                  <span className="mt-2.5 block font-display text-xl leading-tight">{tour.title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {differing.map((row) => (
              <ComparisonRow key={row.label} row={row} tours={tours} />
            ))}
            <tr className={cn(phoneRow, "border-t border-line align-top")}>
              <th scope="row" className="max-sm:sr-only">
                <span className="sr-only">{m.links}</span>
              </th>
              {tours.map((tour) => (
                <td key={tour.slug} className="snap-start py-4 pr-3 sm:px-3 lg:px-4">
                  <BookTour tour={tour} className={buttonClasses("secondary", "w-full px-3 text-sm")}>
                    {m.book}
                    <span className="sr-only">{m.bookFor(tour.place)}</span>
                  </BookTour>
                  <div className="mt-1 flex flex-wrap gap-x-4 text-sm">
                    <Link to={tour.path} className="py-2 text-peacock underline underline-offset-4">
                      {m.details}
                      <span className="sr-only">{m.detailsOf(tour.place)}</span>
                    </Link>
                    {tours.length > 1 && (
                      <Link
                        to={compareAddress(others(tour.slug), days)}
                        className="py-2 text-peacock underline underline-offset-4"
                      >
                        {m.remove}
                        <span className="sr-only">{m.removeWhat(tour.place)}</span>
                      </Link>
                    )}
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {same.length > 0 && (
        <details className="fold mt-4 rounded-card bg-card px-3 card-shadow sm:px-4">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
            {m.sameForAll(same.length)}
          </summary>
          <dl className="pb-2">
            {same.map(({ label, values: [value = ""] }) => (
              <div
                key={label}
                className="grid gap-x-3 border-t border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)]"
              >
                <dt className="text-sm font-semibold">{label}</dt>
                <dd className="tabular-nums">
                  <Value value={value} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

function ComparisonRow({
  row: { label, values, best },
  tours,
}: {
  row: ComparedRow;
  tours: Comparison["tours"];
}) {
  return (
    <tr className={cn(phoneRows[tours.length], "border-t border-line align-top")}>
      <th
        scope="row"
        className="pt-2 text-sm font-semibold max-sm:sticky max-sm:left-0 max-sm:col-span-full max-sm:w-fit sm:p-3 lg:px-4"
      >
        {label}
      </th>
      {values.map((value, index) => (
        <td
          key={tours[index]?.slug}
          className="min-w-0 snap-start pr-3 pb-2 wrap-anywhere tabular-nums sm:p-3 lg:px-4"
        >
          {best.includes(index) ? (
            <strong className="-mx-1.5 rounded-control bg-success-subtle px-1.5 py-0.5 text-success">
              <Value value={value} />
              <span className="sr-only">{compareMessages().best}</span>
            </strong>
          ) : (
            <Value value={value} />
          )}
        </td>
      ))}
    </tr>
  );
}

function Value({ value }: { value: string | string[] }) {
  if (typeof value === "string") return <span>{value}</span>;
  return (
    <ul className="list-disc pl-4.5 text-base">
      {value.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
