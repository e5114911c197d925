import { chooseScenes } from "@tour-bharat/illustrations/choose-scenes";
import { notesOf } from "@tour-bharat/illustrations/subjects";
import type { TourDetails } from "~/domain/tours/tour-schema";
import { tourPageMessages } from "./messages";

/** A drawing of a stop of a tour, or of what its travelers do on a day. */
export interface TourScene {
  src: string;
  alt: string;
  /** From 1. */
  day: number;
  place: string;
}

/**
 * Returns the drawings of a tour's days. Tours of the catalog have drawings of their own, made by the build in the land and light of
 * each place; others share one drawing per subject.
 */
export function scenesOfTour({ slug, drawing, isDrawn, guide }: TourDetails): TourScene[] {
  const isOfCatalog = isDrawn && drawing === null;
  return chooseScenes({ slug, itinerary: guide.itinerary, drawing }).map(({ subject, day, place }) => ({
    src: `/illustrations/days/${isOfCatalog ? `${slug}/` : ""}${subject}.svg`,
    alt: tourPageMessages().pictures.drawing(notesOf(subject).shows, day),
    day,
    place,
  }));
}
