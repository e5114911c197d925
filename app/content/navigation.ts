import { tourMessages } from "~/domain/tours/messages";
import { categories } from "~/domain/tours/tour";

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

const regions: MenuGroup = {
  title: "Regions",
  variant: "tiles",
  columns: 2,
  links: (["north", "south", "east", "west"] as const).map((region) => ({
    label: tourMessages().regions[region],
    to: `/destinations/region/${region}-india`,
    picture: `/illustrations/regions/${region}.svg`,
  })),
};

const popularPlaces: MenuGroup = {
  title: "Popular places",
  variant: "list",
  columns: 1,
  links: [
    { label: "Jaipur", to: "/destinations/jaipur", hint: "The rose-coloured city" },
    { label: "Goa", to: "/destinations/goa", hint: "Beaches and old churches" },
    { label: "Varanasi", to: "/destinations/varanasi", hint: "Dawn on the ghats" },
    { label: "Kerala", to: "/destinations/kerala", hint: "Backwaters and tea hills" },
    { label: "Ladakh", to: "/destinations/ladakh", hint: "High passes, high lakes" },
  ],
};

const fromBangalore: MenuGroup = {
  title: "From Bangalore",
  variant: "list",
  columns: 2,
  links: [
    { label: "Ooty", to: "/destinations/from-bangalore/ooty", hint: "Tamil Nadu" },
    { label: "Kodaikanal", to: "/destinations/from-bangalore/kodaikanal", hint: "Tamil Nadu" },
    { label: "Munnar", to: "/destinations/from-bangalore/munnar", hint: "Kerala" },
    { label: "Coorg", to: "/destinations/from-bangalore/coorg", hint: "Karnataka" },
    { label: "Chikmagalur", to: "/destinations/from-bangalore/chikmagalur", hint: "Karnataka" },
    { label: "Wayanad", to: "/destinations/from-bangalore/wayanad", hint: "Kerala" },
    { label: "Araku Valley", to: "/destinations/from-bangalore/araku-valley", hint: "Andhra Pradesh" },
    { label: "Tirupati", to: "/destinations/from-bangalore/tirupati", hint: "Andhra Pradesh" },
    { label: "Madurai", to: "/destinations/from-bangalore/madurai", hint: "Tamil Nadu" },
  ],
};

const types: MenuGroup = {
  title: "By type",
  variant: "list",
  columns: 2,
  links: [
    { label: "Adventure", to: "/tours/adventure", hint: "Rivers, ridges and open sky" },
    { label: "Cultural", to: "/tours/cultural", hint: "Music, craft and ceremony" },
    { label: "Food & Culinary", to: "/tours/food", hint: "Home kitchens and bazaars" },
    { label: "Luxury", to: "/tours/luxury", hint: "Palaces and slow days" },
    { label: "Cruise", to: "/tours/cruise", hint: "Houseboats and river ships" },
    { label: "Wildlife", to: "/tours/wildlife", hint: "Tigers, rhinos and birds" },
    { label: "Beach", to: "/tours/beach", hint: "Two coasts and the islands" },
    { label: "City", to: "/tours/city", hint: "Monuments and old quarters" },
  ],
};

const durations: MenuGroup = {
  title: "By duration",
  variant: "list",
  columns: 1,
  links: [
    { label: "Weekend", to: "/tours/duration/weekend", hint: "1 to 3 days" },
    { label: "A week", to: "/tours/duration/week", hint: "4 to 7 days" },
    { label: "Two weeks", to: "/tours/duration/two-weeks", hint: "8 to 14 days" },
    { label: "A month", to: "/tours/duration/month", hint: "15 days and more" },
  ],
};

const activities: MenuGroup = {
  title: "By activity",
  variant: "list",
  columns: 1,
  links: [
    { label: "Outdoor", to: "/experiences/outdoor", hint: "Trails, rapids and camps" },
    { label: "Photography", to: "/experiences/photography", hint: "Light, birds and old walls" },
    { label: "Cooking", to: "/experiences/cooking", hint: "In home kitchens" },
    { label: "Wildlife", to: "/experiences/wildlife", hint: "On foot, by boat, by jeep" },
    { label: "Cultural", to: "/experiences/cultural", hint: "Stages, looms and shrines" },
  ],
};

const travelers: MenuGroup = {
  title: "Who is coming",
  variant: "list",
  columns: 1,
  links: [
    { label: "Families", to: "/experiences/interest/family", hint: "Short drives, early nights" },
    { label: "Solo travelers", to: "/experiences/interest/solo", hint: "Easy to join alone" },
    { label: "Couples", to: "/experiences/interest/couples", hint: "Quiet places for two" },
    { label: "Groups", to: "/experiences/interest/groups", hint: "Room for all of you" },
  ],
};

const themes: MenuGroup = {
  title: "By theme",
  variant: "thumbs",
  columns: 2,
  links: categories.map((category) => ({
    label: tourMessages().categories[category],
    to: `/category/${category}`,
    picture: `/illustrations/categories/${category}.svg`,
  })),
};

export const menus: readonly Menu[] = [
  {
    id: "destinations",
    label: "Destinations",
    to: "/destinations",
    allLabel: "All destinations",
    groups: [regions, popularPlaces, fromBangalore],
    featured: null,
  },
  {
    id: "tours",
    label: "Tours",
    to: "/tours",
    allLabel: "All tours",
    groups: [types, durations],
    featured: {
      kicker: "Featured tour",
      title: "Golden Triangle classic",
      text: "Delhi's tombs, the Taj Mahal at first light and the rose-coloured streets of Jaipur.",
      to: "/tours/golden-triangle-classic",
      picture: "/illustrations/cards/golden-triangle-classic.svg",
    },
  },
  {
    id: "experiences",
    label: "Experiences",
    to: "/experiences",
    allLabel: "All experiences",
    groups: [activities, travelers, themes],
    featured: {
      kicker: "Featured experience",
      title: "Old Delhi food walk",
      text: "A dozen tastings on foot between Chandni Chowk and Matia Mahal.",
      to: "/tours/old-delhi-food-walk",
      picture: "/illustrations/cards/old-delhi-food-walk.svg",
    },
  },
];

export const home: MenuLink = { label: "Home", to: "/" };

/** Links of the bar without a menu. */
export const plainLinks: readonly MenuLink[] = [
  { label: "About", to: "/about" },
  { label: "Blog", to: "/blog" },
  { label: "Contact", to: "/contact" },
];

export const footerColumns: readonly { title: string; links: readonly MenuLink[] }[] = [
  {
    title: "Quick links",
    links: [
      home,
      { label: "About us", to: "/about" },
      { label: "Tours", to: "/tours" },
      { label: "Destinations", to: "/destinations" },
      { label: "Wishlist", to: "/wishlist" },
      { label: "Blog", to: "/blog" },
      { label: "Contact", to: "/contact" },
      { label: "Find my booking", to: "/bookings/lookup" },
      { label: "Book with an assistant", to: "/assistants" },
    ],
  },
  {
    title: "Tour types",
    links: [
      { label: "Adventure", to: "/tours/adventure" },
      { label: "Cultural", to: "/tours/cultural" },
      { label: "Wildlife", to: "/tours/wildlife" },
      { label: "Beach", to: "/tours/beach" },
      { label: "Food & Culinary", to: "/tours/food" },
      { label: "Luxury", to: "/tours/luxury" },
    ],
  },
];

export const legalLinks: readonly MenuLink[] = [
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
  { label: "Your data", to: "/my-data" },
  { label: "Status", to: "/status" },
  { label: "Sitemap", to: "/sitemap" },
  { label: "Licenses", to: "/licences" },
];
