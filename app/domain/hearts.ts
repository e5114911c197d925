/** The tours a person marks with a heart. No schema library here: every page's browser code reads this. */

import { awaitsApproval } from "./account";
import type { Viewer } from "./account";

/** The most hearts a guest's browser keeps, and the most that are merged or looked up at once. */
export const mostHearts = 200;

/** A tour marked with a heart, and the UTC instant in milliseconds when that was. */
export interface Heart {
  slug: string;
  savedAt: number;
}

/** Whether a text can be a tour's slug. */
export function isSlug(value: unknown): value is string {
  return typeof value === "string" && value.length <= 120 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}

function isHeart(value: unknown): value is Heart {
  if (typeof value !== "object" || value === null || !("slug" in value) || !("savedAt" in value))
    return false;
  return isSlug(value.slug) && Number.isSafeInteger(value.savedAt) && Number(value.savedAt) >= 0;
}

/** What can be slugs among these values, each once, in their order, `mostHearts` at most. */
export function readSlugs(values: readonly unknown[]): string[] {
  return [...new Set(values.filter(isSlug))].slice(0, mostHearts);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The hearts in what a browser kept, newest first, each tour once, `mostHearts` at most. Anybody can write there:
 * whatever is no heart is left out.
 */
export function readHearts(text: string | null): Heart[] {
  const values = text === null ? null : parse(text);
  if (!Array.isArray(values)) return [];
  const hearts = new Map<string, Heart>();
  for (const value of values) {
    if (isHeart(value) && !hearts.has(value.slug))
      hearts.set(value.slug, { slug: value.slug, savedAt: value.savedAt });
  }
  return [...hearts.values()].toSorted((a, b) => b.savedAt - a.savedAt).slice(0, mostHearts);
}

/** The hearts with one more, newest first, or null when there is no room. One that is there stays as it is. */
export function withHeart(hearts: readonly Heart[], heart: Heart): readonly Heart[] | null {
  if (hearts.some(({ slug }) => slug === heart.slug)) return hearts;
  if (hearts.length >= mostHearts) return null;
  return [heart, ...hearts].toSorted((a, b) => b.savedAt - a.savedAt);
}

/** The account that keeps the hearts, or null: then the browser does, for guests and for those who wait for approval. */
export function wishlistOwner(viewer: Viewer | null): Viewer | null {
  return viewer && !awaitsApproval(viewer) ? viewer : null;
}
