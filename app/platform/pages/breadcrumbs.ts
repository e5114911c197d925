import { tourMessages } from "~/domain/tours/messages";
import type { TourCard } from "~/domain/tours/tour-schema";
import { platformMessages } from "../messages";

export interface Breadcrumb {
  name: string;
  path: string;
}

function home(): Breadcrumb {
  return { name: platformMessages().breadcrumbs.home, path: "/" };
}

/** Returns the breadcrumbs of a tour: by region for a destination, by type for other tours. The last one is the page itself. */
export function tourBreadcrumbs(
  tour: Pick<TourCard, "kind" | "region" | "type" | "states" | "place" | "title" | "path">,
): Breadcrumb[] {
  const m = platformMessages().breadcrumbs;
  if (tour.kind === "destination") {
    return [
      home(),
      { name: m.destinations, path: "/destinations" },
      { name: tourMessages().regions[tour.region], path: `/destinations/region/${tour.region}-india` },
      { name: tour.place, path: tour.path },
    ];
  }
  return [
    home(),
    { name: m.tours, path: "/tours" },
    // A journey through several states is no city tour, even if it leads from city to city.
    ...(tour.type === "city" && tour.states.length > 1
      ? []
      : [{ name: tourMessages().types[tour.type], path: `/tours/${tour.type}` }]),
    { name: tour.title, path: tour.path },
  ];
}

export function articleBreadcrumbs(article: { title: string; path: string }): Breadcrumb[] {
  const { blog } = platformMessages().breadcrumbs;
  return [home(), { name: blog, path: "/blog" }, { name: article.title, path: article.path }];
}
