import { Link } from "react-router";
import type { Route } from "./+types/destinations";
import { Hero } from "~/components/layout/hero";
import { regionContent } from "~/content/categories";
import { servicesContext } from "~/context";
import { formatRupees } from "~/domain/money";
import { regionLabels, regions } from "~/domain/tour";
import type { TourCard } from "~/domain/tour";
import { pageMeta } from "~/lib/page-meta";

const title = "Destinations";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lists = await Promise.all(regions.map((region) => services.listTours({ region, limit: 100 })));
  return {
    canonical: new URL("/destinations", url).href,
    groups: regions.map((region, index) => ({
      region,
      destinations: lists[index]?.tours.filter((tour) => tour.kind === "destination") ?? [],
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title,
    description: "All 93 destinations we sell tours to, by region and state, with their length and price.",
    canonical: loaderData?.canonical ?? "/destinations",
  });
}

export default function Destinations({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero picture="/illustrations/regions/north.svg" alt="" className="min-h-[18rem] md:min-h-[20rem]">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-3 max-w-2xl text-lg">
          Ninety-three places, from Leh to the Andamans, each with a tour that starts in the nearest large
          city.
        </p>
        <nav aria-label="Regions" className="mt-5 flex flex-wrap gap-x-5 gap-y-1 font-semibold">
          {regions.map((region) => (
            <a key={region} href={`#${region}`} className="py-1 underline underline-offset-4">
              {regionLabels[region]}
            </a>
          ))}
        </nav>
      </Hero>
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        {loaderData.groups.map(({ region, destinations }) => (
          <section
            key={region}
            id={region}
            aria-labelledby={`${region}-title`}
            className="scroll-mt-24 pt-14"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-marigold pb-2">
              <h2 id={`${region}-title`} className="text-3xl">
                {regionLabels[region]}
              </h2>
              <Link
                to={`/destinations/region/${region}-india`}
                className="py-1 font-semibold text-peacock underline underline-offset-4"
              >
                About {regionLabels[region]}
              </Link>
            </div>
            <p className="mt-3 max-w-[68ch] text-muted">{regionContent[region].intro}</p>
            <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {destinations.map((tour) => (
                <Destination key={tour.slug} tour={tour} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Destination({ tour }: { tour: TourCard }) {
  return (
    <li className="relative flex gap-4 overflow-hidden rounded-card bg-card shadow-card hover:bg-sunken">
      <img
        src={`/illustrations/cards/${tour.slug}.svg`}
        alt=""
        width={80}
        height={100}
        loading="lazy"
        className="h-full min-h-24 w-20 object-cover"
      />
      <div className="py-2 pr-3">
        <h3 className="text-lg leading-snug font-semibold">
          <Link to={tour.path} prefetch="intent" className="after:absolute after:inset-0">
            {tour.place}
          </Link>
        </h3>
        <p className="text-sm text-muted">{tour.state}</p>
        <p className="text-sm tabular-nums">
          {tour.durationText} · <strong>{formatRupees(tour.priceInr)}</strong>
        </p>
      </div>
    </li>
  );
}
