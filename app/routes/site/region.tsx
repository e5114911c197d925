import { data, Link } from "react-router";
import type { Route } from "./+types/region";
import { Hero } from "~/components/layout/hero";
import { JsonLd } from "~/components/layout/json-ld";
import { SeasonBrowser } from "~/components/seasons/season-browser";
import { TourGrid } from "~/components/tours/tour-grid";
import { buttonClasses } from "~/components/ui/button";
import { regionContent } from "~/content/categories";
import { seasonGroupOf } from "~/content/seasons/seasons";
import { servicesContext } from "~/context";
import { seasons } from "~/domain/calendar/calendar";
import { regionLabels, regions } from "~/domain/tours/tour";
import { pageMeta } from "~/lib/pages/page-meta";
import { tourListData } from "~/lib/tours/structured-data";

/** /destinations/region/{region}-india */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const region = regions.find((known) => `${known}-india` === params.region.toLowerCase());
  if (!region) throw data(null, { status: 404 });
  const tours = await context.get(servicesContext).listAllTours({ region });
  const season = seasons.find((known) => known === url.searchParams.get("season"));
  const canonical = new URL(`/destinations/region/${region}-india`, url).href;
  return {
    region,
    tours,
    seasonGroup: seasonGroupOf(region, season ?? "summer"),
    canonical,
    structuredData: [tourListData(regionContent[region].title, tours, canonical)],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, intro } = regionContent[loaderData.region];
  return pageMeta({ title, description: intro, canonical: loaderData.canonical });
}

export default function RegionPage({ loaderData }: Route.ComponentProps) {
  const { region, tours, seasonGroup, structuredData } = loaderData;
  const { title, subtitle, description } = regionContent[region];
  return (
    <>
      <JsonLd data={structuredData} />
      <Hero
        picture={`/illustrations/regions/${region}.svg`}
        alt=""
        className="min-h-[400px] md:min-h-[400px]"
      >
        <h1 className="max-w-3xl text-4xl sm:text-6xl">{title}</h1>
        <p className="mt-3 max-w-2xl text-lg sm:text-xl">{subtitle}</p>
      </Hero>
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <p className="mt-10 max-w-[68ch] text-lg">{description}</p>
        <Link to={`/tours?region=${region}`} className={buttonClasses("primary", "mt-6")}>
          Browse All Packages
        </Link>
        <SeasonBrowser
          title={`Best Places to Visit in ${regionLabels[region]}`}
          group={seasonGroup}
          onSale={tours}
          hasRegions={false}
        />
        <section aria-labelledby="tours" className="mt-20">
          <h2 id="tours" className="text-4xl">
            {tours.length} tours
          </h2>
          <TourGrid tours={tours} className="mt-6 xl:grid-cols-4" />
        </section>
      </div>
    </>
  );
}
