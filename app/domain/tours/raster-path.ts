import type { CoverImage } from "./tour-schema";

/**
 * Returns the path of the raster version of a tour's illustration, 1200 by 630 pixels, for clients without SVG support;
 * null if it has none. Only the build creates these files: a tour that selected an illustration gets its region's.
 */
export function rasterPath({ slug, region, isDrawn, drawing }: Omit<CoverImage, "picture">): string | null {
  if (drawing !== null) return `/illustrations/regions/${region}.png`;
  return isDrawn ? `/illustrations/social/${slug}.png` : null;
}
