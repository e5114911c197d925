import { seasonGroupOf } from "~/content/seasons/seasons";
import { seasonOfMonth } from "~/domain/calendar";
import type { Services } from "../../worker/services";
import { tourBreadcrumbs } from "./breadcrumbs";
import { orNotFound } from "./not-found";
import { breadcrumbData, faqData, tourData } from "./structured-data";

/** A tour's page with where else to go in its region this season; a slug that is none becomes a 404. */
export async function loadTourPage(services: Services, slug: string, url: URL) {
  const page = await orNotFound(services.getTourPage(slug));
  const { tour } = page;
  const canonical = new URL(tour.path, url).href;
  const breadcrumbs = tourBreadcrumbs(tour);
  return {
    ...page,
    canonical,
    breadcrumbs,
    structuredData: [
      tourData(tour, canonical),
      breadcrumbData(breadcrumbs, canonical),
      faqData(tour.guide.faq),
    ],
    seasonGroup: seasonGroupOf(tour.region, seasonOfMonth(page.month)),
  };
}

export type LoadedTourPage = Awaited<ReturnType<typeof loadTourPage>>;
