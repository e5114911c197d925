import type { LoadedTourPage } from "~/lib/load-tour-page";
import { TourPage } from "./tour-page";

/** The component of every route that shows a tour: each tour begins its page anew. */
export function TourRoute({ loaderData }: { loaderData: { page: LoadedTourPage; canonical: string } }) {
  return <TourPage key={loaderData.page.tour.slug} {...loaderData.page} canonical={loaderData.canonical} />;
}
