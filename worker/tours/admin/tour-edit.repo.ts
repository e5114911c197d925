import { and, eq, sql } from "drizzle-orm";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { stateCenters, states, type State } from "~/domain/tours/state-centers";
import { sceneOfType, type TourStatus } from "~/domain/tours/tour";
import { asWritten, type TourFields } from "~/domain/tour-drafts/tour-form";
import type { TourGuide } from "~/domain/tours/tour-schema";
import { foldText } from "~/domain/folded-text";
import type { EnglishParts } from "~/domain/tours/english-parts";
import {
  currentTranslation,
  englishPartsOf,
  markTranslation,
  originalsOf,
  type Translations,
} from "~/domain/tours/translation";
import type { Database } from "../../platform/db/client";
import { tours } from "../../platform/db/schema";
import { notDeleted } from "../tour-conditions.repo";

export interface EditedTour {
  slug: string;
  version: number;
  status: TourStatus;
  /** UTC instant, or null. */
  deletedAt: number | null;
  fields: TourFields;
  /** Not editable in any form. */
  faq: TourGuide["faq"];
  translations: Translations | null;
  /** Edited on a page of their own. */
  departures: DepartureRules;
}

/** Finds a tour with all the data of its form, deleted ones too. */
export async function findEditedTour(db: Database, slug: string): Promise<EditedTour | null> {
  const row = await db.select().from(tours).where(eq(tours.slug, slug)).get();
  return row ? editedTourOf(row) : null;
}

/** Converts a row for the form. */
export function editedTourOf(row: typeof tours.$inferSelect): EditedTour {
  const { itinerary, inclusions, exclusions, carry, permits, meetingPoint, faq } = row.guide;
  return {
    slug: row.slug,
    version: row.version,
    status: row.status,
    deletedAt: row.deletedAt,
    faq,
    translations: row.translations,
    departures: row.departureRules,
    fields: {
      title: row.title,
      place: row.place,
      state: states.find((state) => state === row.state) ?? states[0],
      otherStates: row.states.flatMap((name) =>
        states.filter((state) => state === name && name !== row.state),
      ),
      region: row.region,
      departureCity: row.departureCity,
      operator: row.operatorSlug ?? "",
      status: row.status,
      days: row.days,
      priceInr: row.priceInr,
      capacity: row.capacity,
      type: row.type,
      category: row.category,
      subtitle: row.subtitle,
      description: row.description,
      highlights: row.highlights,
      bestMonths: row.bestMonths.toSorted((a, b) => a - b),
      experiences: row.experiences,
      interests: row.interests,
      itinerary: itinerary.map(asWritten),
      inclusions,
      exclusions,
      carry,
      permits,
      meetingPoint,
      partyQuestions: row.partyQuestions,
      ownQuestions: row.ownQuestions,
      latitude: row.latitude,
      longitude: row.longitude,
      scene: row.scene,
      motif: row.motif,
      hour: row.hour,
      practical: row.practical,
      hindi: row.translations?.hi?.texts ?? null,
    },
  };
}

/**
 * Converts form values to columns, with defaults for open choices.
 * @param before what the form does not hold
 */
export function columnsOf(
  { hindi, ...fields }: TourFields,
  { faq, translations }: Pick<EditedTour, "faq" | "translations">,
) {
  const { operator, otherStates, itinerary, inclusions, exclusions, carry, permits, meetingPoint, ...rest } =
    fields;
  const [latitude, longitude] = stateCenters[fields.state];
  const motif = fields.motif ?? fields.place;
  return {
    ...rest,
    foldedTitle: foldText(fields.title),
    states: [fields.state, ...otherStates.filter((state) => state !== fields.state)],
    operatorSlug: operator,
    guide: { itinerary, inclusions, exclusions, carry, permits, meetingPoint, faq },
    latitude: fields.latitude ?? latitude,
    longitude: fields.longitude ?? longitude,
    scene: fields.scene ?? sceneOfType[fields.type],
    motif,
    translations: hindi && { hi: markTranslation(hindi, { ...fields, motif }, translations?.hi) },
  };
}

/** Counts what a tour's Hindi page has in English once fields are stored. */
export function englishPartsWith(fields: TourFields, before: EditedTour): EnglishParts {
  const columns = columnsOf(fields, before);
  const stored = columns.translations?.hi ?? { texts: {}, marks: {} };
  return englishPartsOf(columns, currentTranslation(stored, originalsOf(columns)));
}

/** Finds a place that other tours have, with its state: that of the first one in recommended order. */
export async function findPlace(
  db: Database,
  place: string,
): Promise<{ place: string; state: State | null } | null> {
  const row = await db
    .select({ place: tours.place, state: tours.state })
    .from(tours)
    .where(and(notDeleted, sql`${tours.place} = ${place} COLLATE NOCASE`))
    .orderBy(tours.position)
    .limit(1)
    .get();
  return row ? { place: row.place, state: states.find((state) => state === row.state) ?? null } : null;
}
