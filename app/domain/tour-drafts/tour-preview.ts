import {
  linesOf,
  newTourSchema,
  paragraphsOf,
  type TourFields,
  type TourFormValues,
} from "~/domain/tour-drafts/tour-form";
import { readDay } from "~/domain/tour-drafts/tour-warnings";
import { withoutRecheck } from "~/domain/tours/practical-facts";
import { durationText } from "~/domain/tours/duration";
import type { TourDetails } from "~/domain/tours/tour-schema";

/** Returns the fields of a tour's form that are valid. */
export function validFields(values: TourFormValues): Partial<TourFields> {
  const fields = Object.entries(newTourSchema.shape).map(
    ([name, schema]) => [name, schema.safeParse(values[name as keyof TourFormValues]).data] as const,
  );
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

/** Returns a tour with its draft applied, for the preview. Invalid fields show the typed text, or else the published value. */
export function draftedDetails(tour: TourDetails, values: TourFormValues): TourDetails {
  const { practical, ...valid } = validFields(values);
  const place = values.place.trim() || tour.place;
  const state = valid.state ?? tour.state;
  const days = valid.days ?? tour.days;
  const description = paragraphsOf(values.description);
  return {
    ...tour,
    title: values.title.trim() || tour.title,
    place,
    state,
    states: [state, ...(valid.otherStates ?? []).filter((other) => other !== state)],
    location: place === state ? state : `${place}, ${state}`,
    subtitle: values.subtitle.trim(),
    departureCity: valid.departureCity ?? tour.departureCity,
    days,
    durationText: durationText(days),
    type: valid.type ?? tour.type,
    category: valid.category ?? null,
    bestMonths: valid.bestMonths ?? [],
    experiences: valid.experiences ?? [],
    interests: valid.interests ?? [],
    summary: description[0] ?? "",
    description,
    highlights: linesOf(values.highlights),
    guide: {
      ...tour.guide,
      itinerary: values.itinerary.map(readDay),
      inclusions: linesOf(values.inclusions),
      exclusions: linesOf(values.exclusions),
      carry: linesOf(values.carry),
      permits: values.permits.trim() || null,
      meetingPoint: values.meetingPoint.trim(),
    },
    practical: practical === undefined ? tour.practical : practical && withoutRecheck(practical),
  };
}
