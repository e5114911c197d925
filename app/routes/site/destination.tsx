import { data } from "react-router";
import type { Route } from "./+types/destination";
import { destinationNotFoundMessages } from "~/features/destinations/not-found/messages";
import { ErrorPage } from "~/features/site/error-page";
import { TourRoute } from "~/features/tours/tour-route";
import { regionOfSegment } from "~/domain/tours/tour";
import { errorStatus } from "~/platform/forms/error-text";
import { loadTourPage } from "~/features/tours/load-tour-page";

/**
 * /destinations/{region}/{slug} for the region's own places, and /destinations/from-bangalore/{slug} for every place
 * of the catalogue (P10 in docs/product.md).
 */
export async function loader(args: Route.LoaderArgs) {
  const page = await loadTourPage(args, args.params.slug);
  const region = regionOfSegment(args.params.segment.toLowerCase());
  const standsHere = region === "south" || region === page.tour.region;
  if (!standsHere || page.tour.kind !== "destination") throw data(null, { status: 404 });
  return page;
}

export { meta } from "~/features/tours/tour-meta";

export default TourRoute;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = errorStatus(error);
  if (status !== 404) return <ErrorPage status={status} />;
  return <ErrorPage status={404} {...destinationNotFoundMessages()} />;
}
