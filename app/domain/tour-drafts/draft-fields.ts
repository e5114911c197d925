import { regionOfState } from "~/domain/tours/state-centres";
import type { TourFields, TourStart } from "./tour-form";

/** Returns the fields of a new draft. */
export function draftFields(start: TourStart): TourFields {
  return {
    ...start,
    status: "draft",
    region: regionOfState(start.state),
    category: null,
    subtitle: "",
    description: [],
    highlights: [],
    bestMonths: [],
    experiences: [],
    interests: [],
    itinerary: [],
    inclusions: [],
    exclusions: [],
    carry: [],
    permits: null,
    meetingPoint: "",
    latitude: null,
    longitude: null,
    scene: null,
    motif: null,
    hour: "morning",
  };
}
