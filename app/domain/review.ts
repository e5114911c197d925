import { isTravelled } from "./booking-status";
import type { BookingStatus } from "./booking-status";
import type { TravelDate } from "./calendar";
import { lastDayOf } from "./trip";

/** What travellers say of a tour, and when they may. Its form's schema is in review-form.ts. */

/** For how long after it was written a review can be changed by its writer. */
export const reviewEditDays = 14;

/** Lengths in characters, as people count them. */
export const reviewTitleLength = { least: 3, most: 100 } as const;
export const reviewTextLength = { least: 20, most: 3000 } as const;

export const starChoices = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof starChoices)[number];

/** What a number of stars says, in words. */
export const starWords: Record<Stars, string> = {
  1: "Poor",
  2: "Below what I hoped",
  3: "All right",
  4: "Good",
  5: "Excellent",
};

export const reviewStatuses = ["published", "hidden"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What a company has answered to a review: once, and it stays. */
export interface ReviewReply {
  companyName: string;
  text: string;
  /** UTC instant, ISO 8601. */
  createdAt: string;
}

/** Of a company's answer to a review, in characters. */
export const replyLength = { least: 10, most: 1000 } as const;

/** A review as everyone sees it. */
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
}

/** How a review is signed that has no name any more. */
export const namelessAuthor = "A traveller";

/** The length of a text in characters, once it is sent: line breaks count one, blanks around it do not count. */
export function lengthInCharacters(text: string): number {
  return Array.from(text.replaceAll("\r\n", "\n").trim().normalize("NFC")).length;
}

/** Whether a trip was made: confirmed or completed, and its last day is over in India. Only then can it be reviewed. */
export function isCompleted(
  booking: { status: BookingStatus; travelDate: TravelDate; days: number },
  today: TravelDate,
): boolean {
  return isTravelled(booking.status) && lastDayOf(booking) < today;
}

/** The instant from which a review can no longer be changed. */
export function editableUntil(createdAt: number): number {
  return createdAt + reviewEditDays * 86_400_000;
}

/** Whether its writer can still change a review. Instants are UTC milliseconds. */
export function canEdit({ createdAt }: { createdAt: number }, now: number): boolean {
  return now < editableUntil(createdAt);
}

/** The stars of a tour's reviews, taken together. */
export interface RatingSummary {
  count: number;
  /** One decimal, rounded half up; null where there are no reviews. */
  mean: number | null;
  /** From five stars down to one. */
  distribution: { stars: Stars; count: number; percent: number }[];
}

/** @param countOf how many reviews gave a number of stars; what is not in it is none */
export function summarizeRatings(countOf: ReadonlyMap<number, number>): RatingSummary {
  const counts = starChoices.map((stars) => ({ stars, count: countOf.get(stars) ?? 0 }));
  const count = counts.reduce((total, each) => total + each.count, 0);
  const sum = counts.reduce((total, each) => total + each.stars * each.count, 0);
  return {
    count,
    // In whole tenths, so that no binary fraction decides; worker/reviews/tour-rating.repo.ts does the same.
    mean: count === 0 ? null : Math.floor((20 * sum + count) / (2 * count)) / 10,
    distribution: counts.toReversed().map((each) => ({
      ...each,
      percent: count === 0 ? 0 : Math.round((100 * each.count) / count),
    })),
  };
}

/**
 * A rating as half stars, 0 to 10: whole stars, and a half when the fraction is at least 0.5.
 * Source: specification 1, section 9.
 */
export function halfStars(rating: number): number {
  return Math.floor(rating) * 2 + (rating % 1 >= 0.5 ? 1 : 0);
}

/** How a review is signed: "Asha T." for Asha Traveler; a single name stands as it is; null for a name of blanks. */
export function reviewerName(fullName: string): string | null {
  const [first, ...rest] = fullName.trim().split(/\s+/);
  if (!first) return null;
  const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const initial = [...graphemes.segment(rest.at(-1) ?? "")][0]?.segment;
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
