/** Photographs that travelers add to their reviews. Source: "Photographs with reviews" (P24a in docs/product.md). */

import { pictureRefusals } from "~/domain/tour-pictures/messages";
import { copyName } from "~/domain/tour-pictures/picture";
import { reviewFormMessages } from "./messages";

/** A rejected photograph counts until its author removes it or it is deleted. */
export const maxReviewPhotographs = 4;

/** Minimum length of both sides, in pixels. */
export const minPhotographSide = 320;

/** Returns the messages for rejected files. */
export function photographRefusals() {
  return { ...pictureRefusals(), too_small: reviewFormMessages().tooSmall(minPhotographSide) };
}

/** Widths of the stored copies, in pixels; none is wider than the photograph. */
const offeredWidths = [320, 800] as const;
export const widestPhotograph = 1600;

/** Returns the stored widths of a photograph, ascending. @param width of the widest copy */
export function photographWidths(width: number): number[] {
  return [...offeredWidths.filter((offered) => offered < width), width];
}

/** Statuses that its author and administrators see. */
export const photographStatuses = ["waiting", "approved", "rejected"] as const;
export type PhotographStatus = (typeof photographStatuses)[number];

/** Max characters. */
export const captionLength = 140;

/** Version of the consent's wording (app/features/reviews/writing): each photograph stores the one it was given for. */
export const photographConsentVersion = 1;

/** Days after which the files of a rejected photograph are deleted. */
export const rejectedPhotographDays = 30;

/** A photograph in its stored widths. */
export interface ReviewPhotograph {
  id: string;
  alt: string;
  caption: string | null;
  /** Size of the widest copy, in pixels. */
  width: number;
  height: number;
  /** Narrowest first. */
  sources: { width: number; path: string }[];
}

/** A photograph as its author sees it. */
export interface AuthoredPhotograph extends ReviewPhotograph {
  status: PhotographStatus;
  /** Why it was rejected. */
  reason: string | null;
}

/** An approved photograph on the page of its tour. */
export interface GuestPhotograph extends ReviewPhotograph {
  /** Null once the account is deleted. */
  authorName: string | null;
  /** The month of travel, yyyy-MM. */
  travelMonth: string;
}

/** Returns the alternative text: the caption, or who took it where. */
export function photographAlt({
  caption,
  author,
  place,
}: {
  caption: string | null;
  /** "Asha T." */
  author: string;
  place: string;
}): string {
  return caption ?? reviewFormMessages().photographAlt(author, place);
}

export function photographPath(id: string, width: number): string {
  return `/media/reviews/${copyName(id, width)}`;
}
