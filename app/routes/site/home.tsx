import { Link } from "react-router";
import type { Route } from "./+types/home";
import { Hero } from "~/components/layout/hero";
import { JsonLd } from "~/components/layout/json-ld";
import { TourGrid } from "~/components/tours/tour-grid";
import { buttonClasses } from "~/components/ui/button";
import { servicesContext } from "~/context";
import { lightInIndia, seasonInIndia } from "~/domain/calendar";
import { formatRupees } from "~/domain/money";
import { regionLabels, regions } from "~/domain/tour";
import { pageMeta, socialPicture } from "~/lib/page-meta";
import { siteData } from "~/lib/structured-data";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [featured, ...byRegion] = await Promise.all([
    services.listTours({ limit: 8 }),
    ...regions.map((region) => services.listTours({ region, limit: 100 })),
  ]);
  return {
    canonical: new URL("/", url).href,
    panorama: `${seasonInIndia(Date.now())}-${lightInIndia(Date.now())}`,
    featured: featured.tours,
    destinations: regions.map((region, index) => ({
      region,
      tours: byRegion[index]?.tours.filter((tour) => tour.kind === "destination") ?? [],
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const [picture] = loaderData.featured;
  return pageMeta({
    title: "Tours across India, from the snow to the sea",
    description:
      "Book tours to 93 destinations across India with the companies that run them. All-in prices, seats confirmed at once.",
    canonical: loaderData.canonical,
    picture: picture && socialPicture(picture, loaderData.canonical),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <JsonLd data={siteData(loaderData.canonical)} />
      <Hero
        picture={`/illustrations/panorama/${loaderData.panorama}.svg`}
        alt=""
        className="min-h-[600px] md:min-h-[600px]"
      >
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
      </Hero>

      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <section aria-labelledby="featured" className="mt-16">
          <h2 id="featured" className="text-4xl">
            Featured Tours
          </h2>
          <TourGrid tours={loaderData.featured} className="mt-6 lg:grid-cols-4" />
        </section>

        <section id="destinations" aria-labelledby="destinations-title" className="mt-20">
          <h2 id="destinations-title" className="text-4xl">
            Where would you like to go?
          </h2>
          <div className="mt-8 grid gap-x-10 gap-y-12 lg:grid-cols-2">
            {loaderData.destinations.map(({ region, tours }) => (
              <section key={region} aria-labelledby={`region-${region}`}>
                <h3 id={`region-${region}`} className="border-b-2 border-marigold pb-1 font-display text-2xl">
                  {regionLabels[region]}
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
