import type { LoadedTourPage } from "./load-tour-page";
import { TourPage } from "./tour-page";

/** Component of all tour routes. The key remounts the page for each tour. */
export function TourRoute({ loaderData }: { loaderData: LoadedTourPage }) {
  return <TourPage key={loaderData.tour.slug} {...loaderData} />;
}
