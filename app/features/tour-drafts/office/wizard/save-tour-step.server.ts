import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { AppError } from "~/domain/errors";
import { StaleDraft, type OtherDraft } from "~/domain/tour-drafts/stale-draft";
import { maxDraftBytes, readStep, withRow, type TourDraftValues } from "~/domain/tour-drafts/tour-draft";
import { draftSteps } from "~/domain/tour-drafts/tour-wizard";
import { requireOffice } from "~/middleware/require-office";
import { formAnswer } from "~/platform/forms/form-answer";
import { readUpload } from "~/platform/forms/read-upload";
import { readVersion } from "~/platform/forms/read-version";

/** Result of saving a step. */
export type SaveAnswer = { isSaved: true; version: number; savedAt: number } | SaveRefusal;

export interface SaveRefusal {
  isSaved: false;
  message: string;
  otherDraft: OtherDraft | null;
  /** Entered values, to fill the form again. */
  typed: TourDraftValues | null;
}

/** Saves the fields of the form's step (`step`, `version`) in the tour's draft. */
export async function saveTourStep(
  context: Readonly<RouterContextProvider>,
  { slug, request, url }: { slug: string; request: Request; url: URL },
) {
  const { viewer } = requireOffice(context, url);
  const form = await readUpload(request, 3 * maxDraftBytes);
  if (!form) return refused("Your texts are too long in total. Please shorten them.", 413);
  const step = z.enum(draftSteps).safeParse(form.get("step"));
  if (!step.success) return refused("Unknown step.", 422);
  const read = readStep(form, step.data);
  const rows = form.get("rows");
  // A row button of a browser without JavaScript.
  const values = typeof rows === "string" ? withRow(read, rows) : read;
  try {
    const saved = await context
      .get(servicesContext)
      .saveTourDraft(viewer, { slug, version: readVersion(form), values });
    return data<SaveAnswer>({ isSaved: true, ...saved });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const otherDraft = error instanceof StaleDraft ? error.otherDraft : null;
    return refused(error.message, error.status, { otherDraft, typed: values });
  }
}

function refused(
  message: string,
  status: number,
  conflict: { otherDraft: OtherDraft | null; typed: TourDraftValues | null } = {
    otherDraft: null,
    typed: null,
  },
) {
  return data<SaveAnswer>({ isSaved: false, message, ...conflict }, { status });
}

/**
 * Saves a step for browsers without JavaScript: redirects back to it, or shows it again with the entered values if
 * rejected.
 */
export async function saveTourStepPage(
  context: Readonly<RouterContextProvider>,
  at: { slug: string; request: Request; url: URL },
) {
  const answer = await saveTourStep(context, at);
  if (answer.data.isSaved) throw redirect(`${at.url.pathname}?saved`, 303);
  const { message, otherDraft } = answer.data;
  return data(
    formAnswer<SaveRefusal>({ message, isStale: otherDraft !== null, result: answer.data }),
    answer.init ?? undefined,
  );
}
