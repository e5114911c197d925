import { redirect } from "react-router";
import type { Route } from "./+types/tour";
import { TourRoute } from "~/features/tours/tour-route";
import { loadTourPage } from "~/features/tours/load-tour-page";

/** /tours/{slug}: canonical for packages and featured tours, a permanent redirect for destinations (P10 in docs/product.md). */
export async function loader(args: Route.LoaderArgs) {
  const page = await loadTourPage(args, args.params.slug);
  if (page.tour.kind === "destination") throw redirect(page.tour.path, 301);
  return page;
}

export { meta } from "~/features/tours/tour-meta";

export default TourRoute;
