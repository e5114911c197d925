import type { z } from "zod";
import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { fieldErrorsOf } from "~/domain/tour-form";
import type { Database } from "../db/client";
import { requireTourEditor } from "./require-tour-editor";
import { findRuledTour } from "./tour-rules.repo";
import type { RuledTour } from "./tour-rules.repo";

/** What setting the prices of a tour and setting its departures have in common. */

/**
 * The tour whose rules somebody wants to see or set.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function openRules(
  db: Database,
  viewer: Viewer | null,
  slug: string,
): Promise<{ editor: Viewer; tour: RuledTour }> {
  return requireTourEditor(db, viewer, (userId) => findRuledTour(db, slug, userId));
}

/** @throws AppError `invalid` with the messages of its fields */
export function readRules<Rules>(schema: z.ZodType<Rules>, input: unknown): Rules {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError("invalid", "Please look at the fields that are marked.", {
    errors: fieldErrorsOf(parsed.error),
  });
}

/** Stored rules with their parts in the order of the schema, to be compared; those of older days as they are. */
export function inOrder<Rules>(schema: z.ZodType<Rules>, stored: Rules): Rules {
  return schema.safeParse(stored).data ?? stored;
}

/**
 * @param version the one a form was made from; null where somebody was quicker than its statement
 * @throws AppError `conflict`
 */
export function requireVersion(tour: RuledTour, version: number | null): void {
  if (tour.version === version) return;
  throw new AppError(
    "conflict",
    "This tour was changed since you opened the page. Nothing of yours was saved, and nothing else is lost.",
  );
}
