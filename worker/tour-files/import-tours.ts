import { z } from "zod";
import { AppError, staleEdit } from "~/domain/errors";
import { isReservedSlug, slugOf, tourFormValues, type TourFields } from "~/domain/tour-drafts/tour-form";
import { draftFields } from "~/domain/tour-drafts/tour-wizard";
import {
  readFileTour,
  type FileRest,
  type ImportOutcome,
  type ImportRow,
} from "~/domain/tour-files/tour-file";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { operatorNotFound, type Staff } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import { violates } from "../platform/db/errors";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import { hasDraftQuota } from "../tour-drafts/draft-quota.repo";
import { saveTourDraft } from "../tour-drafts/save-tour-draft";
import { noRoom } from "../tour-drafts/start-tour";
import { findWrittenTour } from "../tour-drafts/tour-drafts.repo";
import { insertDraft } from "../tour-drafts/draft-changes.repo";
import { findSlugOwner, replaceDraft } from "./tour-files.repo";
import { logError } from "../platform/log";

interface Dependencies {
  audit: AuditDependencies;
  clock: Clock;
}

/** Max tours whose slug begins with the same words. */
const maxSlugs = 50;

/**
 * Counts an import, and returns the operator for which it is made.
 * @param asked slug; empty if the viewer has one operator only
 * @throws AppError `not_found` (operator), `too_many_requests`
 */
export async function beginTourImport(
  { limiters }: { limiters: Pick<Limiters, "form"> },
  staff: Staff<"tours">,
  asked: string,
  headers: Headers,
): Promise<string> {
  await requireWithinLimit(limiters.form, headers, "Too many imports. Please wait a minute.");
  const { operators } = staff;
  const found =
    asked === "" && operators.length === 1
      ? operators[0]
      : operators.find(({ operator }) => operator === asked);
  if (!found) throw operatorNotFound();
  return found.operator;
}

/**
 * Imports a tour of a file as a draft of an operator. A draft with its address is replaced; a tour that is published or booked gets
 * unsubmitted changes instead. Nothing is published. Each row lists the errors of a tour.
 * @param isTrial true for a report without changes
 * @throws AppError `not_found` (operator)
 */
export async function importTour(
  dependencies: Dependencies,
  staff: Staff<"tours">,
  { row, tour, operator, isTrial }: { row: number; tour: unknown; operator: string; isTrial: boolean },
): Promise<ImportRow> {
  const named = z.object({ title: z.string() }).safeParse(tour).data?.title.slice(0, 70) ?? "";
  const shown = { row, title: named.trim() || `Tour ${row}` };
  const refused = (errors: ImportRow["errors"]): ImportRow => ({
    ...shown,
    slug: null,
    outcome: "refuse",
    errors,
  });
  if (!staff.operators.some((membership) => membership.operator === operator)) throw operatorNotFound();
  const read = readFileTour(tour, operator);
  if ("errors" in read) return refused(read.errors);
  try {
    const done = await write(dependencies, staff, { ...read, operator, isTrial });
    return { ...shown, ...done, errors: {} };
  } catch (error) {
    if (!(error instanceof AppError)) logError("tour not imported", error);
    const message = error instanceof AppError ? error.message : "Something went wrong. Please try again.";
    return refused((error instanceof AppError && error.errors) || { tour: [message] });
  }
}

interface ReadTour {
  fields: TourFields;
  rest: FileRest;
  /** Questions that the file leaves out: an update keeps them. */
  omitted: readonly ("partyQuestions" | "ownQuestions")[];
}

type Done = { slug: string; outcome: Exclude<ImportOutcome, "refuse"> };

/** Imports a valid tour: under its slug, or under the first one of its title that is unused or the operator's own. */
async function write(
  dependencies: Dependencies,
  staff: Staff<"tours">,
  tour: ReadTour & { operator: string; isTrial: boolean },
): Promise<Done> {
  const { fields, rest, operator } = tour;
  for (let attempt = 0; attempt < maxSlugs; attempt += 1) {
    const slug = rest.slug ?? slugOf(fields.title, attempt);
    if (isReservedSlug(slug)) throw otherSlug("This address is reserved.");
    const owner = await findSlugOwner(dependencies.audit.db, slug);
    if (owner === null) {
      const isCreated = tour.isTrial || (await create(dependencies, staff, { ...tour, slug }));
      if (isCreated) return { slug, outcome: "create" };
    } else if (owner.operator === operator) {
      if (owner.isDeleted) throw otherSlug("A deleted tour has this address.");
      return update(dependencies, staff, { ...tour, slug });
    }
    if (rest.slug !== null) throw otherSlug("Another company has this address.");
  }
  throw new AppError("invalid", "Too many tours have this title.", {
    errors: { title: ["Too many tours have this title. Choose another."] },
  });
}

function otherSlug(message: string): AppError {
  return new AppError("invalid", message, {
    errors: { slug: [`${message} Choose another, or leave it out.`] },
  });
}

/** @returns false if someone else was faster to take the slug */
async function create(
  { audit }: Dependencies,
  staff: Staff<"tours">,
  { slug, fields, rest }: { slug: string; fields: TourFields; rest: FileRest },
): Promise<boolean> {
  const entry = { action: "tour.import" as const, subjectId: slug, after: { ...fields } };
  try {
    await withAudit(audit, staff, entry, (statements) =>
      insertDraft(audit.db, { slug, fields, rest, editor: staff }, statements, audit.clock()),
    );
    return true;
  } catch (error) {
    if (violates(error, "tours.slug")) return false;
    if (violates(error, "tours_operator_named"))
      throw (await hasDraftQuota(audit.db, fields.operator)) ? operatorNotFound(error) : noRoom();
    throw error;
  }
}

async function update(
  dependencies: Dependencies,
  staff: Staff<"tours">,
  { slug, rest, isTrial, ...read }: ReadTour & { slug: string; isTrial: boolean },
): Promise<Done> {
  const { audit, clock } = dependencies;
  const written = await findWrittenTour(audit.db, staff.id, slug);
  if (!written) throw new AppError("not_found", "Tour not found.");
  const { tour, draft, bookings } = written;
  if (tour.status === "pending" || (draft && draft.submittedAt !== null))
    throw new AppError("illegal_transition", "This tour is under review. Withdraw it first.");
  const fields: TourFields = {
    ...read.fields,
    ...Object.fromEntries(read.omitted.map((name) => [name, tour.fields[name]])),
    // The region is part of a destination's address.
    ...(written.kind === "destination" && { region: tour.fields.region }),
  };
  if (tour.status === "active" || bookings > 0) {
    if (!isTrial) {
      const typed = tourFormValues(fields);
      const values = Object.fromEntries(draftFields.map((name) => [name, typed[name]]));
      await saveTourDraft({ db: audit.db, clock }, staff, { slug, version: draft?.version ?? 0, values });
    }
    return { slug, outcome: "change" };
  }
  const entry = {
    action: "tour.import" as const,
    subjectId: slug,
    before: { ...tour.fields },
    after: { ...fields },
  };
  const isDone =
    isTrial ||
    (await withAudit(audit, staff, entry, (statements) =>
      replaceDraft(
        audit.db,
        { tourId: written.id, version: tour.version, userId: staff.id, fields, rest },
        statements,
        audit.clock(),
      ),
    ));
  if (!isDone) throw staleEdit("this tour");
  return { slug, outcome: "update" };
}
