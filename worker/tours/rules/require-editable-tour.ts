import type { z } from "zod";
import { invalidFields, staleEdit } from "~/domain/errors";
import { errorsByField } from "~/domain/form-fields";
import type { Database } from "../../platform/db/client";
import { findEditable, type TourEditor } from "../admin/tour-editor";
import { findTourRules, type EditableTour } from "./tour-rules.repo";

/** Shared steps of editing a tour's prices and departures. */

/** Returns a tour whose rules the editor may edit. @throws AppError `not_found` */
export function requireEditableTour(db: Database, editor: TourEditor, slug: string): Promise<EditableTour> {
  return findEditable(editor, (userId) => findTourRules(db, slug, userId));
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
