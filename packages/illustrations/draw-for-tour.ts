import { cardFrame, composeScene, heroFrame } from "./compose";
import { subjectOfDrawing, type Drawing } from "./drawings";

/** Draws an operator's tour as an SVG, deterministic for the same tour and drawing. */
export function drawForTour(slug: string, drawing: Drawing, shape: "card" | "hero"): string {
  const subject = subjectOfDrawing(slug, drawing);
  switch (shape) {
    case "card":
      return composeScene(subject, cardFrame).svg;
    case "hero":
      return composeScene(subject, heroFrame).svg;
    default:
      return shape satisfies never;
  }
}
