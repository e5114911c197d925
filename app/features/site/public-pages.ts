import { tourMessages } from "~/domain/tours/messages";
import { categories, experiences, interests, regions, tourTypes } from "~/domain/tours/tour";
import type { TourCard } from "~/domain/tours/tour-schema";
import type { ArticleSummary } from "~/features/blog/articles.server";

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
  return [
    {
      title: "Tour Bharat",
      pages: [
        { name: "Home", path: "/" },
        { name: "About", path: "/about" },
        { name: "Contact", path: "/contact" },
        { name: "Book with an assistant", path: "/assistants" },
      ],
    },
    {
      title: "Destinations",
      pages: [
        { name: "All destinations", path: "/destinations" },
        ...regions.map((region) => ({
          name: tourMessages().regions[region],
          path: `/destinations/region/${region}-india`,
        })),
        { name: "Kerala", path: "/destinations/kerala" },
      ],
    },
    {
      title: "Tours",
      pages: [
        { name: "All tours", path: "/tours" },
        ...tourTypes.map((type) => ({ name: `${tourMessages().types[type]} tours`, path: `/tours/${type}` })),
        { name: "Weekend tours", path: "/tours/duration/weekend" },
        { name: "Tours of a week", path: "/tours/duration/week" },
        { name: "Tours of two weeks", path: "/tours/duration/two-weeks" },
        { name: "Tours of a month", path: "/tours/duration/month" },
      ],
    },
    {
      title: "Experiences",
      pages: [
        { name: "All experiences", path: "/experiences" },
        ...experiences.map((name) => ({
          name: tourMessages().experiences[name],
          path: `/experiences/${name}`,
        })),
        ...interests.map((name) => ({
          name: `For ${tourMessages().interests[name].toLowerCase()}`,
          path: `/experiences/interest/${name}`,
        })),
      ],
    },
    {
      title: "Categories",
      pages: categories.map((name) => ({ name: tourMessages().categories[name], path: `/category/${name}` })),
    },
    ...regions.map((region) => ({
      title: `${tourMessages().regions[region]}: destinations`,
      pages: tours
        .filter((tour) => tour.kind === "destination" && tour.region === region)
        .map(({ place, path }) => ({ name: place, path })),
    })),
    {
      title: "Packages and featured tours",
      pages: tours
        .filter((tour) => tour.kind !== "destination")
        .map(({ title, path }) => ({ name: title, path })),
    },
    {
      title: "Travel blog",
      pages: [
        { name: "All articles", path: "/blog", ...(articles[0] && { changed: articles[0].date }) },
        ...articles.map(({ title, path, date }) => ({ name: title, path, changed: date })),
      ],
    },
    {
      title: "Legal",
      pages: [
        ...legal,
        { name: "Licenses and credits", path: "/licences" },
        { name: "Sitemap", path: "/sitemap" },
        { name: "Status", path: "/status" },
        { name: "Your data", path: "/my-data" },
      ],
    },
  ];
}
