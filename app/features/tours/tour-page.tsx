import { Suspense } from "react";
import { Link } from "react-router";
import { Breadcrumbs } from "~/ui/breadcrumb-trail";
import { JsonLd } from "./json-ld";
import { ServerHtml } from "~/platform/hydration/server-html";
import { TourReviews } from "./tour-reviews";
import { Fold } from "~/ui/fold";
import { tourMessages } from "~/domain/tours/messages";
import type { LoadedTourPage } from "./load-tour-page";
import { seasonInWords } from "~/domain/departures/departure";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { langOfText } from "~/domain/language/language";
import { placeName } from "~/domain/places/place-name";
import { monthsInWords } from "~/domain/departures/season-hint";
import { useDayOnMap } from "./use-day-on-map";
import { useLinksInHtml } from "~/platform/hydration/use-links-in-html";
import { useRememberedTour } from "~/features/tours/recent/use-recent-tours";
import { useSettings } from "~/platform/pages/use-site";
import { useIsPreview } from "~/platform/pages/use-preview";
import { tourPageMessages } from "./messages";
import { MonthStrip } from "./month-strip";
import { NextDepartures } from "./next-departures";
import { OperatorLogo } from "./operator-logo";
import { TourDetailsCard } from "./tour-details-card";
import { TourHead } from "./tour-head";
import { TourPictures } from "./tour-pictures";
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
  hasPrices,
  nextDepartures,
  breadcrumbs,
  structuredData,
  canonical,
}: LoadedTourPage) {
  useRememberedTour(tour.slug);
  useDayOnMap("guide");
  const onLink = useLinksInHtml();
  const { contact } = useSettings();
  const m = tourPageMessages();
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
                {m.season.title}
              </h2>
              <div className="mt-4">
                <MonthStrip bestMonths={tour.bestMonths} month={month} closedMonths={closedMonths} />
                <WhenItRuns rules={tour.departures} closedMonths={closedMonths} />
                {hasClimate && (
                  <details className="lg:unfolded">
                    <summary className="more">{m.season.weather}</summary>
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
              {hasPrices && (
                <Fold id="prices" title={m.prices.title} hint={m.prices.hint}>
                  <ServerHtml id="fares" html={rendered.fares} />
                </Fold>
              )}
              <Fold id="cancellation" title={m.cancellation.title} hint={m.cancellation.hint}>
                <ServerHtml id="refunds" html={rendered.refunds} onClick={onLink} />
              </Fold>
              <Fold
                id="places"
                title={m.places(tourMessages().regions[tour.region])}
                hint={seasonTitle}
                className="print:hidden"
              >
                <ServerHtml id="season-places" html={rendered["season-places"]} onClick={onLink} />
              </Fold>
            </div>
          </div>
        </div>

        {similarTours.length > 0 && (
          <section aria-labelledby="similar" className="mt-8 lg:mt-12 print:hidden">
            <h2 id="similar" className="text-2xl sm:text-3xl">
              {m.similar.title}
            </h2>
            <details className="lg:unfolded">
              <summary className="more">{m.similar.more(similarTours.length)}</summary>
              <TourRow tours={similarTours} />
            </details>
          </section>
        )}
        <Suspense>
          {otherTours.length > 0 && (
            <section aria-labelledby="others" className="mt-8 lg:mt-12 print:hidden">
              <h2 id="others" className="text-2xl sm:text-3xl">
                {m.others(placeName(tour.departureCity))}
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
  const m = tourPageMessages().season;
  return (
    <p className="mt-3 max-w-[68ch]">
      <strong>{m.runs(season)}</strong>{" "}
      {m.closed(closedMonths.length > 0 ? monthsInWords(closedMonths) : null, rules.offSeason ?? "")}
    </p>
  );
}

/** The operator of a tour with the facts of its own page, beside the price. */
function TourOperator({ tour, operator }: { tour: string; operator: LoadedTourPage["operator"] }) {
  const { slug, companyName, facts } = operator;
  // An operator has a page once it is verified, which a tour's preview may precede.
  const isPreview = useIsPreview();
  const m = tourPageMessages().operator;
  return (
    <section id="operator" aria-label={m.title} className="mt-4 flex min-w-0 items-center gap-3">
      <OperatorLogo operator={operator} className="size-12 text-xl" />
      <div className="leading-snug">
        {isPreview ? (
          <strong lang={langOfText(companyName)}>{companyName}</strong>
        ) : (
          <Link
            to={`/operators/${slug}`}
            lang={langOfText(companyName)}
            className="font-semibold text-peacock underline underline-offset-4"
          >
            {companyName}
          </Link>
        )}
        <p className="text-muted">{facts.join(" · ")}</p>
        {!isPreview && (
          <Link to={`/ask/${tour}`} className="inline-block py-1 text-peacock underline underline-offset-4">
            {m.ask}
          </Link>
        )}
      </div>
    </section>
  );
}
