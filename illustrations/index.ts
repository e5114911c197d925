import { composeAvatar } from "./avatars";
import { cardFrame, composePicture, flatten, heroFrame } from "./compose";
import { composeCategory, composeRegion } from "./emblems";
import { composePanorama } from "./panorama";
import type { Category, IllustratedTour, PanoramaHour, Region, Season } from "./types";

export { categories, regions } from "../app/domain/tour";
export { credits } from "./credits";
export { drawFar, drawNear } from "./views";

export function drawCard(tour: IllustratedTour): string {
  return composePicture(tour, cardFrame).svg;
}

export function drawHero(tour: IllustratedTour): string {
  return composePicture(tour, heroFrame).svg;
}

/** The hero in the colours of the light palette alone, for rasterisers. */
export function drawFlatHero(tour: IllustratedTour): string {
  return flatten(composePicture(tour, heroFrame));
}

export function drawCategory(category: Category): string {
  return composeCategory(category).svg;
}

export function drawRegion(region: Region): string {
  return composeRegion(region).svg;
}

export function drawPanorama(season: Season, hour: PanoramaHour): string {
  return composePanorama(season, hour).svg;
}

export function drawAvatar(number: number): string {
  return composeAvatar(number).svg;
}
