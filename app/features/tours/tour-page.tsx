import { Suspense } from "react";
import { Link } from "react-router";
import { Breadcrumbs } from "~/ui/breadcrumb-trail";
import { JsonLd } from "./json-ld";
import { ServerHtml } from "~/platform/hydration/server-html";
import { TourReviews } from "./tour-reviews";
import { Fold } from "~/ui/fold";
import { regionLabels } from "~/domain/tours/tour";
import type { LoadedTourPage } from "./load-tour-page";
import { seasonInWords } from "~/domain/departures/departure";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { monthsInWords } from "~/domain/departures/season-hint";
import { useDayOnMap } from "./use-day-on-map";
import { useLinksInHtml } from "~/platform/hydration/use-links-in-html";
import { useRememberedTour } from "~/features/tours/recent/use-recent-tours";
import { useSettings } from "~/platform/pages/use-site";
import { useIsPreview } from "~/platform/pages/use-preview";
import { MonthStrip } from "./month-strip";
import { NextDepartures } from "./next-departures";
import { OperatorLogo } from "./operator-logo";
import { TourDetailsCard } from "./tour-details-card";
import { TourHead } from "./tour-head";
import { TourPictures } from "./tour-pictures";
import { TourPrices, CancellationTerms } from "./tour-prices";
import { TourRow } from "./tour-row";

/** The page of a destination or tour. Source: specification 1, section 2. */
export function TourPage({
  tour,
  rendered,
  hasClimate,
  fares,
  optionFares,
  operator,
  otherTours,
  similarTours,
  reviews,
  seasonTitle,
  month,
  closedMonths,
  runsAgain,
  prices,
  nextDepartures,
  breadcrumbs,
  structuredData,
  canonical,
}: LoadedTourPage) {
  useRememberedTour(tour.slug);
  useDayOnMap("guide");
  const onPlace = useLinksInHtml();
  const { contact } = useSettings();
  return (
    <>
      <JsonLd data={structuredData} />
      <div data-tour-print className="mx-auto max-w-7xl px-4 sm:px-6">
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <TourHead tour={tour} />
          <TourOperator tour={tour.slug} operator={operator} />
          <div className="mt-6 min-w-0 empty:hidden sm:mt-8">
            <NextDepartures tour={tour} loaded={nextDepartures} />
          </div>
          <TourDetailsCard tour={tour} fares={fares} optionFares={optionFares} runsAgain={runsAgain} />
          <div className="mt-7 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-7 lg:mt-14 lg:gap-14">
            <TourPictures tour={tour} guests={reviews.photographs} />
            <ServerHtml id="guide" html={rendered.guide} className="contents" />
            <section aria-labelledby="season">
              <h2 id="season" className="text-2xl sm:text-3xl">
                When to go
              </h2>
              <div className="mt-4">
                <MonthStrip bestMonths={tour.bestMonths} month={month} closedMonths={closedMonths} />
                <WhenItRuns rules={tour.departures} closedMonths={closedMonths} />
                {hasClimate && (
                  <details className="lg:unfolded">
                    <summary className="more">Weather by month</summary>
                    <ServerHtml id="climate" html={rendered.climate} />
                  </details>
                )}
              </div>
            </section>
            <Suspense>
              <TourReviews tour={tour} reviews={reviews} />
            </Suspense>
            <div>
              <ServerHtml id="facts" html={rendered.facts} className="contents" />
              {prices !== null && (
                <Fold id="prices" title="Prices" hint="By date and traveler, with every discount">
                  <TourPrices prices={prices} />
                </Fold>
              )}
              <Fold id="cancellation" title="If your plans change" hint="What you get back, and until when">
                <CancellationTerms />
              </Fold>
              <Fold
                id="places"
                title={`Best Places to Visit in ${regionLabels[tour.region]}`}
                hint={seasonTitle}
                className="print:hidden"
              >
                <ServerHtml id="season-places" html={rendered["season-places"]} onClick={onPlace} />
              </Fold>
            </div>
          </div>
        </div>

        {similarTours.length > 0 && (
          <section aria-labelledby="similar" className="mt-8 lg:mt-12 print:hidden">
            <h2 id="similar" className="text-2xl sm:text-3xl">
              Similar tours
            </h2>
            <details className="lg:unfolded">
              <summary className="more">
                {`${similarTours.length === 1 ? "One tour" : `${similarTours.length} tours`} like this one`}
              </summary>
              <TourRow tours={similarTours} />
            </details>
          </section>
        )}
        <Suspense>
          {otherTours.length > 0 && (
            <section aria-labelledby="others" className="mt-8 lg:mt-12 print:hidden">
              <h2 id="others" className="text-2xl sm:text-3xl">
                {`Other Popular Packages from ${tour.departureCity}`}
              </h2>
              <TourRow tours={otherTours} />
            </section>
          )}
        </Suspense>
        <p translate="no" className="hidden print:block">
          {["Tour Bharat", contact.phone, contact.email, canonical].filter(Boolean).join(" · ")}
        </p>
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
      <strong>{`Runs ${season}.`}</strong>{" "}
      <span>{`${closedMonths.length > 0 ? `No departures in ${monthsInWords(closedMonths)}. ` : ""}${rules.offSeason ?? ""}`}</span>
    </p>
  );
}

/** The operator of a tour with the facts of its own page, beside the price. */
function TourOperator({ tour, operator }: { tour: string; operator: LoadedTourPage["operator"] }) {
  const { slug, companyName, facts } = operator;
  // An operator has a page once it is verified, which a tour's preview may precede.
  const isPreview = useIsPreview();
  return (
    <section id="operator" aria-label="Your tour operator" className="mt-4 flex min-w-0 items-center gap-3">
      <OperatorLogo operator={operator} className="size-12 text-xl" />
      <div className="leading-snug">
        {isPreview ? (
          <strong>{companyName}</strong>
        ) : (
          <Link to={`/operators/${slug}`} className="font-semibold text-peacock underline underline-offset-4">
            {companyName}
          </Link>
        )}
        <p className="text-muted">{facts.join(" · ")}</p>
        {!isPreview && (
          <Link to={`/ask/${tour}`} className="inline-block py-1 text-peacock underline underline-offset-4">
            Ask a question
          </Link>
        )}
      </div>
    </section>
  );
}
