import { z } from "zod";
import { stateCenters } from "../../app/domain/tours/state-centers";
import { departureRulesSchema, timeOfDaySchema } from "../../app/domain/departures/departure-rules";
import { newDraft } from "../../app/domain/tour-drafts/tour-draft";
import { tourFormSchema, type TourFields } from "../../app/domain/tour-drafts/tour-form";
import { tourExtrasSchema, tourOptionsSchema } from "../../app/domain/prices/tour-offers";
import { drawingSchema } from "../../app/domain/tours/drawings";
import { sceneOfType } from "../../app/domain/tours/tour";
import { sharedColumns } from "./catalogue";
import { readDemoFolder } from "./demo-files";
import { insert, tourId } from "./sql";

const day = 86_400_000;

/** A file of packages/demo-data/drafts: a tour that an operator wrote, with the fields of the tour form; most are not published. */
const draftSchema = z.looseObject({
  slug: z.string(),
  position: z.int(),
  daysAgo: z.int(),
  rejectionReason: z.string().optional(),
  drawing: drawingSchema.optional(),
  startTime: timeOfDaySchema,
  ...z.object(departureRulesSchema.shape).pick({ starts: true, openUntil: true, lasts: true }).shape,
  options: tourOptionsSchema.optional(),
  extras: tourExtrasSchema.optional(),
});

/** A draft with only its first fields filled in. */
const begun = newDraft({
  title: "Karaikudi, mansions and a kitchen of forty spices",
  place: "Karaikudi",
  state: "Tamil Nadu",
  departureCity: "Bangalore",
  days: 3,
  priceInr: 11_250,
  capacity: 10,
  type: "food",
  operator: "deccan-and-coast",
});

/** Later edits of that draft, as the wizard stores them. */
const written = {
  subtitle: "Three days among the merchants' houses, with two mornings in the kitchen",
  description:
    "The Chettiars brought teak from Burma and marble from Italy, and spices from everywhere else. We sleep in one of their houses.",
  bestMonths: ["11", "12", "1", "2"],
};

/**
 * Returns the statements for the tours that operators wrote: two under review, one rejected, one unfinished, one that starts twice a day
 * and a day pass. Run them after the operators'.
 * @param now UTC milliseconds
 */
export function draftStatements(now: number): string[] {
  const begunSlug = "karaikudi-mansions-and-a-kitchen-of-forty-spices";
  const drafts = readDemoFolder("drafts", draftSchema).toSorted((a, b) => a.position - b.position);
  return [
    ...drafts.map(
      ({
        slug,
        position,
        daysAgo,
        rejectionReason,
        drawing,
        startTime,
        starts,
        openUntil,
        lasts,
        options,
        extras,
        ...draft
      }) =>
        insert("tours", {
          ...tourRow(tourFormSchema.parse(draft), { slug, at: now - daysAgo * day }),
          position,
          drawing: drawing ?? null,
          options: options ?? null,
          extras: extras ?? null,
          departure_rules: departureRulesSchema.parse({
            startTime,
            starts,
            openUntil,
            lasts,
          }),
          ...(rejectionReason !== undefined && { rejection_reason: rejectionReason }),
        }),
    ),
    insert("tours", { ...tourRow(begun, { slug: begunSlug, at: now - day }), position: 1004 }),
    insert("tour_drafts", {
      tour_id: tourId(begunSlug),
      // Quoted: VALUES is an SQL keyword.
      '"values"': written,
      version: Math.floor((now - day) / 1000),
      updated_at: now - day / 2,
      updated_by: "demo-operator",
    }),
  ];
}

/** Returns an operator's draft as a row without its position. @param at start of the draft, UTC milliseconds */
function tourRow(tour: TourFields, { slug, at }: { slug: string; at: number }) {
  const [latitude, longitude] = stateCenters[tour.state];
  return {
    ...sharedColumns(tour, slug, []),
    kind: "package",
    status: tour.status,
    state: tour.state,
    states: [tour.state, ...tour.otherStates],
    latitude,
    longitude,
    scene: sceneOfType[tour.type],
    motif: tour.place,
    hour: tour.hour,
    edited_at: at,
    created_at: at,
  };
}
