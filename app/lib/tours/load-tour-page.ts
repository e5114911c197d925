import { seasonGroupOf } from "~/content/seasons/seasons";
import { seasonOfMonth } from "~/domain/calendar/calendar";
import type { Services } from "../../../worker/services";
import { tourBreadcrumbs } from "~/lib/pages/breadcrumbs";
import { breadcrumbData, faqData, tourData } from "./structured-data";

/**
 * Loads a tour's page with its reviews (`?reviews=` is the cursor) and other places of its region this season; an
 * unknown slug or cursor becomes a 404.
 * @param found loads the tour; by default only tours on sale
 */
export async function loadTourPage(
  services: Services,
  slug: string,
  url: URL,
  found: ReturnType<Services["getTourPage"]> = services.getTourPage(slug),
) {
  const cursor = url.searchParams.get("reviews")?.slice(0, 200) || null;
  const [page, reviews] = await Promise.all([
    found,
    services.listReviewsOfTour({ slug: slug.toLowerCase(), cursor }),
  ]);
  const { tour } = page;
  const canonical = new URL(tour.path, url).href;
  const breadcrumbs = tourBreadcrumbs(tour);
  return {
    ...page,
    reviews: { ...reviews, isFirstPage: cursor === null },
    canonical,
    breadcrumbs,
    structuredData: [
      tourData(tour, canonical, { ...reviews, fares: page.fares }),
      breadcrumbData(breadcrumbs, canonical),
      faqData(tour.guide.faq),
    ],
    seasonGroup: seasonGroupOf(tour.region, seasonOfMonth(page.month)),
  };
}

export type LoadedTourPage = Awaited<ReturnType<typeof loadTourPage>>;
