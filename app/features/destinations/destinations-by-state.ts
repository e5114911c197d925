import { mapShapes, type MapShapeId } from "~/content/india-map";
import { placeName } from "~/domain/places/place-name";
import { destinationMessages } from "./messages";
import { regions, type Region } from "~/domain/tours/tour";
import type { MappedPlace } from "~/domain/tours/tour-schema";

export interface StateGroup {
  /** Also the fragment of its heading. */
  id: string;
  name: string;
  places: MappedPlace[];
}

/** Group behind one shape of the map: a state, or the two that the map draws as one. */
export interface ShapeGroup {
  id: string;
  name: string;
  /** Null for a state that is not on the map. */
  shape: MapShapeId | null;
  region: Region;
  count: number;
  states: StateGroup[];
}

export interface RegionGroup {
  region: Region;
  groups: ShapeGroup[];
  /** Places of this region of which all states are listed under another region, which has most of their places. */
  elsewhere: { id: string; name: string; region: Region; count: number }[];
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, "en");

/** Returns the fragment of a state's heading: "Tamil Nadu" is tamil-nadu. */
function stateId(state: string): string {
  return state.toLowerCase().replaceAll(/[^a-z]+/g, "-");
}

/** Returns the region with most of the places; the first one if there is a tie. */
function mainRegion(places: MappedPlace[]): Region {
  const count = (region: Region) => places.filter((place) => place.region === region).length;
  return regions.reduce((best, region) => (count(region) > count(best) ? region : best));
}

function groupOfShape(
  shape: MapShapeId | null,
  states: readonly string[],
  places: MappedPlace[],
): ShapeGroup {
  const regionPlaces = places.filter((place) => place.states.some((state) => states.includes(state)));
  const names = states.map(placeName);
  return {
    id: shape ?? stateId(states.join(" and ")),
    name: names.length > 1 ? destinationMessages().asOne(names) : (names[0] ?? ""),
    shape,
    region: mainRegion(regionPlaces),
    count: regionPlaces.length,
    states: states
      .map((state) => ({
        id: stateId(state),
        name: placeName(state),
        places: regionPlaces.filter((place) => place.states.includes(state)),
      }))
      .filter((state) => state.places.length > 0),
  };
}

/** Groups places by the shapes of the map, plus states that are not on the map, sorted by name. */
export function groupByShape(places: MappedPlace[]): ShapeGroup[] {
  const known: ReadonlySet<string> = new Set(mapShapes.flatMap(({ states }) => states));
  const unknown = new Set(places.flatMap(({ states }) => states).filter((state) => !known.has(state)));
  return [
    ...mapShapes.map(({ id, states }) => groupOfShape(id, states, places)),
    ...[...unknown].map((state) => groupOfShape(null, [state], places)),
  ]
    .filter(({ count }) => count > 0)
    .toSorted(byName);
}

/**
 * Groups states by region, each state once: in the region that has most of its places. A place that visits several states is listed under
 * each of them.
 */
export function groupByRegion(groups: ShapeGroup[]): RegionGroup[] {
  return regions.map((region) => {
    const own = groups.filter((group) => group.region === region);
    const listed = new Set(own.flatMap(placesOf));
    return {
      region,
      groups: own,
      elsewhere: groups
        .filter((group) => group.region !== region)
        .map((group) => ({
          id: group.id,
          name: group.name,
          region: group.region,
          count: placesOf(group).filter((place) => place.region === region && !listed.has(place)).length,
        }))
        .filter(({ count }) => count > 0),
    };
  });
}

/** Returns the places of a group, each once. */
function placesOf({ states }: ShapeGroup): MappedPlace[] {
  return [...new Set(states.flatMap(({ places }) => places))];
}
