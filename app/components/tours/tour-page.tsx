import { Suspense } from "react";
import { useViewTransitionState } from "react-router";
import { Breadcrumbs } from "~/components/layout/breadcrumbs";
import { Hero } from "~/components/layout/hero";
import { JsonLd } from "~/components/layout/json-ld";
import { TourRating } from "~/components/reviews/tour-rating";
import { TourReviews } from "~/components/reviews/tour-reviews";
import { SeasonSection } from "~/components/seasons/season-group";
import { TourWishlistButton } from "~/components/wishlist/tour-wishlist-button";
import { regionLabels } from "~/domain/tours/tour";
import type { LoadedTourPage } from "~/lib/tours/load-tour-page";
import { seasonInWords } from "~/domain/departures/departure";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { monthsInWords } from "~/domain/departures/season-hint";
import { initials } from "~/domain/accounts/account";
import { MonthStrip } from "./month-strip";
import { NextDepartures } from "./next-departures";
import { TourGrid } from "./tour-grid";
import { TourDetailsCard } from "./tour-details-card";
import { TourGuide } from "./tour-guide";
import { TourPictures } from "./tour-pictures";
import { TourPrices, CancellationTerms } from "./tour-prices";

/** The page of a destination or tour. Source: specification 1, section 2. */
export function TourPage({
  tour,
  fares,
  operator,
  otherTours,
  reviews,
  seasonGroup,
  placesOnSale,
  month,
  closedMonths,
  runsAgain,
  prices,
  nextDepartures,
  breadcrumbs,
  structuredData,
}: LoadedTourPage) {
  const isOnTheWay = useViewTransitionState(tour.path);
  return (
    <>
      <JsonLd data={structuredData} />
      <Breadcrumbs breadcrumbs={breadcrumbs} className="mx-auto max-w-7xl px-4 sm:px-6" />
      <Hero
        picture={tour}
        alt={`${tour.place}: ${tour.motif}`}
        transitionName={isOnTheWay ? `tour-${tour.slug}` : undefined}
        className="relative"
      >
        <div className="absolute top-4 right-4 sm:right-6">
          <TourWishlistButton tour={tour} />
        </div>
        <p className="font-semibold">
          {tour.location} · {tour.durationText}
        </p>
        <h1 className="mt-2 max-w-2xl text-4xl sm:text-5xl md:text-6xl">{tour.title}</h1>
        <p className="mt-4 max-w-xl text-lg sm:text-xl">{tour.subtitle}</p>
        {tour.rating !== null && (
          <a
            href="#reviews"
            className="mt-3 inline-flex min-h-8 items-center underline decoration-on-night/50 underline-offset-4 hover:decoration-on-night"
          >
            <TourRating tour={tour} className="text-base" />
          </a>
        )}
      </Hero>

      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <div className="mt-8 grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <TourDetailsCard tour={tour} fares={fares} runsAgain={runsAgain} />
          <div className="mt-14 grid min-w-0 gap-14">
            <TourPictures tour={tour} />
            <section aria-labelledby="season">
              <h2 id="season" className="text-3xl">
                When to go
              </h2>
              <div className="mt-4">
                <MonthStrip bestMonths={tour.bestMonths} month={month} closedMonths={closedMonths} />
                <WhenItRuns rules={tour.departures} closedMonths={closedMonths} />
              </div>
            </section>
            <NextDepartures tour={tour} loaded={nextDepartures} />
            {prices !== null && <TourPrices prices={prices} />}
            <Suspense>
              <TourGuide tour={tour} />
            </Suspense>
            <Suspense>
              <TourReviews reviews={reviews} />
            </Suspense>
            <CancellationTerms />
            <TourOperator operator={operator} />
          </div>
        </div>

        <Suspense>
          {otherTours.length > 0 && (
            <section aria-labelledby="others" className="mt-16 print:hidden">
              <h2 id="others" className="text-3xl">
                Other Popular Packages from {tour.departureCity}
              </h2>
              <TourGrid tours={otherTours} className="mt-6" />
            </section>
          )}
        </Suspense>
        <Suspense>
          <section aria-labelledby="places" className="mt-16 print:hidden">
            <h2 id="places" className="mb-8 text-3xl">
              Best Places to Visit in {regionLabels[tour.region]}
            </h2>
            <SeasonSection id="places-season" group={seasonGroup} onSale={placesOnSale} except={tour.slug} />
          </section>
        </Suspense>
      </div>
    </>
  );
}

/** The season of a tour that does not run all year, and the reason. */
function WhenItRuns({ rules, closedMonths }: { rules: DepartureRules; closedMonths: number[] }) {
  const season = seasonInWords(rules);
  if (season === null) return null;
  return (
    <p className="mt-3 max-w-[68ch]">
      <strong>Runs {season}.</strong>{" "}
      {closedMonths.length > 0 && `No departures in ${monthsInWords(closedMonths)}. `}
      {rules.offSeason}
    </p>
  );
}

function TourOperator({ operator }: { operator: LoadedTourPage["operator"] }) {
  const { companyName, baseCity, logo, toursOnSale } = operator;
  return (
    <section aria-labelledby="operator">
      <h2 id="operator" className="text-3xl">
        Your tour operator
      </h2>
      <div className="mt-4 flex items-center gap-4">
        {logo === null ? (
          <span
            aria-hidden
            className="grid size-14 shrink-0 place-items-center rounded-full bg-sunken font-display text-2xl text-vermilion"
          >
            {initials(companyName)}
          </span>
        ) : (
          <img
            src={logo}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="size-14 shrink-0 rounded-full border border-line bg-card object-cover"
          />
        )}
        <p>
          <strong className="block text-xl">{companyName}</strong>
          <span className="text-muted">
            Tour operator in {baseCity},{" "}
            {toursOnSale === 1 ? "1 tour on sale" : `${toursOnSale} tours on sale`}
          </span>
        </p>
      </div>
    </section>
  );
}
