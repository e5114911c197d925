import type { LoadedTourPage } from "~/lib/load-tour-page";
import { TourPage } from "./tour-page";

/** The component of every route that shows a tour: each tour begins its page anew. */
export function TourRoute({ loaderData }: { loaderData: LoadedTourPage }) {
  return <TourPage key={loaderData.tour.slug} {...loaderData} />;
}
