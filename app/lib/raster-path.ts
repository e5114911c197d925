import type { TourLook } from "~/domain/tour-picture";

/**
 * The raster version of a tour's illustration, 1200 by 630 pixels, for programs that take no SVG; null for a tour that has none.
 * Only the build makes them: a tour that chose its illustration shows its region's.
 */
export function rasterPath({ slug, region, isDrawn, drawing }: Omit<TourLook, "picture">): string | null {
  if (drawing !== null) return `/illustrations/regions/${region}.png`;
  return isDrawn ? `/illustrations/social/${slug}.png` : null;
}
