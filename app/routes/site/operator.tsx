import { BadgeCheck } from "lucide";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/operator";
import { Breadcrumbs } from "~/ui/breadcrumb-trail";
import { OperatorLogo } from "~/features/tours/operator-logo";
import { TourCard } from "~/features/tours/tour-card";
import { Stars } from "~/features/reviews/stars";
import { operatorPageMessages } from "~/features/operators/messages";
import { reviewMessages } from "~/features/reviews/public/messages";
import { reviewsText } from "~/features/reviews/tour-rating";
import { servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { langOfText } from "~/domain/language/language";
import { placeName } from "~/domain/places/place-name";
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
    description: operatorPageMessages().description(
      operator.companyName,
      placeName(operator.baseCity),
      operator.toursOnSale,
    ),
    canonical,
  });
}

export default function OperatorPage({ loaderData: { operator } }: Route.ComponentProps) {
  const m = operatorPageMessages();
  const { companyName, baseCity, registrationNumber, joinedAt, foundedYear } = operator;
  const { answerTime, toursOnSale, rating, reviewCount, tours } = operator;
  const facts: [string, React.ReactNode][] = [
    [m.toursOnSale, toursOnSale],
    ...(foundedYear === null ? [] : [[m.founded, foundedYear] satisfies [string, number]]),
    ...(joinedAt === null ? [] : [[m.since, todayInIndia(joinedAt).slice(0, 4)] satisfies [string, string]]),
    ...(registrationNumber === null ? [] : [[m.registration, registrationNumber] satisfies [string, string]]),
    ...(answerTime === null ? [] : [[m.messages, answerTime] satisfies [string, string]]),
  ];
  return (
    <div className="mx-auto max-w-7xl px-4 sm:px-6">
      <Breadcrumbs
        breadcrumbs={[
          { name: m.home, path: "/" },
          { name: m.tours, path: "/tours" },
          { name: companyName, path: `/operators/${operator.slug}` },
        ]}
      />
      <header className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
        <OperatorLogo operator={operator} className="size-20 text-3xl" />
        <div className="min-w-0">
          <h1 lang={langOfText(companyName)} className="text-4xl sm:text-5xl">
            {companyName}
          </h1>
          <p className="mt-1.5 text-lg text-muted">
            {baseCity === "" ? m.operator : m.operatorIn(placeName(baseCity))}
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
              <span className="sr-only">{reviewMessages().outOf5}</span>
              <span className="text-sm text-muted">{m.ofTheseTours(reviewsText(reviewCount))}</span>
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
          {m.verified}
        </p>
      </div>
      <section aria-labelledby="tours" className="mt-10">
        <h2 id="tours" className="text-2xl sm:text-3xl">
          {toursOnSale > tours.length ? m.theirFirst(tours.length) : m.theirTours}
        </h2>
        {tours.length === 0 ? (
          <p className="mt-3">{m.noneOnSale}</p>
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
