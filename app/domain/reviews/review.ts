import type { ReviewPhotograph } from "./review-photograph";

/** Reviews of tours, and the rules for writing them. The form's schema is in review-form.ts. */

/** Days after writing during which the author can change a review. */
export const reviewEditDays = 14;

/** Lengths in characters. */
export const reviewTitleLength = { min: 3, max: 100 } as const;
export const reviewTextLength = { min: 20, max: 3000 } as const;

export const starChoices = [1, 2, 3, 4, 5] as const;
export type StarRating = (typeof starChoices)[number];

export const reviewStatuses = ["published", "hidden"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** An operator's reply to a review: one per review, never changed. */
export interface ReviewReply {
  companyName: string;
  text: string;
  /** UTC instant, ISO 8601. */
  createdAt: string;
}

/** Length of a reply, in characters. */
export const replyLength = { min: 10, max: 1000 } as const;

/** A published review. */
export interface Review {
  id: string;
  /** "Asha T.", or null once the account is deleted. */
  authorName: string | null;
  rating: number;
  title: string;
  text: string;
  /** The month of travel, yyyy-MM. */
  travelMonth: string;
  /** UTC instant, ISO 8601. */
  createdAt: string;
  reply: ReviewReply | null;
  /** Approved ones. */
  photographs: ReviewPhotograph[];
}

/** Signature of a review whose author has been deleted. */
export const namelessAuthor = "A traveler";

/** Returns the length of a text as sent, in characters: line breaks count as one, surrounding whitespace is trimmed. */
export function lengthInCharacters(text: string): number {
  return Array.from(text.replaceAll("\r\n", "\n").trim().normalize("NFC")).length;
}

/** Returns the instant from which a review can no longer be changed. */
export function editableUntil(createdAt: number): number {
  return createdAt + reviewEditDays * 86_400_000;
}

/** Returns true if the author can still change a review. Instants are UTC milliseconds. */
export function canEdit({ createdAt }: { createdAt: number }, now: number): boolean {
  return now < editableUntil(createdAt);
}

/** Aggregate rating of a tour. */
export interface RatingSummary {
  count: number;
  /** One decimal, rounded half up; null without reviews. */
  mean: number | null;
  /** From five stars down to one. */
  distribution: { stars: StarRating; count: number; percent: number }[];
}

/** @param countOf number of reviews by stars; missing keys count as 0 */
export function summarizeRatings(countOf: ReadonlyMap<number, number>): RatingSummary {
  const counts = starChoices.map((stars) => ({ stars, count: countOf.get(stars) ?? 0 }));
  const count = counts.reduce((total, each) => total + each.count, 0);
  const sum = counts.reduce((total, each) => total + each.stars * each.count, 0);
  return {
    count,
    // Computed in whole tenths to avoid binary fractions; must match worker/reviews/tour-reviews.repo.ts.
    mean: count === 0 ? null : Math.floor((20 * sum + count) / (2 * count)) / 10,
    distribution: counts.toReversed().map((each) => ({
      ...each,
      percent: count === 0 ? 0 : Math.round((100 * each.count) / count),
    })),
  };
}

/**
 * Converts a rating to half stars, 0 to 10: whole stars, and a half if the fraction is at least 0.5. Source: specification 1,
 * section 9.
 */
export function halfStars(rating: number): number {
  return Math.floor(rating) * 2 + (rating % 1 >= 0.5 ? 1 : 0);
}

/** Returns the signature of a review: "Asha T." for Asha Traveler. A single name is used as is; null for a blank name. */
export function reviewerName(fullName: string): string | null {
  const [first, ...rest] = fullName.trim().split(/\s+/);
  if (!first) return null;
  const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const initial = [...graphemes.segment(rest.at(-1) ?? "")][0]?.segment;
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
