import type { MetaDescriptor } from "react-router";
import { tourMessages } from "~/domain/tours/messages";
import { pictureAlt } from "~/domain/tours/picture-alt";
import type { CoverImage } from "~/domain/tours/tour-schema";
import { rasterPath } from "~/domain/tours/raster-path";
import { alternatesOf, pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { platformMessages } from "../messages";

/** Image for link previews, with an absolute URL. */
interface SocialPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

interface PageMeta {
  title: string;
  description: string;
  /** Address of the page in English. */
  canonical: string;
  /** Default: the Taj Mahal. */
  picture?: SocialPicture | null | undefined;
  /** For an article: its date, yyyy-MM-dd. */
  published?: string;
}

/**
 * Returns the preview image of a tour, absolute on the site of `canonical`: the first uploaded image, else the raster
 * version of its illustration; null for a tour that has neither.
 */
export function socialPicture(
  tour: CoverImage & { place: string; motif: string },
  canonical: string,
): SocialPicture | null {
  if (tour.picture) {
    const { alt, width, height, sources } = tour.picture;
    return { url: new URL(sources.at(-1)?.path ?? "", canonical).href, width, height, alt };
  }
  const path = rasterPath(tour);
  if (path === null) return null;
  const alt = tour.drawing === null ? pictureAlt(tour) : tourMessages().regions[tour.region];
  return { url: new URL(path, canonical).href, width: 1200, height: 630, alt };
}

/** Returns title, description, canonical URL, addresses in other languages and preview tags of a page. */
export function pageMeta({ title, description, canonical, picture, published }: PageMeta): MetaDescriptor[] {
  const own = ownAddress(canonical);
  return [
    { title: `${title} | Tour Bharat` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: own },
    ...alternates(canonical),
    { property: "og:site_name", content: "Tour Bharat" },
    { property: "og:locale", content: `${currentLanguage()}_IN` },
    { property: "og:type", content: published === undefined ? "website" : "article" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: own },
    ...(published === undefined ? [] : [{ property: "article:published_time", content: published }]),
    { name: "twitter:card", content: "summary_large_image" },
    // A page that failed to load has only a path.
    ...(canonical.startsWith("/") ? [] : pictureMeta(picture ?? defaultPicture(canonical))),
  ];
}

/** Returns a page's address in the current language. @param canonical its address in English */
function ownAddress(canonical: string): string {
  // A page that failed to load has only a path.
  if (canonical.startsWith("/")) return pathIn(currentLanguage(), canonical);
  const { origin, pathname, search } = new URL(canonical);
  return origin + pathIn(currentLanguage(), pathname + search);
}

/** Returns the links to a page in all languages, itself included, for search engines. */
function alternates(canonical: string): MetaDescriptor[] {
  if (canonical.startsWith("/")) return [];
  const { origin, pathname, search } = new URL(canonical);
  return alternatesOf(pathname + search).map(({ hreflang, path }) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: hreflang,
    href: origin + path,
  }));
}

/** Returns the preview image of a page that has none of its own. */
function defaultPicture(canonical: string): SocialPicture {
  const url = new URL("/illustrations/social/agra.png", canonical).href;
  return { url, width: 1200, height: 630, alt: platformMessages().defaultPictureAlt };
}

function pictureMeta({ url, width, height, alt }: SocialPicture): MetaDescriptor[] {
  return [
    { property: "og:image", content: url },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: alt },
  ];
}
