import { eq, sql, type SQL } from "drizzle-orm";
import { currentLanguage, defaultLanguage, type Language } from "~/domain/language/language";
import {
  currentTranslation,
  originalsOf,
  type OriginalTexts,
  type StoredTranslation,
} from "~/domain/tours/translation";
import { motifOf } from "~/domain/tour-pictures/tour-drawing";
import { locationOf } from "~/domain/tours/location";
import { durationText } from "~/domain/tours/duration";
import type { TourDetails } from "~/domain/tours/tour-schema";
import type { Database } from "../platform/db/client";
import { tours } from "../platform/db/schema";

const longTexts = ["highlights", "inclusions", "exclusions", "carry", "meetingPoint", "permits"].map(
  (field) => `'$.texts.${field}'`,
);

/** Selects what a card shows of a tour's translation into the current language, in a select from `tours`; NULL in English. */
export function cardTranslation(): SQL.Aliased<StoredTranslation | null> {
  const language = currentLanguage();
  if (language === defaultLanguage) return sql<null>`NULL`.as("translation");
  return sql`json_remove(${storedIn(language)}, ${sql.raw(longTexts.join(", "))})`
    .mapWith(readStored)
    .as("translation");
}

/** Selects a tour's whole translation into the current language; NULL in English. */
export function wholeTranslation(): SQL.Aliased<StoredTranslation | null> {
  return storedIn(currentLanguage()).mapWith(readStored).as("translation");
}

/** Selects a tour's place or title in the current language, if its translation is of the English one as it is, in a select from `tours`. */
function shown(field: "place" | "title"): SQL<string> {
  const language = currentLanguage();
  const original = tours[field];
  if (language === defaultLanguage) return sql<string>`${original}`;
  const [text, mark] = ["texts", "marks"].map((part) => `$.${language}.${part}.${field}`);
  return sql`json_array(${original}, json_extract(${tours.translations}, ${text}), json_extract(${tours.translations}, ${mark}))`.mapWith(
    (row: string): string => {
      const [english, translated, marked]: [string, string | undefined, string] = JSON.parse(row);
      const stored = { texts: { [field]: translated }, marks: { [field]: marked } };
      return currentTranslation(stored, { [field]: english })[field] ?? english;
    },
  );
}

export const shownPlace = (): SQL.Aliased<string> => shown("place").as("shown_place");
export const shownTitle = (): SQL.Aliased<string> => shown("title").as("shown_title");

/** Returns English texts of a tour in the language of a translation, those that it was made from. */
export function translatedBy<Texts extends OriginalTexts>(
  stored: StoredTranslation | null,
  texts: Texts,
): Texts {
  if (!stored) return texts;
  const translated = Object.entries(currentTranslation(stored, texts));
  return { ...texts, ...Object.fromEntries(translated.filter(([field]) => field in texts)) };
}

/** Returns a tour's page in the current language. */
export async function translateTour(db: Database, tour: TourDetails): Promise<TourDetails> {
  const language = currentLanguage();
  if (language === defaultLanguage) return tour;
  const stored = (await findTranslation(db, tour.slug, language)) ?? { texts: {}, marks: {} };
  const { inclusions, exclusions, carry, meetingPoint, permits, ...outline } = currentTranslation(
    stored,
    originalsOf(tour),
  );
  const guide = { inclusions, exclusions, carry, meetingPoint, permits };
  const translated = { ...tour, ...outline, guide: { ...tour.guide, ...withoutGaps(guide) } };
  return {
    ...translated,
    motif: motifOf(translated),
    summary: translated.description[0] ?? "",
    durationText: durationText(tour.days),
    location: locationOf(translated),
  };
}

/** Returns texts of a tour in the current language, those that are stored for these English ones. */
export async function translateTexts<Texts extends OriginalTexts>(
  db: Database,
  slug: string | SQL,
  texts: Texts,
): Promise<Texts> {
  const language = currentLanguage();
  const stored = language === defaultLanguage ? null : await findTranslation(db, slug, language);
  return translatedBy(stored, texts);
}

/** Returns a booked trip with the title in the current language. */
export function translateTitle<Trip extends { tourTitle: string }>({
  translation,
  ...trip
}: Trip & { translation: StoredTranslation | null }): Omit<Trip, "translation"> & { tourTitle: string } {
  return { ...trip, tourTitle: translatedBy(translation, { title: trip.tourTitle }).title };
}

/** Returns a card of a booked trip with the title and place in the current language. */
export function translateTrip<Trip extends { tourTitle: string; place: string }>({
  translation,
  ...trip
}: Trip & { translation: StoredTranslation | null }) {
  const { title, place } = translatedBy(translation, { title: trip.tourTitle, place: trip.place });
  return { ...trip, tourTitle: title, place };
}

/** Returns a tour's title, or that of its booking, in the current language. */
export async function shownTitleOf(db: Database, slug: string, title: string): Promise<string> {
  return (await translateTexts(db, slug, { title })).title;
}

/** Returns a booking's state for a page, with its tour's title in the current language. */
export async function withShownTitle<State extends { tourSlug: string; booking: { tourTitle: string } }>(
  db: Database,
  state: State,
) {
  const tourTitle = await shownTitleOf(db, state.tourSlug, state.booking.tourTitle);
  return { ...state, booking: { ...state.booking, tourTitle } };
}

function withoutGaps<Texts extends object>(texts: Texts) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}

async function findTranslation(
  db: Database,
  slug: string | SQL,
  language: Language,
): Promise<StoredTranslation | null> {
  const row = await db
    .select({ stored: sql`${storedIn(language)}`.mapWith(readStored) })
    .from(tours)
    .where(eq(tours.slug, slug))
    .get();
  return row?.stored ?? null;
}

function storedIn(language: Language): SQL {
  return sql`json_extract(${tours.translations}, ${`$.${language}`})`;
}

function readStored(text: string): StoredTranslation {
  return JSON.parse(text);
}
