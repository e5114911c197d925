import { renderSeason } from "~/features/seasons/render-season.server";
import { seasonGroupOf } from "~/content/seasons/seasons";
import { seasonOfMonth } from "~/domain/calendar/calendar";
import { factsInWords } from "~/domain/operators/operator-facts";
import { outlineOf } from "~/domain/tours/tour-schema";
import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "~/context";
import { sendOnce } from "~/platform/pages/send-once";
import type { PageServices } from "../../../worker/platform/http/page-services";
import { tourBreadcrumbs } from "~/platform/pages/breadcrumbs";
import { renderGuide } from "./guide/render-guide.server";
import { renderPrices } from "./render-prices.server";
import { scenesOfTour } from "./scenes-of-tour.server";
import { breadcrumbData, faqData, tourData } from "./structured-data";

const reviewsShown = 3;

/**
 * Loads a tour's page with its newest reviews and other places of its region this season; an unknown slug becomes a 404.
 * @param found loads the tour; by default only tours on sale
 */
export async function loadTourPage(
  { context, request, url }: Pick<LoaderFunctionArgs, "context" | "request" | "url">,
  slug: string,
  found?: ReturnType<PageServices["getTourPage"]>,
) {
  const services = context.get(servicesContext);
  const [page, reviews, photographs, { refundSchedule }] = await Promise.all([
    found ?? services.getTourPage(slug),
    services.listReviewsOfTour({ slug: slug.toLowerCase(), limit: reviewsShown }),
    services.listGuestPhotographs(slug.toLowerCase()),
    services.getPublicSettings(),
  ]);
  const { tour, placesOnSale, operator, prices, ...shown } = page;
  const { slug: operatorSlug, companyName, logo } = operator;
  const seasonGroup = seasonGroupOf(tour.region, seasonOfMonth(page.month));
  const canonical = new URL(tour.path, url).href;
  const breadcrumbs = tourBreadcrumbs(tour);
  return {
    ...shown,
    operator: { slug: operatorSlug, companyName, logo, facts: factsInWords(operator) },
    tour: { ...outlineOf(tour), scenes: scenesOfTour(tour) },
    rendered: sendOnce(
      { context, request },
      {
        ...renderGuide(tour),
        ...renderPrices(prices, refundSchedule),
        "season-places": renderSeason({
          id: "season-title",
          group: seasonGroup,
          onSale: placesOnSale,
          except: tour.slug,
        }),
      },
    ),
    hasClimate: tour.climate !== null,
    hasPrices: prices !== null,
    reviews: { ...reviews, photographs },
    canonical,
    breadcrumbs,
    structuredData: [
      tourData(tour, canonical, { ...reviews, fares: page.fares }),
      breadcrumbData(breadcrumbs, canonical),
      faqData(tour.guide.faq),
    ],
    seasonTitle: seasonGroup.title,
  };
}

export type LoadedTourPage = Awaited<ReturnType<typeof loadTourPage>>;
