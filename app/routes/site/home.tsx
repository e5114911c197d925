import { Suspense } from "react";
import { Link } from "react-router";
import type { Route } from "./+types/home";
import { FeaturedTours } from "~/features/home/featured-tours";
import { HomeHero } from "~/features/home/home-hero";
import { homeMessages } from "~/features/home/messages";
import { Newsletter } from "~/features/home/newsletter";
import { renderHome, renderSummaries } from "~/features/home/render-home.server";
import { WelcomePanel, welcomeLines } from "~/features/home/welcome-panel";
import { TrustRow } from "~/features/home/trust-row";
import { SearchBar } from "~/features/search/search-bar";
import { Testimonials } from "~/features/home/testimonials";
import { RecentTours } from "~/features/tours/recent/recent-tours";
import { JsonLd } from "~/features/tours/json-ld";
import { ServerHtml } from "~/platform/hydration/server-html";
import { renderSeason } from "~/features/seasons/render-season.server";
import { SeasonBrowser } from "~/features/seasons/season-browser";
import { seasonGroupOf, toursOfSeason } from "~/content/seasons/seasons";
import { nowContext, servicesContext, viewerContext } from "~/context";
import { mayOpen } from "~/domain/office/office-access";
import { lightInIndia, seasonInIndia, seasons } from "~/domain/calendar/calendar";
import { regions } from "~/domain/tours/tour";
import type { BookableTour, TourCard } from "~/domain/tours/tour-schema";
import { useSettings, useViewer } from "~/platform/pages/use-site";
import { useLinksInHtml } from "~/platform/hydration/use-links-in-html";
import { pageMeta, socialPicture } from "~/platform/pages/page-meta";
import { sendOnce } from "~/platform/pages/send-once";
import { organizationData, siteData } from "~/features/tours/structured-data";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const now = context.get(nowContext);
  const services = context.get(servicesContext);
  const viewer = context.get(viewerContext);
  const region = regions.find((known) => known === url.searchParams.get("region")) ?? "south";
  const season = seasons.find((known) => known === url.searchParams.get("season")) ?? seasonInIndia(now);
  const seasonGroup = seasonGroupOf(region, season);
  const [{ promoted, featured, places }, seasonTours, { testimonials }, { contact }, memberships] =
    await Promise.all([
      services.getHomeTours(),
      services.listTourLinks(toursOfSeason(seasonGroup)),
      services.getAboutUs(),
      services.getPublicSettings(),
      viewer?.role === "tour_operator" ? services.listMemberships(viewer) : [],
    ]);
  const canonical = new URL("/", url).href;
  return {
    canonical,
    structuredData: [organizationData(canonical, contact), siteData(canonical)],
    panorama: `${seasonInIndia(now)}-${lightInIndia(now)}`,
    promoted: promoted.map(forPoster),
    featured: featured.map(forPoster),
    placeCount: places.length,
    testimonials,
    shortcuts: viewer
      ? welcomeLines[viewer.role].flatMap(({ to }) => (mayOpen({ viewer, memberships }, to) ? [to] : []))
      : [],
    region,
    season,
    html: sendOnce(
      { context, request },
      {
        ...renderHome(null),
        ...renderSummaries([...promoted, ...featured]),
        "season-places": renderSeason({ id: "season", group: seasonGroup, onSale: seasonTours }),
      },
    ),
  };
}

/** Leaves out what only other cards show, and the summary, which is sent as HTML. */
function forPoster({
  subtitle: _subtitle,
  location: _location,
  states: _states,
  type: _type,
  category: _category,
  bestMonths: _bestMonths,
  summary: _summary,
  scene: _scene,
  ...tour
}: TourCard): BookableTour {
  return tour;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const [picture] = loaderData.featured;
  return pageMeta({
    title: homeMessages().title,
    description: homeMessages().description(loaderData.placeCount),
    canonical: loaderData.canonical,
    picture: picture && socialPicture(picture, loaderData.canonical),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const { features } = useSettings();
  const { html } = loaderData;
  const onClick = useLinksInHtml();
  return (
    <>
      <JsonLd data={loaderData.structuredData} />
      <HomeHero panorama={loaderData.panorama} />

      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <SearchBar action="/tours" />
        <TrustRow />
        {viewer && <WelcomePanel viewer={viewer} allowed={loaderData.shortcuts} />}
        <Suspense>
          {loaderData.promoted.length + loaderData.featured.length > 0 && (
            <FeaturedTours promoted={loaderData.promoted} featured={loaderData.featured} summaries={html} />
          )}
        </Suspense>
        <RecentTours />
        <ServerHtml id="categories" html={html.categories} onClick={onClick} />
      </div>

      {(import.meta.env.MODE !== "production" || loaderData.testimonials.length > 0) && (
        <div className="mt-20 bg-sunken">
          <div aria-hidden className="block-print" />
          <Suspense>
            <Testimonials entered={loaderData.testimonials} />
          </Suspense>
          <div aria-hidden className="block-print" />
        </div>
      )}

      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <Suspense>
          <SeasonBrowser
            title={homeMessages().bestPlaces}
            region={loaderData.region}
            season={loaderData.season}
            html={html["season-places"]}
          />
        </Suspense>
        {loaderData.placeCount > 0 && (
          <p className="mt-8">
            <Link to="/destinations" className="py-1 font-semibold text-peacock underline underline-offset-4">
              {homeMessages().allDestinations(loaderData.placeCount)}
            </Link>
          </p>
        )}
        {features.newsletter && (
          <section aria-labelledby="newsletter" className="mt-20">
            <Newsletter />
          </section>
        )}
      </div>
    </>
  );
}
