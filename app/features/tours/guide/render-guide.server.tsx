import { renderToStaticMarkup } from "react-dom/server";
import { ClimateTable } from "./climate-table";
import { TourFacts, TourGuide } from "./tour-guide";
import { borders } from "~/content/india-borders.server";
import type { TourDetails } from "~/domain/tours/tour-schema";
import { rememberHtml } from "~/platform/hydration/remember-html.server";
import type { Point } from "./plane";
import { routeMapsOf, type StateOutline } from "./lay-out-route";

/** The states' outlines in units of the map of India, parsed once. */
let states: StateOutline[] | undefined;

export function stateOutlines(): readonly StateOutline[] {
  return (states ??= borders.map(({ name, outline }) => ({ name, rings: ringsOf(outline) })));
}

/** Parses paths of relative lines (`M x y l dx dy … z`) in tenths of a unit. */
function ringsOf(path: string): Point[][] {
  return path
    .split("z")
    .filter((ring) => ring !== "")
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      const points: Point[] = [];
      let [x, y] = [0, 0];
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        x += numbers[index] ?? 0;
        y += numbers[index + 1] ?? 0;
        points.push({ x: x / 10, y: y / 10 });
      }
      return points;
    });
}

/**
 * Renders the parts of a tour's page without controls: browsers get them as HTML and neither their code nor their data
 * (docs/decisions/051-facts-and-drafts-of-tours.md).
 */
export const renderGuide = rememberHtml((tour: TourDetails) => {
  const maps = routeMapsOf(tour.guide.itinerary, {
    departureCity: tour.departureCity,
    states: stateOutlines(),
  });
  return {
    guide: renderToStaticMarkup(<TourGuide tour={tour} maps={maps} />),
    facts: renderToStaticMarkup(<TourFacts tour={tour} />),
    climate: tour.climate === null ? "" : renderToStaticMarkup(<ClimateTable climate={tour.climate} />),
  };
});
