import type { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { invalidFields, staleEdit } from "~/domain/errors";
import { errorsByField } from "~/domain/form-fields";
import type { Database } from "../../db/client";
import { requireTourEditor } from "../admin/require-tour-editor";
import { findRuledTour } from "./tour-rules.repo";
import type { EditableTour } from "./tour-rules.repo";

/** Shared steps of editing a tour's prices and departures. */

/**
 * Returns the tour whose rules the viewer may edit.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function requireEditableTour(
  db: Database,
  viewer: Viewer | null,
  slug: string,
): Promise<{ editor: Viewer; tour: EditableTour }> {
  return requireTourEditor(db, viewer, (userId) => findRuledTour(db, slug, userId));
}

/** @throws AppError `invalid` with field messages */
export function parseOrThrow<Rules>(schema: z.ZodType<Rules>, input: unknown): Rules {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw invalidFields(errorsByField(parsed.error));
}

/** Orders the keys of stored rules as in the schema, for comparison; rules that no longer parse stay as they are. */
export function normalizeRules<Rules>(schema: z.ZodType<Rules>, stored: Rules): Rules {
  return schema.safeParse(stored).data ?? stored;
}

/**
 * @param version the form's version; null if someone else was faster than the statement
 * @throws AppError `conflict`
 */
export function requireVersion(tour: EditableTour, version: number | null): void {
  if (tour.version === version) return;
  throw staleEdit("this tour");
}
