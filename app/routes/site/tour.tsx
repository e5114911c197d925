import { redirect } from "react-router";
import type { Route } from "./+types/tour";
import { TourRoute } from "~/components/tours/tour-route";
import { servicesContext } from "~/context";
import { loadTourPage } from "~/lib/tours/load-tour-page";

/** /tours/{slug}: canonical for packages and featured tours, a permanent redirect for destinations (P10 in docs/product.md). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await loadTourPage(context.get(servicesContext), params.slug, url);
  if (page.tour.kind === "destination") throw redirect(page.tour.path, 301);
  return page;
}

export { meta } from "~/lib/tours/tour-meta";

export default TourRoute;
