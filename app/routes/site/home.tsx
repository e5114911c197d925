import { Link } from "react-router";
import type { Route } from "./+types/home";
import { TourCard } from "~/components/tours/tour-card";
import { SceneArt } from "~/components/tours/scene-art";
import { buttonClasses } from "~/components/ui/button";
import { servicesContext } from "~/context";
import { formatRupees } from "~/domain/money";
import { regions } from "~/domain/tour";
import { pageMeta } from "~/lib/page-meta";

const regionNames = {
  south: "South India",
  north: "North India",
  east: "East India",
  west: "West India",
} as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [featured, ...byRegion] = await Promise.all([
    services.listTours({ limit: 8 }),
    ...regions.map((region) => services.listTours({ region, limit: 100 })),
  ]);
  return {
    canonical: new URL("/", url).href,
    featured: featured.tours,
    destinations: regions.map((region, index) => ({
      region,
      tours: byRegion[index]?.tours.filter((tour) => tour.kind === "destination") ?? [],
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Tours across India, from the snow to the sea",
    description:
      "Book tours to 93 destinations across India with the companies that run them. All-in prices, seats confirmed at once.",
    canonical: loaderData.canonical,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="relative isolate overflow-hidden">
        <SceneArt scene="monastery-ridge" className="absolute inset-0 -z-10 size-full" />
        <div className="absolute inset-0 -z-10 bg-linear-to-t from-night/85 via-night/45 to-transparent" />
        <div className="mx-auto flex min-h-[600px] max-w-7xl flex-col items-start justify-end px-4 py-16 text-on-night sm:px-6">
          <h1 className="max-w-3xl text-5xl sm:text-7xl">Extraordinary Journeys Await</h1>
          <p className="mt-4 max-w-xl text-xl">
            Hill railways, temple towns, tiger country and quiet beaches: small tours across India, led by
            people who live there.
          </p>
          <a
            href="#destinations"
            className={buttonClasses("primary", "mt-8 bg-[#b8321a] text-[#fffaf0] hover:bg-[#96260f]")}
          >
            Begin Your Journey
          </a>
        </div>
      </section>

      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <section aria-labelledby="featured" className="mt-16">
          <h2 id="featured" className="text-4xl">
            Featured Tours
          </h2>
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {loaderData.featured.map((tour) => (
              <li key={tour.slug} className="grid">
                <TourCard tour={tour} />
              </li>
            ))}
          </ul>
        </section>

        <section id="destinations" aria-labelledby="destinations-title" className="mt-20">
          <h2 id="destinations-title" className="text-4xl">
            Where would you like to go?
          </h2>
          <div className="mt-8 grid gap-x-10 gap-y-12 lg:grid-cols-2">
            {loaderData.destinations.map(({ region, tours }) => (
              <section key={region} aria-labelledby={`region-${region}`}>
                <h3 id={`region-${region}`} className="border-b-2 border-marigold pb-1 font-display text-2xl">
                  {regionNames[region]}
                </h3>
                <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
                  {tours.map((tour) => (
                    <li key={tour.slug} className="border-b border-line">
                      <Link to={tour.path} className="flex justify-between gap-3 py-2 hover:text-peacock">
                        <span className="font-semibold">{tour.place}</span>
                        <span className="shrink-0 text-muted tabular-nums">
                          {formatRupees(tour.priceInr)}
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}
