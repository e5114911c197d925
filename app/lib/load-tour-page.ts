import { seasonGroupOf } from "~/content/seasons";
import { seasonOfMonth } from "~/domain/calendar";
import type { Services } from "../../worker/services";
import { orNotFound } from "./not-found";

/** A tour's page with where else to go in its region this season; a slug that is none becomes a 404. */
export async function loadTourPage(services: Services, slug: string) {
  const page = await orNotFound(services.getTourPage(slug));
  return { ...page, seasonGroup: seasonGroupOf(page.tour.region, seasonOfMonth(page.month)) };
}

export type LoadedTourPage = Awaited<ReturnType<typeof loadTourPage>>;
