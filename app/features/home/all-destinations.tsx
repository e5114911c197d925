import { fareInWords } from "~/domain/prices/fares";
import { regionLabels, regions } from "~/domain/tours/tour";
import type { PlaceLink } from "~/domain/tours/tour-schema";

/** All destinations with prices, grouped by region; folded on narrow screens. */
export function AllDestinations({
  places,
}: {
  places: readonly Pick<PlaceLink, "region" | "path" | "place" | "fares">[];
}) {
  return (
    <section aria-labelledby="destinations-title" className="mt-20">
      <h2 id="destinations-title" className="text-4xl">
        All destinations
      </h2>
      <div className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-10">
        {regions.map((region) => {
          const found = places.filter((place) => place.region === region);
          return (
            <section key={region} aria-labelledby={`region-${region}`}>
              <h3 id={`region-${region}`} className="border-b-2 border-marigold pb-1 font-display text-2xl">
                {regionLabels[region]}
              </h3>
              <details className="lg:unfolded">
                <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-peacock underline underline-offset-4">
                  {`See ${found.length} destinations`}
                </summary>
                <ul translate="no" className="mt-2 *:place-fare">
                  {found.map((place) => (
                    <li key={place.path}>
                      <a href={place.path}>{place.place}</a> {fareInWords(place.fares)}
                    </li>
                  ))}
                </ul>
              </details>
            </section>
          );
        })}
      </div>
    </section>
  );
}
