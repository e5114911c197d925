import { data, redirect } from "react-router";
import type { Route } from "./+types/destination-alias";
import { TourRoute } from "~/features/tours/tour-route";
import { loadTourPage } from "~/features/tours/load-tour-page";

// The header's short links (P10 in docs/product.md).
const shown = ["jaipur", "goa", "varanasi"];
const moved: Record<string, string> = { ladakh: "/destinations/north-india/leh-ladakh" };

export async function loader(args: Route.LoaderArgs) {
  const slug = args.params.slug.toLowerCase();
  const target = moved[slug];
  if (target !== undefined) throw redirect(target, 301);
  if (!shown.includes(slug)) throw data(null, { status: 404 });
  const page = await loadTourPage(args, slug);
  return page;
}

export { meta } from "~/features/tours/tour-meta";

export default TourRoute;

export { ErrorBoundary } from "./destination";
