import { inputOf } from "~/domain/tour-drafts/tour-form-values";
import type { TourFormValues } from "~/domain/tour-drafts/tour-form-values";
import { tourFormSchema } from "~/domain/tour-drafts/tour-form";
import type { TourFields } from "~/domain/tour-drafts/tour-form";
import { durationText } from "./tour";
import type { TourDetails } from "./tour-schema";

/** Returns a tour with its draft applied, for the preview. Invalid fields show the typed text, or else the published value. */
export function draftedDetails(tour: TourDetails, values: TourFormValues): TourDetails {
  const input = inputOf(values);
  const valid = <Name extends keyof typeof tourFormSchema.shape>(name: Name) => {
    const parsed = tourFormSchema.shape[name].safeParse(input[name]);
    return parsed.success ? (parsed.data as TourFields[Name]) : undefined;
  };
  const { texts, itinerary } = values;
  const place = texts.place.trim() || tour.place;
  const state = valid("state") ?? tour.state;
  const days = valid("days") ?? tour.days;
  const description = listOf(input.description);
  return {
    ...tour,
    title: texts.title.trim() || tour.title,
    place,
    state,
    location: place === state ? state : `${place}, ${state}`,
    subtitle: texts.subtitle.trim(),
    departureCity: valid("departureCity") ?? tour.departureCity,
    days,
    durationText: durationText(days),
    type: valid("type") ?? tour.type,
    category: valid("category") ?? null,
    bestMonths: valid("bestMonths") ?? [],
    experiences: valid("experiences") ?? [],
    interests: valid("interests") ?? [],
    summary: description[0] ?? "",
    description,
    highlights: listOf(input.highlights),
    guide: {
      ...tour.guide,
      itinerary,
      inclusions: listOf(input.inclusions),
      exclusions: listOf(input.exclusions),
      carry: listOf(input.carry),
      permits: texts.permits.trim() || null,
      meetingPoint: texts.meetingPoint.trim(),
    },
  };
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((part) => typeof part === "string") : [];
}
