import { redirect } from "react-router";
import type { Route } from "./+types/tour";
import { TourPage } from "~/components/tours/tour-page";
import { servicesContext } from "~/context";
import { loadTourPage } from "~/lib/load-tour-page";
import { tourMeta } from "~/lib/tour-meta";

/** /tours/{slug}: canonical for packages and featured tours, a permanent redirect for destinations (decision 10). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await loadTourPage(context.get(servicesContext), params.slug);
  if (page.tour.kind === "destination") throw redirect(page.tour.path, 301);
  return { page, canonical: new URL(page.tour.path, url).href };
}

export const meta = ({ loaderData }: Route.MetaArgs) => tourMeta(loaderData);

export default function Tour({ loaderData }: Route.ComponentProps) {
  return <TourPage key={loaderData.page.tour.slug} {...loaderData.page} canonical={loaderData.canonical} />;
}
