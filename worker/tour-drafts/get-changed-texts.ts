import { AppError } from "~/domain/errors";
import type { FormFields } from "~/domain/form-fields";
import { tourFactLabels } from "~/domain/tour-drafts/tour-fact-labels";
import type { TourDraftValues } from "~/domain/tour-drafts/tour-draft";
import { issuesIn, type WizardIssue } from "~/domain/tour-drafts/tour-wizard";
import { tourWarnings } from "~/domain/tour-drafts/tour-warnings";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { writtenValues } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import type { WrittenTour } from "./tour-drafts.repo";
import type { Admin } from "../platform/authz/actors";

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
  /** Contradictions to judge. */
  warnings: string[];
}

/** @throws AppError `not_found` (tour), `illegal_transition` (no edits submitted) */
export async function getChangedTexts(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
  slug: string,
): Promise<ChangedTexts> {
  const { written, draft } = requireSubmitted(await drafts.findWrittenTour(db, null, slug));
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
      before: asText(base[name], "Day"),
      after: asText(values[name], "Day"),
    })),
    issues: issuesIn(values),
    warnings: tourWarnings(values, written.departureRules, todayInIndia(clock())),
  };
}

/** @param row names the rows of a list: "Day" */
function asText(fields: FormFields, row = ""): string {
  if (typeof fields === "string") return fields;
  if (Array.isArray(fields))
    return fields
      .map((part, index) =>
        typeof part === "string" ? part : `${row || "No."} ${index + 1}\n${asText(part)}`,
      )
      .join("\n");
  return Object.entries(fields)
    .map(([name, part]) => {
      const label = tourFactLabels[name] ?? name;
      return `${label}: ${typeof part === "string" ? part : `\n${asText(part, name === "stops" ? "Stop" : "")}`}`;
    })
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
