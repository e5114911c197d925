import { BadgeCheck } from "lucide";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/operator";
import { Breadcrumbs } from "~/ui/breadcrumb-trail";
import { OperatorLogo } from "~/features/tours/operator-logo";
import { TourCard } from "~/features/tours/tour-card";
import { Stars } from "~/features/reviews/stars";
import { reviewsText } from "~/features/reviews/tour-rating";
import { servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { pageMeta } from "~/platform/pages/page-meta";

/** /operators/{slug}: a verified operator and its tours; any other is a 404. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const operator = await context.get(servicesContext).getOperatorPage(params.slug);
  return { operator, canonical: new URL(`/operators/${operator.slug}`, url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { operator, canonical } = loaderData;
  return pageMeta({
    title: operator.companyName,
    description: `${operator.companyName}, tour operator in ${operator.baseCity}: ${toursText(operator.toursOnSale)} on sale.`,
    canonical,
  });
}

function toursText(count: number): string {
  return count === 1 ? "1 tour" : `${count} tours`;
}

export default function OperatorPage({ loaderData: { operator } }: Route.ComponentProps) {
  const { companyName, baseCity, registrationNumber, joinedAt, foundedYear } = operator;
  const { answerTime, toursOnSale, rating, reviewCount, tours } = operator;
  const facts: [string, React.ReactNode][] = [
    ["Tours on sale", toursOnSale],
    ...(foundedYear === null ? [] : [["Founded", foundedYear] satisfies [string, number]]),
    ...(joinedAt === null
      ? []
      : [["On Tour Bharat since", todayInIndia(joinedAt).slice(0, 4)] satisfies [string, string]]),
    ...(registrationNumber === null
      ? []
      : [["Registration number", registrationNumber] satisfies [string, string]]),
    ...(answerTime === null ? [] : [["Messages", answerTime] satisfies [string, string]]),
  ];
  return (
    <div className="mx-auto max-w-7xl px-4 sm:px-6">
      <Breadcrumbs
        breadcrumbs={[
          { name: "Home", path: "/" },
          { name: "Tours", path: "/tours" },
          { name: companyName, path: `/operators/${operator.slug}` },
        ]}
      />
      <header className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
        <OperatorLogo operator={operator} className="size-20 text-3xl" />
        <div className="min-w-0">
          <h1 className="text-4xl sm:text-5xl">{companyName}</h1>
          <p className="mt-1.5 text-lg text-muted">
            {baseCity === "" ? "Tour operator" : `Tour operator in ${baseCity}`}
          </p>
        </div>
      </header>
      <div className="mt-6 flex flex-wrap items-center gap-x-10 gap-y-4 border-y border-line py-4">
        {rating !== null && (
          <p className="flex items-center gap-2.5">
            <strong className="font-display text-3xl leading-none font-normal tabular-nums">
              {rating.toFixed(1)}
            </strong>
            <span>
              <Stars value={rating} className="block h-4" />
              <span className="sr-only">out of 5 stars, </span>
              <span className="text-sm text-muted">{`${reviewsText(reviewCount)} of these tours`}</span>
            </span>
          </p>
        )}
        <dl className="contents">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="flex items-center gap-1.5 text-success">
          <Icon icon={BadgeCheck} className="size-5" />
          Verified by Tour Bharat
        </p>
      </div>
      <section aria-labelledby="tours" className="mt-10">
        <h2 id="tours" className="text-2xl sm:text-3xl">
          {toursOnSale > tours.length ? `Their first ${tours.length} tours` : "Their tours"}
        </h2>
        {tours.length === 0 ? (
          <p className="mt-3">None is on sale at the moment.</p>
        ) : (
          <ul className="mt-4 grid gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3">
            {tours.map((tour) => (
              <li key={tour.slug} className="grid">
                <TourCard tour={tour} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
