import { perLanguage } from "~/domain/language/messages";
import { tourMessages } from "~/domain/tours/messages";
import { categories } from "~/domain/tours/tour";
import { menuMessages } from "./menus/messages";

/** Links of the header and the footer. Source: specification 1, section 2; P10 and P18 in docs/product.md. */

export interface MenuLink {
  label: string;
  to: string;
  /** Short description of the target. */
  hint?: string;
  /** Path of a decorative picture; the label carries all information. */
  picture?: string;
}

export interface MenuGroup {
  title: string;
  /** list: words; tiles: wide pictures with a name below; thumbs: a small square picture beside the name. */
  variant: "list" | "tiles" | "thumbs";
  columns: 1 | 2;
  links: readonly MenuLink[];
}

export interface FeaturedItem {
  kicker: string;
  title: string;
  text: string;
  to: string;
  picture: string;
}

export interface Menu {
  id: string;
  label: string;
  /** The page that lists everything; the heading links to it if JavaScript is off. */
  to: string;
  allLabel: string;
  groups: readonly MenuGroup[];
  featured: FeaturedItem | null;
}

/** Returns links whose addresses end with the keys of their words. */
function linksBelow(folder: string, words: Record<string, { label: string; hint: string }>): MenuLink[] {
  return Object.entries(words).map(([name, link]) => ({ ...link, to: `${folder}/${name}` }));
}

function destinationGroups(): MenuGroup[] {
  const { groups, places, nearBangalore } = menuMessages();
  return [
    {
      title: groups.regions,
      variant: "tiles",
      columns: 2,
      links: (["north", "south", "east", "west"] as const).map((region) => ({
        label: tourMessages().regions[region],
        to: `/destinations/region/${region}-india`,
        picture: `/illustrations/regions/${region}.svg`,
      })),
    },
    {
      title: groups.popularPlaces,
      variant: "list",
      columns: 1,
      links: linksBelow("/destinations", places),
    },
    {
      title: groups.fromBangalore,
      variant: "list",
      columns: 2,
      links: linksBelow("/destinations/from-bangalore", nearBangalore),
    },
  ];
}

function tourGroups(): MenuGroup[] {
  const { groups, types, durations } = menuMessages();
  return [
    { title: groups.types, variant: "list", columns: 2, links: linksBelow("/tours", types) },
    {
      title: groups.durations,
      variant: "list",
      columns: 1,
      links: linksBelow("/tours/duration", durations),
    },
  ];
}

function experienceGroups(): MenuGroup[] {
  const { groups, activities, interests } = menuMessages();
  return [
    {
      title: groups.activities,
      variant: "list",
      columns: 1,
      links: linksBelow("/experiences", activities),
    },
    {
      title: groups.travelers,
      variant: "list",
      columns: 1,
      links: linksBelow("/experiences/interest", interests),
    },
    {
      title: groups.themes,
      variant: "thumbs",
      columns: 2,
      links: categories.map((category) => ({
        label: tourMessages().categories[category],
        to: `/category/${category}`,
        picture: `/illustrations/categories/${category}.svg`,
      })),
    },
  ];
}

function featured(slug: string, words: Pick<FeaturedItem, "kicker" | "title" | "text">): FeaturedItem {
  return { ...words, to: `/tours/${slug}`, picture: `/illustrations/cards/${slug}.svg` };
}

/** Returns the menus of the header. */
export const menus = perLanguage((): readonly Menu[] => {
  const m = menuMessages();
  return [
    {
      id: "destinations",
      label: m.destinations.label,
      to: "/destinations",
      allLabel: m.destinations.all,
      groups: destinationGroups(),
      featured: null,
    },
    {
      id: "tours",
      label: m.tours.label,
      to: "/tours",
      allLabel: m.tours.all,
      groups: tourGroups(),
      featured: featured("golden-triangle-classic", m.featuredTour),
    },
    {
      id: "experiences",
      label: m.experiences.label,
      to: "/experiences",
      allLabel: m.experiences.all,
      groups: experienceGroups(),
      featured: featured("old-delhi-food-walk", m.featuredExperience),
    },
  ];
});

/** Returns the link to the home page. */
export function home(): MenuLink {
  return { label: menuMessages().home, to: "/" };
}

/** Returns the links of the bar without a menu. */
export function plainLinks(): readonly MenuLink[] {
  const m = menuMessages();
  return [
    { label: m.about, to: "/about" },
    { label: m.blog, to: "/blog" },
    { label: m.contact, to: "/contact" },
  ];
}

/** Returns the footer's columns of links. */
export function footerColumns(): readonly { title: string; links: readonly MenuLink[] }[] {
  const m = menuMessages();
  const types = ["adventure", "cultural", "wildlife", "beach", "food", "luxury"] as const;
  return [
    {
      title: m.footer.quickLinks,
      links: [
        home(),
        { label: m.aboutUs, to: "/about" },
        { label: m.tours.label, to: "/tours" },
        { label: m.destinations.label, to: "/destinations" },
        { label: m.footer.wishlist, to: "/wishlist" },
        { label: m.blog, to: "/blog" },
        { label: m.contact, to: "/contact" },
        { label: m.footer.findMyBooking, to: "/bookings/lookup" },
        { label: m.footer.bookWithAssistant, to: "/assistants" },
      ],
    },
    {
      title: m.footer.tourTypes,
      links: types.map((type) => ({ label: m.types[type].label, to: `/tours/${type}` })),
    },
  ];
}

/** Returns the links at the foot of the page. */
export function legalLinks(): readonly MenuLink[] {
  const { legal } = menuMessages();
  return [
    { label: legal.privacy, to: "/privacy" },
    { label: legal.terms, to: "/terms" },
    { label: legal.yourData, to: "/my-data" },
    { label: legal.status, to: "/status" },
    { label: legal.sitemap, to: "/sitemap" },
    { label: legal.licenses, to: "/licences" },
  ];
}
