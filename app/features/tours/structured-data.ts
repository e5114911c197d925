import { platformDetails } from "~/content/platform";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { ContactDetails } from "~/domain/settings/contact-details";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import type { FareRange } from "~/domain/prices/fares";
import { namelessAuthor, type RatingSummary, type Review } from "~/domain/reviews/review";
import type { TourDetails } from "~/domain/tours/tour-schema";
import type { Breadcrumb } from "~/platform/pages/breadcrumbs";
import { rasterPath } from "~/domain/tours/raster-path";

/** schema.org data. Describes only what the page shows; URLs are absolute. */

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type StructuredData = { "@context": "https://schema.org"; "@type": string | string[] } & {
  [name: string]: Json;
};

function describe(type: string | string[], properties: Record<string, Json>): StructuredData {
  return { "@context": "https://schema.org", "@type": type, ...properties };
}

/** Serializes data for a script element: `<` is escaped so that nothing can close the element. */
export function toScriptText(data: StructuredData): string {
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
}

/** Returns the address of a path, given without a language's folder, in the current language. */
function addressOf(path: string, page: string): string {
  return new URL(pathIn(currentLanguage(), path), page).href;
}

function organizationId(page: string): string {
  return new URL("/#organization", page).href;
}

/** Describes the organization and its contact details. */
export function organizationData(page: string, { email, address, hours }: ContactDetails): StructuredData {
  return describe("Organization", {
    "@id": organizationId(page),
    name: platformDetails.name,
    url: new URL("/", page).href,
    logo: new URL("/icons/icon-512.png", page).href,
    ...(email !== "" && reachedBy({ email, address, hours })),
  });
}

function reachedBy({ email, address, hours }: Pick<ContactDetails, "email" | "address" | "hours">) {
  return {
    email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.locality,
      postalCode: address.postalCode,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email,
      hoursAvailable: hours.map(({ days, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: [...days],
        opens,
        closes,
      })),
    },
  };
}

/** Describes the site, for its home page. */
export function siteData(home: string): StructuredData {
  return describe("WebSite", {
    "@id": new URL("/#website", home).href,
    name: platformDetails.name,
    url: addressOf("/", home),
    inLanguage: `${currentLanguage()}-IN`,
    publisher: { "@id": organizationId(home) },
  });
}

/** Describes the visible breadcrumbs. */
export function breadcrumbData(breadcrumbs: readonly Breadcrumb[], canonical: string): StructuredData {
  return describe("BreadcrumbList", {
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(path, canonical),
    })),
  });
}

const maxReviews = 3;

/** Describes a tour with its price per traveler, its days, and its reviews if it has any. */
export function tourData(
  tour: TourDetails,
  canonical: string,
  { fares, summary, reviews }: { fares: FareRange; summary: RatingSummary; reviews: readonly Review[] },
): StructuredData {
  const url = addressOf(tour.path, canonical);
  return describe(["TouristTrip", "Product"], {
    name: tour.title,
    description: tour.subtitle,
    url,
    ...imagesOf(tour, canonical),
    provider: { "@type": "Organization", name: tour.operatorName },
    offers: offerOf(fares, url),
    itinerary: {
      "@type": "ItemList",
      numberOfItems: tour.guide.itinerary.length,
      itemListElement: tour.guide.itinerary.map(({ title, text }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: { "@type": "TouristTrip", name: title, description: text },
      })),
    },
    ...(summary.mean === null
      ? {}
      : {
          aggregateRating: { ...rated(summary.mean), "@type": "AggregateRating", reviewCount: summary.count },
          review: reviews.slice(0, maxReviews).map(reviewData),
        }),
  });
}

/** Returns the uploaded images, else the raster illustration; none for a tour that has neither. */
function imagesOf(tour: TourDetails, canonical: string): Record<string, Json> {
  const paths = tour.pictures.flatMap(({ sources }) => sources.at(-1)?.path ?? []);
  if (paths.length > 0) return { image: paths.map((path) => new URL(path, canonical).href) };
  const path = rasterPath(tour);
  return path === null ? {} : { image: new URL(path, canonical).href };
}

function offerOf({ lowest, highest }: FareRange, url: string): Json {
  return lowest < highest
    ? { "@type": "AggregateOffer", lowPrice: lowest, highPrice: highest, priceCurrency: "INR", url }
    : { "@type": "Offer", price: lowest, priceCurrency: "INR", url };
}

function rated(stars: number) {
  return { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 };
}

function reviewData({ authorName, rating, title, text, createdAt }: Review) {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: authorName ?? namelessAuthor },
    datePublished: todayInIndia(Date.parse(createdAt)),
    name: title,
    reviewBody: text,
    reviewRating: rated(rating),
  };
}

/** Describes the tours of a list, in order. */
export function tourListData(
  name: string,
  tours: readonly { path: string; title: string }[],
  canonical: string,
): StructuredData | null {
  if (tours.length === 0) return null;
  return describe("ItemList", {
    name,
    numberOfItems: tours.length,
    itemListElement: tours.map((tour, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: tour.title,
      url: addressOf(tour.path, canonical),
    })),
  });
}

/** Describes questions and answers; null if there are none. */
export function faqData(faq: readonly { question: string; answer: string }[]): StructuredData | null {
  if (faq.length === 0) return null;
  return describe("FAQPage", {
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
}

/** Describes a blog article. */
export function articleData(
  article: { title: string; description: string; date: string; author: string | null },
  { canonical, picture }: { canonical: string; picture: string | null },
): StructuredData {
  const publisher = {
    "@type": "Organization",
    name: platformDetails.name,
    url: new URL("/", canonical).href,
  };
  return describe("Article", {
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    inLanguage: "en-IN",
    mainEntityOfPage: canonical,
    author: article.author === null ? publisher : { "@type": "Person", name: article.author },
    publisher,
    ...(picture === null ? {} : { image: picture }),
  });
}
