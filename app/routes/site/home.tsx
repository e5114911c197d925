import { Suspense } from "react";
import type { Route } from "./+types/home";
import { AllDestinations } from "~/components/home/all-destinations";
import { CategoryTiles } from "~/components/home/category-tiles";
import { FeaturedTours } from "~/components/home/featured-tours";
import { Newsletter } from "~/components/home/newsletter";
import { WelcomePanel } from "~/components/home/welcome-panel";
import { SearchBar } from "~/components/search/search-bar";
import { Testimonials } from "~/components/home/testimonials";
import { Hero } from "~/components/layout/hero";
import { JsonLd } from "~/components/layout/json-ld";
import { SeasonBrowser } from "~/components/seasons/season-browser";
import { buttonClasses } from "~/components/ui/button";
import { seasonGroupOf } from "~/content/seasons/seasons";
import { nowContext, servicesContext } from "~/context";
import { lightInIndia, seasonInIndia, seasons } from "~/domain/calendar/calendar";
import { regions } from "~/domain/tours/tour";
import { useSettings, useViewer } from "~/hooks/use-site";
import { pageMeta, socialPicture } from "~/lib/pages/page-meta";
import { organizationData, siteData } from "~/lib/tours/structured-data";

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = context.get(nowContext);
  const { promoted, featured, places } = await context.get(servicesContext).getHomeTours();
  const region = regions.find((known) => known === url.searchParams.get("region")) ?? "south";
  const season = seasons.find((known) => known === url.searchParams.get("season")) ?? "summer";
  const canonical = new URL("/", url).href;
  return {
    canonical,
    panorama: `${seasonInIndia(now)}-${lightInIndia(now)}`,
    promoted,
    featured,
    places,
    seasonGroup: seasonGroupOf(region, season),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const [picture] = loaderData.featured;
  return pageMeta({
    title: "Tours across India, from the snow to the sea",
    description: `Book tours to ${loaderData.places.length} destinations across India with the companies that run them. All-in prices, seats confirmed at once.`,
    canonical: loaderData.canonical,
    picture: picture && socialPicture(picture, loaderData.canonical),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const { contact, features } = useSettings();
  const { canonical } = loaderData;
  return (
    <>
      <JsonLd data={[organizationData(canonical, contact), siteData(canonical)]} />
      <Hero
        picture={`/illustrations/panorama/${loaderData.panorama}.svg`}
        alt=""
        className="min-h-[600px] pb-32 md:min-h-[600px]"
      >
        <h1 className="max-w-3xl text-5xl sm:text-7xl">Extraordinary Journeys Await</h1>
        <p className="mt-4 max-w-xl text-xl md:max-w-md lg:max-w-xl">
          Hill railways, temple towns, tiger country and quiet beaches: small tours across India, led by
          people who live there.
        </p>
        <a
          href="#search"
          className={buttonClasses("primary", "mt-8 bg-[#b8321a] text-[#fffaf0] hover:bg-[#96260f]")}
        >
          Begin Your Journey
        </a>
      </Hero>

      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <SearchBar action="/tours" />
        {viewer && <WelcomePanel viewer={viewer} />}
        <Suspense>
          <FeaturedTours promoted={loaderData.promoted} featured={loaderData.featured} />
        </Suspense>
        <Suspense>
          <CategoryTiles />
        </Suspense>
      </div>

      <div className="mt-20 bg-sunken">
        <div aria-hidden className="block-print" />
        <Suspense>
          <Testimonials />
        </Suspense>
        <div aria-hidden className="block-print" />
      </div>

      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <Suspense>
          <SeasonBrowser
            title="Best Places to Visit in India"
            group={loaderData.seasonGroup}
            onSale={loaderData.places}
          />
        </Suspense>
        <Suspense>
          <AllDestinations places={loaderData.places} />
        </Suspense>
        {features.newsletter && (
          <section aria-labelledby="newsletter" className="mt-20">
            <Newsletter />
          </section>
        )}
      </div>
    </>
  );
}
