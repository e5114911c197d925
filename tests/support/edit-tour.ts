import type { Viewer } from "~/domain/accounts/account";
import type { TourDraftValues } from "~/domain/tour-drafts/tour-draft";
import { tourFormSchema } from "~/domain/tour-drafts/tour-form";
import { createDraft } from "../../worker/tour-drafts/start-tour";
import { requireAdminOrRight } from "../../worker/platform/authz/actors";
import { audit } from "./audit";
import { db } from "./database";
import { services } from "./services";
import { tourFields } from "./tour-fields";

/** Adds a complete tour on behalf of an administrator. */
export async function addCompleteTour(admin: Viewer, overrides: Record<string, unknown> = {}) {
  const fields = tourFormSchema.parse(tourFields(overrides));
  return createDraft(audit, await requireAdminOrRight(db, admin, "tours", "tours"), {
    fields,
    after: fields,
  });
}

/** Edits a tour's texts in the wizard and submits them, at once. */
export async function editTour(editor: Viewer, slug: string, values: TourDraftValues) {
  const { version, draftVersion } = await services.getTourWizard(editor, slug);
  const saved = await services.saveTourDraft(editor, { slug, version: draftVersion, values });
  return services.submitTour(editor, { slug, version, draftVersion: saved.version });
}
