import { useEffect } from "react";
import type { Route } from "./+types/destinations";
import { IndiaMap } from "~/features/destinations/india-map";
import { RegionSection } from "~/features/destinations/region-section";

import { JsonLd } from "~/features/tours/json-ld";
import { ListHead } from "~/features/site/list-head";
import { servicesContext } from "~/context";
import { tourMessages } from "~/domain/tours/messages";
import { regions } from "~/domain/tours/tour";
import { groupByRegion, groupByShape } from "~/features/destinations/destinations-by-state";
import { destinationMessages } from "~/features/destinations/messages";
import { pageMeta } from "~/platform/pages/page-meta";
import { tourListData } from "~/features/tours/structured-data";

export async function loader({ context, url }: Route.LoaderArgs) {
  const canonical = new URL("/destinations", url).href;
  const places = await context.get(servicesContext).listDestinations();
  const named = places.map(({ path, place }) => ({ path, title: place }));
  return { canonical, places, structuredData: [tourListData(destinationMessages().title, named, canonical)] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = destinationMessages();
  return pageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/destinations",
  });
}

/** Opens the folds that the URL's fragment names, now and when a state on the map is pressed. */
function useOpenTarget() {
  useEffect(() => {
    function openTarget() {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      for (const fold of target?.querySelectorAll("details") ?? []) fold.open = true;
    }
    openTarget();
    addEventListener("hashchange", openTarget);
    return () => removeEventListener("hashchange", openTarget);
  }, []);
}

export default function Destinations({ loaderData }: Route.ComponentProps) {
  useOpenTarget();
  const m = destinationMessages();
  const groups = groupByShape(loaderData.places);
  return (
    <>
      <JsonLd data={loaderData.structuredData} />
      <ListHead
        title={m.title}
        intro={m.intro(loaderData.places.length)}
        picture="/illustrations/cards/leh-ladakh.svg"
      >
        <nav aria-label={m.regions} className="flex flex-wrap gap-x-5 font-semibold">
          {regions.map((region) => (
            <a key={region} href={`#${region}`} className="py-1.5 text-peacock underline underline-offset-4">
              {tourMessages().regions[region]}
            </a>
          ))}
        </nav>
      </ListHead>
      <div className="mx-auto max-w-7xl gap-10 px-4 pt-8 sm:px-6 lg:grid lg:grid-cols-[28rem_minmax(0,1fr)] lg:pt-12 xl:grid-cols-[35rem_minmax(0,1fr)]">
        <div className="mx-auto max-w-[35rem] pb-12 lg:sticky lg:top-20 lg:self-start lg:pb-0">
          <IndiaMap groups={groups} />
        </div>
        <div>
          {groupByRegion(groups).map((group) => (
            <RegionSection key={group.region} group={group} />
          ))}
        </div>
      </div>
    </>
  );
}
