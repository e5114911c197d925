import { z } from "zod";
import type { Language } from "~/domain/language/language";
import type { EnglishParts } from "./english-parts";
import type { PracticalFacts } from "./practical-facts";
import type { Interest } from "./tour";
import type { TourDetails } from "./tour-schema";

/** A text of a given length in characters. */
const text = (min: number, max: number) => z.string().trim().min(min).max(max);

/**
 * A tour's texts in another language than English, those that there are. Its day-by-day prose, questions and practical facts are in
 * English only.
 */
export const tourTranslationSchema = z.strictObject({
  title: text(8, 70).optional(),
  subtitle: text(30, 130).optional(),
  place: text(2, 60).optional(),
  /** Description of its drawing. */
  motif: text(3, 90).optional(),
  /** Paragraphs. */
  description: z.array(text(20, 1200)).min(1).max(6).optional(),
  highlights: z.array(text(10, 140)).min(1).max(10).optional(),
  inclusions: z.array(text(2, 220)).min(1).max(20).optional(),
  exclusions: z.array(text(2, 220)).min(1).max(20).optional(),
  carry: z.array(text(2, 220)).min(1).max(20).optional(),
  meetingPoint: text(5, 350).optional(),
  permits: text(5, 900).optional(),
});
export type TourTranslation = z.output<typeof tourTranslationSchema>;
export type TranslatedField = keyof TourTranslation;

/** Texts as they are stored: each with the mark of the English text that it translates. */
export interface StoredTranslation {
  texts: TourTranslation;
  marks: Partial<Record<TranslatedField, string>>;
}

/** A tour's translations by language. */
export type Translations = Partial<Record<Language, StoredTranslation>>;

/** The English texts that can be translated. */
export type OriginalTexts = { [Field in TranslatedField]?: TourTranslation[Field] | null };

/** A tour with the texts that can be translated. */
export type OriginalTour = Pick<
  TourDetails,
  "title" | "subtitle" | "place" | "motif" | "description" | "highlights"
> & {
  guide: Omit<TourDetails["guide"], "itinerary" | "faq">;
};

export function originalsOf({
  title,
  subtitle,
  place,
  motif,
  description,
  highlights,
  guide: { inclusions, exclusions, carry, meetingPoint, permits },
}: OriginalTour): OriginalTexts {
  return {
    title,
    subtitle,
    place,
    motif,
    description,
    highlights,
    inclusions,
    exclusions,
    carry,
    meetingPoint,
    permits,
  };
}

/**
 * Notes of which English texts these are the translations.
 * @param before the stored translation that was edited: a text of it that is still the same translates what it did
 */
export function markTranslation(
  texts: TourTranslation,
  originals: OriginalTexts,
  before: StoredTranslation | null = null,
): StoredTranslation {
  const fields = Object.keys(texts) as TranslatedField[];
  const isAsBefore = (field: TranslatedField) =>
    before !== null && JSON.stringify(before.texts[field]) === JSON.stringify(texts[field]);
  const marks = fields.map(
    (field) => [field, isAsBefore(field) ? before?.marks[field] : markOf(originals[field])] as const,
  );
  return { texts, marks: Object.fromEntries(marks) };
}

/** Returns the translations of the English texts that are still the same, so that a meeting point that moved is shown in English. */
export function currentTranslation(
  { texts, marks }: StoredTranslation,
  originals: OriginalTexts,
): TourTranslation {
  const fields = Object.entries(texts) as [TranslatedField, never][];
  return Object.fromEntries(fields.filter(([field]) => marks[field] === markOf(originals[field])));
}

/** FNV-1a of a text or list, 32 bits. */
function markOf(original: OriginalTexts[TranslatedField]): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(original ?? null))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * Counts what a tour's Hindi page has in English. Names do not count, of stops and sites, nor do descriptions of pictures.
 * @param tour in English, or as the page shows it
 */
export function englishPartsOf(
  tour: OriginalTour & {
    guide: { itinerary: readonly unknown[]; faq: readonly unknown[] };
    practical: Omit<PracticalFacts, "recheck"> | null;
    interests: readonly Interest[];
  },
  translation: TourTranslation = {},
): EnglishParts {
  const { motif: _, ...originals } = { ...originalsOf(tour), ...translation };
  const texts = Object.values(originals).map((text) => [text].flat().join(""));
  const { guide, practical, interests } = tour;
  const facts = practical && [
    practical.fitness.note,
    practical.access.steps,
    practical.access.toilets,
    practical.access.vehicle,
    practical.rooms.solo === "none" ? undefined : practical.rooms.note,
    ...practical.notFor,
    ...practical.notAllowed,
    ...interests.map((interest) => practical.interestReasons[interest]),
  ];
  return {
    texts: texts.filter((text) => text !== "" && !/\p{Script=Devanagari}/u.test(text)).length,
    days: guide.itinerary.length,
    questions: guide.faq.length,
    facts: facts?.filter((fact) => fact !== undefined).length ?? 0,
    sources: practical?.sources.length ?? 0,
  };
}
