import { tourPricesSchema } from "~/domain/prices/tour-prices";
import { differenceOf } from "../../audit/difference-of";
import { withAudit } from "../../audit/with-audit";
import type { AuditDependencies } from "../../audit/with-audit";
import { normalizeRules, requireEditableTour, parseOrThrow, requireVersion } from "./require-editable-tour";
import { editorIdOf } from "../admin/tour-editor";
import type { TourEditor } from "../admin/tour-editor";
import { updatePrices } from "./tour-rules.repo";

/**
 * Sets a tour's prices, for administrators and members of its operator. Applies to new bookings at once, and not to existing ones: each
 * keeps its price basis (`PriceBasis`).
 * @param prices validated here
 * @returns the tour's new version
 * @throws AppError `not_found`, `invalid` with field messages, `conflict` (changed since it was read;
 * nothing is overwritten)
 */
export async function setTourPrices(
  audit: AuditDependencies,
  editor: TourEditor,
  { slug, version, prices: input }: { slug: string; version: number; prices: unknown },
): Promise<{ version: number }> {
  const tour = await requireEditableTour(audit.db, editor, slug);
  const prices = parseOrThrow(tourPricesSchema, input);
  requireVersion(tour, version);
  const { before, after } = differenceOf(normalizeRules(tourPricesSchema, tour.prices), prices);
  if (Object.keys(after).length === 0) return { version };
  const entry = { action: "tour.set-prices" as const, subjectId: slug, before, after };
  const isDone = await withAudit(audit, editor, entry, (statements) =>
    updatePrices(
      audit.db,
      { slug, version, editorId: editorIdOf(editor), prices },
      statements,
      audit.clock(),
    ),
  );
  if (!isDone) requireVersion(await requireEditableTour(audit.db, editor, slug), null);
  return { version: version + 1 };
}
