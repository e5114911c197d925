import { data, Link } from "react-router";
import type { Route } from "./+types/region";
import { JsonLd } from "~/features/tours/json-ld";
import { renderSeason } from "~/features/seasons/render-season.server";
import { SeasonBrowser } from "~/features/seasons/season-browser";
import { TourList } from "~/features/tours/tour-list";
import { buttonClasses } from "~/ui/button";
import { regionMessages } from "~/content/regions/messages";
import { seasonGroupOf } from "~/content/seasons/seasons";
import { nowContext, servicesContext } from "~/context";
import { seasonInIndia, seasons } from "~/domain/calendar/calendar";
import { tourMessages } from "~/domain/tours/messages";
import { regions } from "~/domain/tours/tour";
import { pageMeta } from "~/platform/pages/page-meta";
import { sendOnce } from "~/platform/pages/send-once";
import { tourListData } from "~/features/tours/structured-data";

/** /destinations/region/{region}-india */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const region = regions.find((known) => `${known}-india` === params.region.toLowerCase());
  if (!region) throw data(null, { status: 404 });
  const tours = await context.get(servicesContext).listAllTours({ region });
  const asked = seasons.find((known) => known === url.searchParams.get("season"));
  const season = asked ?? seasonInIndia(context.get(nowContext));
  const group = seasonGroupOf(region, season);
  const canonical = new URL(`/destinations/region/${region}-india`, url).href;
  return {
    region,
    tours,
    season,
    places: sendOnce(
      { context, request },
      { "season-places": renderSeason({ id: "season", group, onSale: tours }) },
    )["season-places"],
    canonical,
    structuredData: [tourListData(regionMessages()[region].title, tours, canonical)],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { region, canonical } = loaderData;
  const { title, intro } = regionMessages()[region];
  const url = new URL(`/illustrations/regions/${region}.png`, canonical).href;
  return pageMeta({
    title,
    description: intro,
    canonical,
    picture: { url, width: 1200, height: 630, alt: tourMessages().regions[region] },
  });
}

export default function RegionPage({ loaderData }: Route.ComponentProps) {
  const { region, tours, season, places, structuredData } = loaderData;
  const m = regionMessages();
  const { title, subtitle, description } = m[region];
  return (
    <>
      <JsonLd data={structuredData} />
      <img
        src={`/illustrations/regions/${region}.svg`}
        alt=""
        width={1600}
        height={640}
        fetchPriority="high"
        className="h-52 w-full object-cover object-[68%_60%] sm:h-[400px]"
      />
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <div className="mt-8 grid gap-x-16 gap-y-6 lg:mt-12 lg:grid-cols-2">
          <div>
            <h1 className="text-4xl sm:text-6xl">{title}</h1>
            <p className="mt-3 text-lg text-muted sm:text-xl">{subtitle}</p>
          </div>
          <div className="max-w-[68ch]">
            <p className="text-lg">{description}</p>
            <Link to={`/tours?region=${region}`} className={buttonClasses("primary", "mt-6")}>
              {m.browse}
            </Link>
          </div>
        </div>
        <SeasonBrowser
          title={m.bestPlaces(tourMessages().regions[region])}
          region={region}
          season={season}
          html={places}
          hasRegions={false}
        />
        <section aria-labelledby="tours" className="mt-20">
          <h2 id="tours" className="text-4xl">
            {m.tours(tours.length)}
          </h2>
          <TourList tours={tours} className="mt-6" />
        </section>
      </div>
    </>
  );
}
