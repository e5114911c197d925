import { cardFrame, composeScene, heroFrame } from "./compose";
import { subjectOfDrawing, type Drawing } from "./drawings";
import { drawFar, drawNear } from "./views";

/** Draws an operator's tour as an SVG, deterministic for the same tour and drawing. */
export function drawForTour(slug: string, drawing: Drawing, shape: "card" | "hero" | "near" | "far"): string {
  const subject = subjectOfDrawing(slug, drawing);
  switch (shape) {
    case "card":
      return composeScene(subject, cardFrame).svg;
    case "hero":
      return composeScene(subject, heroFrame).svg;
    case "near":
      return drawNear(subject);
    case "far":
      return drawFar(subject);
    default:
      return shape satisfies never;
  }
}
