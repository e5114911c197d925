import { composeAvatar } from "./avatars";
import { cardFrame, composeScene, flatten, heroFrame } from "./compose";
import { composeCategory, composeRegion, type categories, type regions } from "./emblems";
import { composePanorama } from "./panorama";
import { subjectOfTour, type IllustratedTour } from "./subject-of-tour";
import type { PanoramaHour, Season } from "./types";

export { chooseScenes } from "./day-scenes/choose-scenes";
export { drawScene, drawSubject } from "./day-scenes/draw-scene";
export { subjects } from "./day-scenes/subjects";
export { categories, regions } from "./emblems";
export { scenes } from "./scenes/table";

export function drawCard(tour: IllustratedTour): string {
  return composeScene(subjectOfTour(tour), cardFrame).svg;
}

export function drawHero(tour: IllustratedTour): string {
  return composeScene(subjectOfTour(tour), heroFrame).svg;
}

/** Draws the hero in the light palette only, for rasterizers. */
export function drawFlatHero(tour: IllustratedTour): string {
  return flatten(composeScene(subjectOfTour(tour), heroFrame));
}

export function drawCategory(category: keyof typeof categories): string {
  return composeCategory(category).svg;
}

export function drawRegion(region: keyof typeof regions): string {
  return composeRegion(region).svg;
}

/** Draws a region's picture in the light palette only, for rasterizers. */
export function drawFlatRegion(region: keyof typeof regions): string {
  return flatten(composeRegion(region));
}

export function drawPanorama(season: Season, hour: PanoramaHour): string {
  return composePanorama(season, hour).svg;
}

export function drawAvatar(number: number): string {
  return composeAvatar(number).svg;
}
