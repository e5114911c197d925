import { AppError, staleEdit } from "~/domain/errors";
import { StaleDraft } from "~/domain/tour-drafts/stale-draft";
import {
  changesOf,
  maxDraftBytes,
  readDraft,
  tourDraftSchema,
  type TourDraftValues,
} from "~/domain/tour-drafts/tour-draft";
import { operatorFields } from "~/domain/tour-drafts/tour-wizard";
import { errorsByField } from "~/domain/form-fields";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { requireFound, writtenValues } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import type { WrittenTour } from "./tour-drafts.repo";
import { saveDraft } from "./draft-changes.repo";
import { editorIdOf, type TourEditor } from "../tours/admin/tour-editor";

/**
 * Saves the values of a wizard step in the tour's draft, valid or not.
 * @param version of the draft that was edited; 0 without one
 * @returns its new version and the time of the save, a UTC instant
 * @throws AppError `not_found`, `invalid` (too long to store), `illegal_transition` (under review),
 * `StaleDraft` (someone else has saved since). Nothing is overwritten
 */
export async function saveTourDraft(
  { db, clock }: { db: Database; clock: Clock },
  editor: TourEditor,
  { slug, version, values }: { slug: string; version: number; values: TourDraftValues },
): Promise<{ version: number; savedAt: number }> {
  const parsed = tourDraftSchema.safeParse(values);
  if (!parsed.success)
    throw new AppError("invalid", "This text is too long.", { errors: errorsByField(parsed.error) });
  const editorId = editorIdOf(editor);
  const written = requireFound(await drafts.findWrittenTour(db, editorId, slug));
  refuseSaving(written, version, editor);
  const { base } = writtenValues(written);
  const stored = written.draft ? readDraft(written.draft.values) : {};
  const changes = changesOf(base, {
    ...stored,
    ...(editorId === null ? parsed.data : ofOperator(parsed.data)),
  });
  const now = clock();
  if (version === 0 && Object.keys(changes).length === 0) return { version, savedAt: now };
  if (new TextEncoder().encode(JSON.stringify(changes)).length > maxDraftBytes)
    throw new AppError("invalid", "The tour's texts are too long in total. Shorten some of them.");
  const saved = await saveDraft(db, {
    tourId: written.id,
    version,
    values: changes,
    userId: editor.id,
    editorId,
    now,
  });
  if (saved !== null) return { version: saved, savedAt: now };
  const present = requireFound(await drafts.findWrittenTour(db, editorId, slug));
  refuseSaving(present, version, editor);
  throw staleEdit("this tour");
}

/** Leaves out the fields that only administrators change. */
function ofOperator(values: TourDraftValues): TourDraftValues {
  return Object.fromEntries(
    operatorFields.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}

function refuseSaving(written: WrittenTour, version: number, viewer: TourEditor): void {
  const isAdmin = viewer.role === "admin";
  if (written.draft && written.draft.submittedAt !== null && isAdmin)
    throw new AppError("illegal_transition", "The operator's changes are under review. Answer them first.");
  if (
    (written.tour.status === "pending" && !isAdmin) ||
    (written.draft && written.draft.submittedAt !== null)
  )
    throw new AppError("illegal_transition", "This draft is under review. Withdraw it to continue editing.");
  const { draft } = written;
  if ((draft?.version ?? 0) === version) return;
  const writer = draft?.updatedBy ?? null;
  const who =
    writer?.id === viewer.id
      ? "You saved this tour elsewhere"
      : `${writer?.name ?? "Someone else"} changed this tour`;
  throw new StaleDraft(`${who} since you opened it. Your input is still in the fields.`, {
    version: draft?.version ?? 0,
    by: writer?.name ?? null,
    values: writtenValues(written).values,
  });
}
