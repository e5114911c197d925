import type { Route } from "./+types/kerala";
import { ListingPage } from "~/components/search/listing-page";
import { servicesContext } from "~/context";
import { loadTourListing } from "~/lib/load-tour-listing";
import { pageMeta } from "~/lib/page-meta";

const title = "Kerala Tour Packages";
const intro = "Tea hills, backwaters, waterfalls and beaches between the Western Ghats and the Arabian Sea.";

/** The header's /destinations/kerala lists the state's tours (decision 10). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const listing = await loadTourListing(context.get(servicesContext), url, { state: "Kerala" });
  return { listing, canonical: new URL("/destinations/kerala", url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title, description: intro, canonical: loaderData?.canonical ?? "/destinations/kerala" });
}

export default function Kerala({ loaderData }: Route.ComponentProps) {
  return (
    <ListingPage
      title={title}
      intro={intro}
      picture="/illustrations/heroes/kerala-backwaters-and-hills.svg"
      listing={loaderData.listing}
    />
  );
}
