import { AppError } from "~/domain/errors";
import type { TourDraftValues } from "~/domain/tour-drafts/tour-draft";
import { issuesIn, type WizardIssue } from "~/domain/tour-drafts/tour-wizard";
import type { Database } from "../db/client";
import { writtenValues } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import type { WrittenTour } from "./tour-drafts.repo";
import type { Admin } from "../authz/actors";

/** The submitted edits of a published tour, beside its current texts. */
interface ChangedTexts {
  slug: string;
  title: string;
  companyName: string;
  /** UTC instant. */
  submittedAt: number;
  /** Null if the account is deleted. */
  submittedBy: string | null;
  version: number;
  /** The fields that differ, as formatted in the form: choices and days one per line. */
  fields: { name: keyof TourDraftValues; before: string; after: string }[];
  /** Issues with the current tour that make the edits invalid. */
  issues: WizardIssue[];
}

/** @throws AppError `not_found` (tour), `illegal_transition` (no edits submitted) */
export async function getChangedTexts(
  { db }: { db: Database },
  _admin: Admin,
  slug: string,
): Promise<ChangedTexts> {
  const { written, draft } = requireSubmitted(await drafts.findTourAndDraft(db, slug));
  const { base, values, changes } = writtenValues(written);
  return {
    slug,
    title: written.tour.fields.title,
    companyName: written.operator.companyName,
    submittedAt: draft.submittedAt,
    submittedBy: draft.updatedBy?.name ?? null,
    version: draft.version,
    fields: (Object.keys(changes) as (keyof TourDraftValues)[]).map((name) => ({
      name,
      before: asText(base[name]),
      after: asText(values[name]),
    })),
    issues: issuesIn(values),
  };
}

type Value = string | readonly string[] | readonly { title: string; text: string }[];

function asText(value: Value): string {
  if (typeof value === "string") return value;
  return value
    .map((part, index) => (typeof part === "string" ? part : `Day ${index + 1}: ${part.title}\n${part.text}`))
    .join("\n");
}

/** @throws AppError `not_found`, `illegal_transition` */
export function requireSubmitted(written: WrittenTour | null) {
  if (!written) throw new AppError("not_found", "Tour not found.");
  const { draft } = written;
  if (!draft || draft.submittedAt === null)
    throw new AppError("illegal_transition", "This tour has no changes under review.");
  return { written, draft: { ...draft, submittedAt: draft.submittedAt } };
}
