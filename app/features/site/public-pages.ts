import { tourMessages } from "~/domain/tours/messages";
import { categories, experiences, interests, regions, tourTypes } from "~/domain/tours/tour";
import type { TourCard } from "~/domain/tours/tour-schema";
import type { ArticleSummary } from "~/features/blog/articles.server";
import { sitePageMessages } from "./pages/messages";

interface PublicPage {
  name: string;
  path: string;
  /** Date of the last change, yyyy-MM-dd, if known. */
  changed?: string;
}

export interface PageGroup {
  title: string;
  pages: PublicPage[];
}

/** Returns all public, indexable pages in the groups of the sitemap. */
export function publicPages({
  tours,
  articles,
  legal,
}: {
  tours: readonly TourCard[];
  articles: readonly ArticleSummary[];
  legal: readonly PublicPage[];
}): PageGroup[] {
  const m = sitePageMessages().sitemap;
  return [
    {
      title: "Tour Bharat",
      pages: [
        { name: m.home, path: "/" },
        { name: m.about, path: "/about" },
        { name: m.contact, path: "/contact" },
        { name: m.assistants, path: "/assistants" },
      ],
    },
    {
      title: m.destinations,
      pages: [
        { name: m.allDestinations, path: "/destinations" },
        ...regions.map((region) => ({
          name: tourMessages().regions[region],
          path: `/destinations/region/${region}-india`,
        })),
        { name: m.kerala, path: "/destinations/kerala" },
      ],
    },
    {
      title: m.tours,
      pages: [
        { name: m.allTours, path: "/tours" },
        ...tourTypes.map((type) => ({
          name: m.toursOfType(tourMessages().types[type]),
          path: `/tours/${type}`,
        })),
        ...Object.entries(m.durations).map(([slug, name]) => ({ name, path: `/tours/duration/${slug}` })),
      ],
    },
    {
      title: m.experiences,
      pages: [
        { name: m.allExperiences, path: "/experiences" },
        ...experiences.map((name) => ({
          name: tourMessages().experiences[name],
          path: `/experiences/${name}`,
        })),
        ...interests.map((name) => ({
          name: m.forInterest(tourMessages().interests[name]),
          path: `/experiences/interest/${name}`,
        })),
      ],
    },
    {
      title: m.categories,
      pages: categories.map((name) => ({ name: tourMessages().categories[name], path: `/category/${name}` })),
    },
    ...regions.map((region) => ({
      title: m.destinationsOf(tourMessages().regions[region]),
      pages: tours
        .filter((tour) => tour.kind === "destination" && tour.region === region)
        .map(({ place, path }) => ({ name: place, path })),
    })),
    {
      title: m.packages,
      pages: tours
        .filter((tour) => tour.kind !== "destination")
        .map(({ title, path }) => ({ name: title, path })),
    },
    {
      title: m.blog,
      pages: [
        { name: m.allArticles, path: "/blog", ...(articles[0] && { changed: articles[0].date }) },
        ...articles.map(({ title, path, date }) => ({ name: title, path, changed: date })),
      ],
    },
    {
      title: m.legal,
      pages: [
        ...legal,
        { name: m.licenses, path: "/licences" },
        { name: m.title, path: "/sitemap" },
        { name: m.status, path: "/status" },
        { name: m.yourData, path: "/my-data" },
      ],
    },
  ];
}
